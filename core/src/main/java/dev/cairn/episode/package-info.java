/**
 * What a command must know before it writes: which episodes there are, and which policy is in force.
 *
 * <p>Two small folds: {@link dev.cairn.episode.Episodes} and {@link dev.cairn.episode.PolicyInForce}.
 * Entries are not kept here; they are found through the index and read from the log.
 */
@NullMarked
package dev.cairn.episode;

import org.jspecify.annotations.NullMarked;
