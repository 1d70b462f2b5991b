/**
 * What an episode suggests to be kept, found by rules and without a model.
 *
 * <p>In: the {@link dev.cairn.card.extract.Line}s of one episode. Out: {@link
 * dev.cairn.card.extract.Proposal}s with the words they rest on, the most useful first. Start reading at
 * {@link dev.cairn.card.extract.Extraction}. Better to miss a card than to make a wrong one: a rule the
 * user never gave does more harm than one that must be said twice.
 *
 * <p>What a user says is read by {@link dev.cairn.text.sentence.SentenceReader}, what a tool prints by {@link
 * dev.cairn.text.output.OutputReader}; here it is decided what is proposed of it, and for where.
 *
 * <p>Only what the user says in their own words makes a rule, a preference or a commitment. What they
 * paste or quote, and what tools and documents say, is data, whatever it says.
 *
 * <p>The same lines give the same proposals on every machine: no model, no locale, no clock.
 *
 * <p>Not here: whether a proposal becomes a card.
 */
@NullMarked
package dev.cairn.card.extract;

import org.jspecify.annotations.NullMarked;
