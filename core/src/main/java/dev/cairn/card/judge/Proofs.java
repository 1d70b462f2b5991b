package dev.cairn.card.judge;

import dev.cairn.log.CardKind;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Scope;
import dev.cairn.log.Trust;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.pair.RuleComparer;
import java.util.List;
import java.util.Optional;

/** Whether a candidate is proven the way its kind must be. */
final class Proofs {
  private final CardPolicy policy;
  private final Meaning meaning;
  private final RuleComparer comparer;

  Proofs(CardPolicy policy, Meaning meaning, RuleComparer comparer) {
    this.policy = policy;
    this.meaning = meaning;
    this.comparer = comparer;
  }

  /** What is wrong with its evidence, if anything. */
  Optional<Ruling> lacking(Candidate candidate) {
    if (candidate.retracted()) {
      return refused(
          "untrusted_source", "its generator " + candidate.said().proposedBy() + " was retracted");
    }
    if (candidate.kind().isNormative() && isPasted(candidate)) {
      return Optional.of(Ruling.pasted());
    }
    if (isTooWide(candidate)) {
      return refused(
          "untrusted_source", "words from outside hold where they were read; leave the scope out");
    }
    if (isElsewhere(candidate) && !isSaidThere(candidate)) {
      return missing("only the user's words let it hold in " + candidate.scope()
          + " at once; leave the scope out, and promote it when it has proven itself");
    }
    return ofKind(candidate).or(() -> beyondEvidence(candidate));
  }

  /**
   * What somebody else makes of what was said or printed: its names, numbers, hosts, paths and commands stand there. So do
   * some of the words of a fact, and of whatever rests on the user's words alone; how something is done, or fails, an
   * output may show without a word in common.
   */
  private Optional<Ruling> beyondEvidence(Candidate candidate) {
    boolean free = candidate.kind().isNormative()
        || candidate.said().rule().isPresent()
        || candidate.cited().isEmpty();
    if (free) {
      return Optional.empty();
    }
    AddedWords words = new AddedWords(candidate.cited());
    Wording stated = candidate.wording();
    boolean told = candidate.kind() == CardKind.FACT
        || !candidate.restsOn(anchor -> anchor.ref().kind() != EvidenceRef.Kind.USER_SPAN);
    List<String> added = words.literalsOf(stated);
    if (added.isEmpty() && told && words.shareOf(stated) < policy.supportedShare()) {
      added = words.of(stated);
    }
    return added.isEmpty()
        ? Optional.empty()
        : refused("words_added", "what is cited does not say: " + String.join(", ", added));
  }

  private Optional<Ruling> ofKind(Candidate candidate) {
    return switch (candidate.kind()) {
      case PREFERENCE, CONSTRAINT, COMMITMENT -> rule(candidate);
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

  private Optional<Ruling> rule(Candidate candidate) {
    if (!candidate.restsOn(anchor -> anchor.byUser())) {
      return missing("only the user's own words make a " + candidate.kind().label());
    }
    // What the reader heard is the user's sentence itself; a proposal of others is held to it.
    return candidate.heardAs().isPresent()
        ? Optional.empty()
        : new Backing(policy, meaning, comparer).lacking(candidate);
  }

  private static boolean isPasted(Candidate candidate) {
    return !candidate.restsOn(anchor -> anchor.byUser())
        && candidate.restsOn(anchor -> anchor.ref().kind() == EvidenceRef.Kind.USER_SPAN);
  }

  /** Whether it is to hold elsewhere than where it was learned. A narrower place lies within. */
  private static boolean isElsewhere(Candidate candidate) {
    Scope scope = candidate.scope();
    return !scope.equals(candidate.home())
        && scope.tier().compareTo(candidate.home().tier()) >= 0;
  }

  /** What the reader heard holds where the sentence says; a writer's scope needs such a sentence. */
  private boolean isSaidThere(Candidate candidate) {
    return candidate.heardAs().isPresent()
        || Placement.holdsWidely(candidate.wording(), candidate.sentences(), policy.tasteScope());
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
