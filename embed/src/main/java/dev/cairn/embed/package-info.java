/**
 * Turns sentences into vectors inside the process, without asking a service.
 *
 * <p>Implements {@link dev.cairn.index.Embedder}. In: text. Out: vectors of one fixed length, named by
 * the model that made them.
 *
 * <p>Not here: where vectors are kept and how they are compared (index, in core). Without a model
 * Cairn searches by words alone and says so.
 */
@NullMarked
package dev.cairn.embed;

import org.jspecify.annotations.NullMarked;
