/**
 * Puts numbers to the open questions of the founding documents: each number they call arbitrary against others,
 * on the same runs. Start reading at {@link dev.cairn.eval.question.Questions}.
 */
@NullMarked
package dev.cairn.eval.question;

import org.jspecify.annotations.NullMarked;
