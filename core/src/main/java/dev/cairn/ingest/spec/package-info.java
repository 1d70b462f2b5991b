/**
 * Adapters written as YAML: which nodes and edges follow from input of some kind.
 *
 * <p>In: the text of a spec, then JSON as maps. Out: {@link dev.cairn.ingest.Emission}s. A spec is checked
 * whole before anything runs ({@link dev.cairn.ingest.spec.Spec#parse}), and what it can cost is bounded
 * ({@link dev.cairn.ingest.spec.Budget}): it may come from anybody.
 *
 * <p>Not here: which specs are loaded, and running the enrichments a spec asks for.
 */
@NullMarked
package dev.cairn.ingest.spec;

import org.jspecify.annotations.NullMarked;
