/** The operations on the evidence graph: ingest, retract, enrich, and every way to look at it. */
@NullMarked
package dev.cairn.engine.graph;

import org.jspecify.annotations.NullMarked;
