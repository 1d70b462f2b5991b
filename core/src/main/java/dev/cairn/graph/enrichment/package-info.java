/**
 * Enrichments that follow from the graph alone. Each says what it wants for the region that changed; the
 * engine in {@link dev.cairn.graph} adds, updates and withdraws its slots. They ask no model, no clock and
 * no chance, so they are folded, not logged.
 */
@NullMarked
package dev.cairn.graph.enrichment;

import org.jspecify.annotations.NullMarked;
