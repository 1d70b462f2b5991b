/**
 * Finds texts by their meaning: vectors of length 1, compared by their dot product.
 *
 * <p>In: vectors made by an {@link dev.cairn.index.Embedder}, one or more per text, under a number the caller
 * chose. Out: {@link dev.cairn.index.vector.Neighbour}s, nearest first. {@link
 * dev.cairn.index.vector.VectorSet} holds them in memory, {@link dev.cairn.index.vector.VectorCache} in the
 * store, {@link dev.cairn.index.vector.LazyEmbedder} says whether there is a model yet.
 *
 * <p>Not here: any model (module embed), what a number stands for, fusion with words (search). Start reading
 * at {@link dev.cairn.index.vector.VectorSet}.
 */
@NullMarked
package dev.cairn.index.vector;

import org.jspecify.annotations.NullMarked;
