/**
 * Reaches into the module {@code embed} for what it keeps to itself, so that it can be measured part by part.
 *
 * <p>In: a text. Out: a bare call of the runtime on the very tokens the embedder would read. Nothing here is
 * used outside of measurements.
 */
@NullMarked
package dev.cairn.embed;

import org.jspecify.annotations.NullMarked;
