/**
 * Reads what a tool call would do: commands, SQL, requests, paths, hosts, text written.
 *
 * <p>In: tool, arguments, words. Out: a {@link dev.cairn.text.call.ReadCall}. Start reading at {@link
 * dev.cairn.text.call.CallReader}. Not here: how risky it is, and whether a rule speaks to it.
 */
@NullMarked
package dev.cairn.text.call;

import org.jspecify.annotations.NullMarked;
