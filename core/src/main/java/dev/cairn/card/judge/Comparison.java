package dev.cairn.card.judge;

import dev.cairn.log.CardKind;
import dev.cairn.policy.CardPolicy;
import java.util.OptionalDouble;

/** Two statements side by side: how alike they are, and whether one takes back what the other says. */
record Comparison(
    double lexical,
    OptionalDouble cosine,
    boolean sameValues,
    boolean otherwise,
    boolean restates) {

  static Comparison of(
      Wording ours, Wording theirs, OptionalDouble cosine, CardKind kind, CardPolicy policy) {
    boolean restates = ours.restates(theirs, policy);
    boolean otherwise = ours.reverses(theirs, policy) || ours.revalues(theirs, policy);
    return new Comparison(
        ours.overlap(theirs),
        cosine,
        ours.sameValues(theirs),
        otherwise && !(restates && theirs.restates(ours, policy)),
        // Reasons are left out of rules; of what else is said, every part counts.
        restates && kind.isNormative());
  }

  /** Whether both are one: the same words, or nearly so, and the same meaning where a model can tell. */
  boolean isSame(CardPolicy policy) {
    boolean worded = lexical == 1
        || (lexical >= policy.sameLexical() && cosine.orElse(1) >= policy.sameCosine());
    return !otherwise && (restates || (sameValues && worded));
  }

  /** Whether the card says enough of it already. Other numbers or code are other news. */
  boolean isKnown(CardPolicy policy) {
    return sameValues
        && !otherwise
        && (lexical >= policy.knownLexical() || cosine.orElse(-1) >= policy.knownCosine());
  }

  /** How alike, to choose the likest. */
  double alike() {
    return Math.max(lexical, cosine.orElse(0));
  }
}
