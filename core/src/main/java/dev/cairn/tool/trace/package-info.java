/**
 * Runs of tools: checked, and read as links between the tools that took part. What is learned from them goes
 * into the evidence graph under the name {@code trace}, so that it can be taken out again.
 */
@NullMarked
package dev.cairn.tool.trace;

import org.jspecify.annotations.NullMarked;
