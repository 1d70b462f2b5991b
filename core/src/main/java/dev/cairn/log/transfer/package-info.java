/**
 * A context's log as JSON Lines: one header, one line per event with its texts, one closing line.
 *
 * <p>Lossless: payloads travel as the exact stored bytes, so a log restored into an empty context has the
 * same chain. The closing line tells a whole export from a cut one.
 */
@NullMarked
package dev.cairn.log.transfer;

import org.jspecify.annotations.NullMarked;
