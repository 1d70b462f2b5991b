/**
 * Graph algorithms over a snapshot.
 *
 * <p>In: a {@link dev.cairn.graph.algorithm.Csr}, whose nodes are numbers that the caller gave in the order
 * of their ids, and a policy. Out: values by node number. Every algorithm is a pure function: the same
 * snapshot gives the same bits on every machine, so each sum has a fixed order and logarithms come from
 * {@link java.lang.StrictMath}. Not here: ids, relations, when a snapshot is taken, what is done with a
 * result. Start reading at {@link dev.cairn.graph.algorithm.Csr}.
 */
@NullMarked
package dev.cairn.graph.algorithm;

import org.jspecify.annotations.NullMarked;
