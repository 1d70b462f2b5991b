/**
 * The operations of the gate: decide, tell how it went, and what the user says about risk, trust and single calls.
 *
 * <p>It fails closed: whatever cannot be read or written is an error, and an error is never a yes.
 */
@NullMarked
package dev.cairn.engine.decide;

import org.jspecify.annotations.NullMarked;
