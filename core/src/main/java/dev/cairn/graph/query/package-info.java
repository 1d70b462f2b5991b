/**
 * Answers questions about the evidence graph: around a node, between two, who contributes, what changed.
 *
 * <p>In: requests from {@link dev.cairn.operation} and a {@link dev.cairn.graph.Graph} that nobody changes
 * meanwhile. Out: bounded answers in an order that does not depend on how the graph grew. Long property
 * texts lie beside the chain; they are named here and put in by {@link dev.cairn.graph.query.Texts} once
 * the graph is no longer held.
 */
@NullMarked
package dev.cairn.graph.query;

import org.jspecify.annotations.NullMarked;
