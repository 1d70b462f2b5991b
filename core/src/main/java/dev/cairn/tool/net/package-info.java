/**
 * Tools and capabilities as the evidence graph relates them: what they are near to, how much rests on them,
 * and which go together. Made anew when the graph has changed, and shared by all who look meanwhile.
 */
@NullMarked
package dev.cairn.tool.net;

import org.jspecify.annotations.NullMarked;
