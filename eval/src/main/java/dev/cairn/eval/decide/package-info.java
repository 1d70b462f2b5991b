/**
 * {@code cairn eval decide}: whether what Cairn expects of a call comes true, and what its gate lets through.
 *
 * <p>The calls of a data set are told one after another as an agent would make them: what is expected, may it run, how
 * did it go. {@code simulate} does the same with tools whose chances are known and change.
 */
@NullMarked
package dev.cairn.eval.decide;

import org.jspecify.annotations.NullMarked;
