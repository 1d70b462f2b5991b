package dev.cairn.decide;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Status;
import dev.cairn.explain.Explanation;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EvidenceRef;
import dev.cairn.operation.CheckAction.Guard;
import dev.cairn.operation.Cited;
import dev.cairn.policy.Policy;
import dev.cairn.search.Citations;
import dev.cairn.search.Flags;
import dev.cairn.text.guard.GuardMatch;
import dev.cairn.text.guard.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes guards of the rules and failures that speak to an action: the strongest, with their evidence. */
public final class Guards {
  private final Policy policy;
  private final PackSources sources;
  private final Map<CardId, Card> cards;

  public Guards(Policy policy, PackSources sources, List<Card> cards) {
    this.policy = policy;
    this.sources = sources;
    this.cards = new HashMap<>();
    cards.forEach(card -> this.cards.put(card.id(), card));
  }

  /** Cards that may guard something. */
  public static boolean mayGuard(Card card) {
    return card.inForce() && card.kind() != CardKind.FACT && card.kind() != CardKind.TACTIC;
  }

  /** A card as the matcher reads it. */
  public static Rule rule(Card card, String statement, boolean ban) {
    Rule.Kind kind =
        switch (card.kind()) {
          case CONSTRAINT -> Rule.Kind.CONSTRAINT;
          case PREFERENCE -> Rule.Kind.PREFERENCE;
          case COMMITMENT -> Rule.Kind.COMMITMENT;
          case NEGATIVE_RESULT, FACT, TACTIC -> Rule.Kind.NEGATIVE_RESULT;
        };
    return new Rule(card.id().value(), kind, statement, ban);
  }

  /** One card that speaks, before its evidence is looked up. */
  private record Speaking(
      Card card, GuardMatch match, boolean forbids, boolean unsure, String because) {}

  /** Those that forbid first, then those that might, then by how surely they speak. */
  public List<Guard> of(List<GuardMatch> matches) {
    Map<CardId, GuardMatch> byCard = new HashMap<>();
    matches.forEach(match -> byCard.put(new CardId(match.rule().id()), match));
    List<Speaking> speaking = new ArrayList<>();
    for (GuardMatch match : matches) {
      Card card = cards.get(new CardId(match.rule().id()));
      if (card != null) {
        speaking.add(speaking(card, match, byCard));
      }
    }
    speaking.sort(Comparator.comparing(Speaking::forbids)
        .thenComparing(Speaking::unsure)
        .thenComparingDouble(each -> score(each).value())
        .thenComparing(each -> each.card().content().createdAt())
        .reversed());
    long most = Math.min(speaking.size(), policy.pack().guardsMax());
    return shown(speaking.subList(0, (int) most));
  }

  /** An exception lifts exactly its case: where it speaks to the action too, the rule only warns. */
  private Speaking speaking(Card card, GuardMatch match, Map<CardId, GuardMatch> byCard) {
    Optional<GuardMatch> exception = byCard.entrySet().stream()
        .filter(each -> isExceptionTo(each.getKey(), card.id()))
        .map(Map.Entry::getValue)
        .filter(other -> !other.forbids())
        .findFirst();
    return (match.forbids() || match.unsure()) && exception.isPresent()
        ? new Speaking(
            card,
            match,
            false,
            false,
            match.because() + ", except: \"" + exception.get().rule().statement() + "\"")
        : new Speaking(card, match, match.forbids(), match.unsure(), match.because());
  }

  private boolean isExceptionTo(CardId other, CardId rule) {
    Card card = cards.get(other);
    return card != null && card.exceptionTo().equals(Optional.of(rule));
  }

  private Explanation score(Speaking each) {
    Explanation speaks = Explanation.leaf(each.match().speaks(), each.because());
    return status(each.card()) == Status.NEEDS_RECHECK
        ? Explanation.product(
            "doubted, so it counts less",
            Explanation.leaf(policy.pack().recheckFactor(), "pack.recheck_factor"),
            speaks)
        : speaks;
  }

  private Status status(Card card) {
    return new Assessment(card, policy.card()).status();
  }

  private List<Guard> shown(List<Speaking> chosen) {
    Map<EvidenceRef, Cited> cited = sources
        .citations()
        .of(chosen.stream()
            .flatMap(each -> each.card().proof().anchors().stream())
            .map(Anchor::ref)
            .toList());
    return chosen.stream().map(each -> guard(each, cited)).toList();
  }

  private Guard guard(Speaking each, Map<EvidenceRef, Cited> cited) {
    Card card = each.card();
    Explanation why = score(each);
    List<Cited> evidence =
        Citations.among(cited, card.proof().anchors().stream().map(Anchor::ref).toList());
    return new Guard(
        card.id(),
        card.kind(),
        each.match().rule().statement(),
        card.scope(),
        status(card).label(),
        Flags.of(card, status(card), evidence.size()),
        each.forbids(),
        each.unsure(),
        each.because(),
        why.value(),
        evidence,
        why);
  }
}
