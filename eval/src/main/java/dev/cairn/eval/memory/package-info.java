/**
 * The suite {@code cairn eval memory}: is what was said found again when it is asked for?
 *
 * <p>In: conversations cut into units, and questions that name the units with the answer. Out: how many
 * of them {@code search} finds, and how early. Every conversation becomes a context and everything goes
 * through the facade, as it would for a host.
 *
 * <p>Not here: intervals, tables, files ({@link dev.cairn.eval.suite}). Start reading at {@link Trial};
 * {@link Configuration} is where another way to run it is plugged in.
 */
@NullMarked
package dev.cairn.eval.memory;

import org.jspecify.annotations.NullMarked;
