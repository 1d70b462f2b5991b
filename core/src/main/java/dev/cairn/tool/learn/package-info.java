/**
 * Fits the weights by which the next tool is foretold on the runs of one log, and says whether they are better.
 *
 * <p>In: the runs in their order, and the weights before. Out: {@link dev.cairn.tool.learn.Lesson}. Every step of
 * a run is foretold from the runs before it only, as it was when it happened. {@link
 * dev.cairn.tool.learn.LearnedWeights} is the fold of what was adopted.
 */
@NullMarked
package dev.cairn.tool.learn;

import org.jspecify.annotations.NullMarked;
