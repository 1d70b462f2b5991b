/**
 * Who a caller is: the tokens of a data folder, what each lets its bearer do, and how an engine proves that it knows
 * them.
 *
 * <p>In: the data folder and the environment. Out: {@link dev.cairn.server.token.Tokens}, which turn what was shown
 * into an {@link dev.cairn.server.operation.Access}. A data folder has two tokens that stay, the agent's and the
 * person's, in files of their owner alone. A token that is bound to contexts is made from the agent's and kept
 * nowhere: whoever knows the agent's can check it.
 *
 * <p>Not here: what is asked with it ({@link dev.cairn.server.http}), and which operation needs which role ({@link
 * dev.cairn.operation.Operation}).
 */
@NullMarked
package dev.cairn.server.token;

import org.jspecify.annotations.NullMarked;
