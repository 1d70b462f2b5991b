package dev.cairn.text.sentence;

import dev.cairn.text.Sentence;

/**
 * A sentence with what it is.
 *
 * @param act the likeliest of what it may be
 * @param probability of that act
 * @param standing the probability that it is to be remembered
 * @param negative whether it says no
 * @param once whether it says that it holds this time only
 * @param aboutPerson whether it is about the one who speaks, not about the work
 * @param statement what a card would say: readable by itself
 * @param start where its evidence begins in the turn; before the sentence if the one before is needed to
 *     understand it
 * @param end where its evidence ends
 */
public record ReadSentence(
    Sentence sentence,
    Act act,
    double probability,
    double standing,
    Hearing hearing,
    boolean negative,
    boolean once,
    boolean aboutPerson,
    Place place,
    Content content,
    String statement,
    int start,
    int end) {}
