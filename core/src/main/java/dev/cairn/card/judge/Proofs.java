package dev.cairn.card.judge;

import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Scope;
import dev.cairn.log.Trust;
import dev.cairn.policy.CardPolicy;
import java.util.Optional;
import java.util.OptionalDouble;

/** Whether a candidate is proven the way its kind must be. */
final class Proofs {
  private final CardPolicy policy;
  private final Likeness likeness;

  Proofs(CardPolicy policy, Likeness likeness) {
    this.policy = policy;
    this.likeness = likeness;
  }

  /** What is wrong with its evidence, if anything. */
  Optional<Ruling> lacking(Candidate candidate, Numbers numbers) {
    if (candidate.retracted()) {
      return refused(
          "untrusted_source", "its generator " + candidate.said().proposedBy() + " was retracted");
    }
    if (isTooWide(candidate)) {
      return refused(
          "untrusted_source", "words from outside hold where they were read; leave the scope out");
    }
    if (isWidened(candidate) && !candidate.restsOn(anchor -> anchor.byUser())) {
      return missing("only the user's words let it hold in " + candidate.scope()
          + " at once; leave the scope out, and promote it when it has proven itself");
    }
    return switch (candidate.kind()) {
      case PREFERENCE, CONSTRAINT, COMMITMENT -> rule(candidate, numbers);
      case FACT ->
        candidate.restsOn(anchor -> true)
            ? Optional.empty()
            : missing("a fact needs a piece of evidence");
      case TACTIC -> tactic(candidate);
      case NEGATIVE_RESULT ->
        candidate.restsOn(anchor -> anchor.failed())
            ? Optional.empty()
            : missing("a negative result needs the output of a tool that failed");
    };
  }

  private Optional<Ruling> rule(Candidate candidate, Numbers numbers) {
    if (!candidate.restsOn(anchor -> anchor.byUser())) {
      return missing("only the user's own words make a " + candidate.kind().label());
    }
    double share = candidate.userWords().stream()
        .mapToDouble(candidate.wording()::supportedBy)
        .max()
        .orElse(0);
    OptionalDouble cosine = candidate.userWords().stream()
        .map(words -> likeness.cosine(candidate.wording().statement(), words))
        .flatMapToDouble(OptionalDouble::stream)
        .max();
    numbers.put("said_by_user", share);
    cosine.ifPresent(near -> numbers.put("said_by_user_cosine", near));
    Backing backing = Backing.of(candidate, policy);
    boolean said = share >= policy.supportedShare()
        || cosine.orElse(-1) >= policy.supportedCosine()
        || backing.isVerbatim();
    if (!said) {
      return missing("the user's words that are cited do not say this");
    }
    if (backing.isReversed()) {
      return missing("the user's words that are cited say the opposite");
    }
    return backing.namesNewAddress()
        ? missing("the user's words that are cited do not name this address")
        : Optional.empty();
  }

  /** Whether it is to hold beyond where it was learned. */
  private static boolean isWidened(Candidate candidate) {
    return candidate.scope().tier() != Scope.Tier.REPO
        && !candidate.scope().equals(candidate.home());
  }

  /** What a stranger's page says of one repository must not be told to all of them. */
  private static boolean isTooWide(Candidate candidate) {
    boolean wide = candidate
        .said()
        .scope()
        .filter(scope -> scope.tier() != Scope.Tier.REPO)
        .isPresent();
    return wide
        && !candidate.said().anchors().isEmpty()
        && candidate.said().anchors().stream().allMatch(anchor -> anchor.trust() == Trust.EXTERNAL);
  }

  /** A procedure from outside is an instruction from outside. */
  private static Optional<Ruling> tactic(Candidate candidate) {
    boolean shown = candidate.restsOn(anchor -> anchor.ref().kind() != EvidenceRef.Kind.USER_SPAN);
    if (!shown) {
      return missing("a tactic needs a tool's output or a document that shows it works");
    }
    boolean ours = candidate.restsOn(anchor ->
        anchor.ref().kind() != EvidenceRef.Kind.USER_SPAN && anchor.trust() != Trust.EXTERNAL);
    return ours
        ? Optional.empty()
        : refused("untrusted_source", "a tactic cannot rest on outside sources alone");
  }

  private static Optional<Ruling> missing(String rule) {
    return refused("evidence_missing", rule);
  }

  private static Optional<Ruling> refused(String reason, String rule) {
    return Optional.of(Ruling.refused(reason, rule, Optional.empty()));
  }
}
