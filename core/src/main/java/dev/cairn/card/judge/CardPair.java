package dev.cairn.card.judge;

import dev.cairn.card.extract.FailureTag;
import dev.cairn.card.extract.HeardAs;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.pair.Comparison;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.RuleComparer;
import java.util.Optional;
import java.util.OptionalDouble;

/** A candidate beside a card: how alike they are, and what the one does to the other. */
record CardPair(
    Candidate candidate,
    ActiveCard card,
    double lexical,
    OptionalDouble cosine,
    Comparison comparison) {

  /** How near both are, to choose whom to compare with. */
  static double nearness(Candidate candidate, ActiveCard card, Meaning meaning) {
    double words = candidate.wording().overlap(card.wording());
    return Math.max(words, cosine(candidate, card, meaning).orElse(0));
  }

  static CardPair of(Candidate candidate, ActiveCard card, Meaning meaning, RuleComparer comparer) {
    return new CardPair(
        candidate,
        card,
        candidate.wording().overlap(card.wording()),
        cosine(candidate, card, meaning),
        comparer.compare(card.wording().statement(), said(candidate), meaning.vectors()));
  }

  /** A rule is compared by the user's own sentence, whatever its proposer made of it. */
  private static String said(Candidate candidate) {
    return candidate.kind().isNormative()
        ? candidate.words()
        : candidate.wording().statement();
  }

  private static OptionalDouble cosine(Candidate candidate, ActiveCard card, Meaning meaning) {
    return meaning.cosine(said(candidate), card.wording().statement());
  }

  boolean isSame(CardPolicy policy) {
    if (candidate.kind() == CardKind.NEGATIVE_RESULT) {
      Optional<String> failure = FailureTag.among(candidate.said().tags());
      return failure.isPresent()
          ? failure.equals(FailureTag.among(card.tags()))
          : card.wording().claimsTheSame(candidate.wording());
    }
    return card.wording().claimsTheSame(candidate.wording()) || isParaphrase(policy);
  }

  /**
   * Said again in other words. Another thing in the same place is another claim, however alike both sound; so
   * most words must be shared, or a model must find both near: a new value that is taken for the old one is
   * lost. What is no rule by itself needs neither: it is a further witness or nothing.
   */
  private boolean isParaphrase(CardPolicy policy) {
    Wording ours = candidate.wording();
    Wording theirs = card.wording();
    boolean near = cosine.orElse(0) >= policy.knownCosine()
        || ours.shareIn(theirs) >= policy.sameLexical()
        || theirs.shareIn(ours) >= policy.sameLexical();
    boolean sameClaim = isNoRuleByItself()
        ? theirs.hasValuesOf(ours) || ours.hasValuesOf(theirs)
        : near && theirs.sameValues(ours);
    return comparison.effect() == Effect.SAME
        && sameClaim
        && !ours.allowsMoreThan(theirs)
        && !theirs.swapsOneThing(ours)
        && !(theirs.isTurned(ours) && theirs.isNegative() != ours.isNegative());
  }

  /** Whether it leaves the rule in force but for a case it names. */
  boolean isException() {
    boolean repeatsWithCase = comparison.effect() == Effect.SAME
        && candidate.wording().stance().contains(Cues.EXCEPTION)
        && candidate.wording().allowsMoreThan(card.wording());
    return comparison.effect() == Effect.EXCEPTION || repeatsWithCase;
  }

  private boolean isNoRuleByItself() {
    return candidate.heardAs().equals(Optional.of(HeardAs.CHANGE));
  }

  /** Whether the card holds at least where the candidate would. */
  boolean isAsWide() {
    Scope wide = card.scope();
    return wide.tier().compareTo(candidate.scope().tier()) >= 0;
  }

  /** Whether it takes the card's place. An equal subject makes another value likelier, never a ban's end. */
  boolean supersedes(CardPolicy policy) {
    boolean sameSubject = candidate.said().subject().isPresent()
        && card.isAbout(candidate)
        && !card.wording().isNegative();
    return (comparison.supersedes() && !mayReverseAnother())
        || isLiteral()
        || (sameSubject
            && comparison.probability(Effect.REPLACES_VALUE) >= policy.sameSubjectValue());
  }

  /**
   * "You need not validate output" takes nothing back of "validate input". By words alone nobody knows whether
   * the one thing that differs is another word for the same, or whether "you may push when the pipeline is down"
   * means that case alone; when in doubt both stay.
   */
  private boolean mayReverseAnother() {
    return cosine.isEmpty()
        && comparison.effect() == Effect.REVERSES
        && (candidate.wording().differsInOneThing(card.wording())
            || candidate.wording().allowsACaseOf(card.wording()));
  }

  /**
   * The same words say the opposite, or give another number: nobody needs a model to see that. Of a sentence
   * that is no rule by itself it proves nothing: it may be meant for once, or not be meant at all.
   */
  private boolean isLiteral() {
    return !isNoRuleByItself()
        && (candidate.wording().isOppositeOf(card.wording())
            || card.wording().givesOtherNumber(candidate.wording()));
  }

  String becauseSuperseded() {
    return isLiteral()
        ? "it says the opposite or another number in the same words"
        : comparison.because();
  }

  double supersession() {
    return isLiteral()
        ? 1
        : comparison.probability(Effect.REVERSES) + comparison.probability(Effect.REPLACES_VALUE);
  }

  /** Whether a fact gives the same subject another value, so that both cannot hold. */
  boolean contradicts(CardPolicy policy) {
    boolean sameSubject = candidate.said().subject().isPresent() && card.isAbout(candidate);
    return candidate.kind() == CardKind.FACT
        && (sameSubject
            || supersedes(policy)
            || card.wording().givesOtherValue(candidate.wording(), policy.sameThing()));
  }

  /** Whether the card says all of it already. */
  boolean isKnown() {
    return candidate.kind() != CardKind.NEGATIVE_RESULT
        && candidate.wording().isWithin(card.wording())
        && !card.wording().isTurned(candidate.wording());
  }
}
