package dev.cairn.card;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.CardTruth;
import dev.cairn.formula.CardUtility;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardKind;
import dev.cairn.policy.CardPolicy;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** What a card is worth by a policy: how true, how useful, how much in doubt. */
public final class Assessment {
  private final Card card;
  private final CardPolicy policy;

  public Assessment(Card card, CardPolicy policy) {
    this.card = card;
    this.policy = policy;
  }

  public Status status() {
    if (card.retired().isPresent()) {
      return Status.SUPERSEDED;
    }
    if (card.archived()) {
      return Status.ARCHIVED;
    }
    return needsRecheck() ? Status.NEEDS_RECHECK : Status.ACTIVE;
  }

  /** Doubted too much, or nobody stands by it any more. */
  private boolean needsRecheck() {
    return mass() >= recheckAt() || !card.proof().isProposed();
  }

  /** Doubt that no recheck has answered. What was said or printed at once counts once, however cited. */
  public double mass() {
    Map<String, Double> byEntry = new TreeMap<>();
    for (Dispute dispute : card.proof().disputes()) {
      if (!dispute.cleared()) {
        dispute
            .anchors()
            .forEach(
                anchor -> byEntry.merge(anchor.ref().id().toString(), weight(anchor), Math::max));
      }
    }
    return sum(byEntry);
  }

  /** The mass of doubt at which it is to be looked at again. */
  public double recheckAt() {
    return switch (card.scope().tier()) {
      case REPO -> policy.recheckRepo();
      case DOMAIN -> policy.recheckDomain();
      case GLOBAL -> policy.recheckGlobal();
    };
  }

  public double support() {
    return byOrigin(card.proof().anchors());
  }

  /** Also what a recheck has answered: evidence never decays, it is outweighed. */
  public double contradiction() {
    return byOrigin(card.proof().disputes().stream()
        .filter(Dispute::contradicts)
        .flatMap(dispute -> dispute.anchors().stream())
        .toList());
  }

  public Explanation truth() {
    return CardTruth.of(support(), contradiction());
  }

  public Explanation utility() {
    return CardUtility.of(card.use().wins(), card.use().losses());
  }

  /** What it is measured by: a tactic by what became of it, all else by what speaks for it. */
  public Explanation worth() {
    return card.kind() == CardKind.TACTIC ? utility() : truth();
  }

  public boolean isWeak() {
    return worth().value() < policy.truthLow();
  }

  /** Whether a doubt is open. A contradiction that has won is none: the card is believed no longer. */
  public boolean isDisputed() {
    boolean refuted = contradiction() > 0 && truth().value() < policy.truthLow();
    return card.proof().disputes().stream()
        .anyMatch(dispute -> !dispute.cleared() && !(refuted && dispute.contradicts()));
  }

  /** What one piece of evidence weighs for or against this card. */
  public double weight(Anchor anchor) {
    if (card.kind().isNormative()) {
      return anchor.byUser() ? policy.ruleWeight() : 0;
    }
    return switch (anchor.ref().kind()) {
      case TOOL_OUTPUT -> policy.toolWeight();
      case DOC_SPAN -> policy.documentWeight();
      case USER_SPAN -> policy.userWeight();
    };
  }

  /** One origin counts once, with the most it brought. */
  private double byOrigin(Collection<Anchor> anchors) {
    Map<String, Double> origins = new TreeMap<>();
    anchors.forEach(anchor -> origins.merge(anchor.origin(), weight(anchor), Math::max));
    return sum(origins);
  }

  /** In the order of names, so that replays agree to the last bit. */
  private static double sum(Map<String, Double> weights) {
    double sum = 0;
    for (double weight : weights.values()) {
      sum += weight;
    }
    return sum;
  }
}
