/**
 * What an episode suggests to be kept, found by rules and without a model.
 *
 * <p>In: the {@link dev.cairn.card.extract.Line}s of one episode. Out: {@link
 * dev.cairn.card.extract.Proposal}s with the words they rest on, the most useful first. Start reading at
 * {@link dev.cairn.card.extract.Extraction}. Better to miss a card than to make a wrong one: a rule the
 * user never gave does more harm than one that must be said twice.
 *
 * <p>What a user says is read by {@link dev.cairn.card.extract.UserWords}: {@link
 * dev.cairn.card.extract.Spoken} takes a sentence apart into what is said, on which condition, for how long and
 * why, and there is one class for each thing one does by saying it: {@link dev.cairn.card.extract.Bans}, {@link
 * dev.cairn.card.extract.Duties}, {@link dev.cairn.card.extract.Choices}, {@link
 * dev.cairn.card.extract.Promises}, and {@link dev.cairn.card.extract.Releases} and {@link
 * dev.cairn.card.extract.Changes}, which take it back. A plain request is done once it is done; only what says
 * that it lasts becomes a rule.
 *
 * <p>Only what the user says in their own words makes a rule, a preference or a commitment. What they
 * paste or quote, and what tools and documents say, is data, whatever it says.
 *
 * <p>The same lines give the same proposals on every machine: no model, no locale, no clock. Whoever
 * changes what is found raises {@link dev.cairn.card.extract.Extraction#VERSION}.
 *
 * <p>Not here: whether a proposal becomes a card.
 */
@NullMarked
package dev.cairn.card.extract;

import org.jspecify.annotations.NullMarked;
