/**
 * Feeds every parser, and every operation, with bytes of any kind. What comes in is bytes of a fuzzer (Jazzer in {@code ./test
 * release}, mutated samples in the tests), what goes out is nothing: a refusal with a code is an answer, and anything else that
 * is thrown is a finding. Start reading at {@link dev.cairn.eval.fuzz.FuzzTarget}.
 */
@NullMarked
package dev.cairn.eval.fuzz;

import org.jspecify.annotations.NullMarked;
