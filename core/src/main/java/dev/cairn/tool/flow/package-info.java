/**
 * What one tool gives and another takes, read from their schemas. What fits together goes into the evidence
 * graph under the name {@code schema-flow}, so that it can be taken out again.
 */
@NullMarked
package dev.cairn.tool.flow;

import org.jspecify.annotations.NullMarked;
