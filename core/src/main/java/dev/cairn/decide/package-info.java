/**
 * Chooses what an agent is shown before it acts: a pack for a prompt, guards for an action.
 *
 * <p>In: cards that were found and ranked ({@code search}), what the agent is about to do. Out: the answers of
 * {@link dev.cairn.operation.MakePack} and {@link dev.cairn.operation.CheckAction}, every line citing its
 * evidence and neutralized, because recalled words are data whatever they say. Start reading at {@link
 * dev.cairn.decide.Packer} and {@link dev.cairn.decide.Guarding}. Not here: writing down what was shown, which
 * is the facade's.
 */
@NullMarked
package dev.cairn.decide;

import org.jspecify.annotations.NullMarked;
