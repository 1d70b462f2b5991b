package dev.cairn.eval.cards.year;

import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.operation.ReadCard;
import java.util.List;
import java.util.Set;

/** A card as {@code read} gives it, with where its words come from. */
record Held(ReadCard.Answer card, List<Origin> origins) {
  private static final Set<String> IN_FORCE = Set.of("active", "needs_recheck");

  CardId id() {
    return card.card();
  }

  CardKind kind() {
    return card.kind();
  }

  boolean inForce() {
    return IN_FORCE.contains(card.status());
  }

  boolean restsOn(Saying saying) {
    return origins.contains(new Origin.OfRule(saying));
  }

  /** Whether it rests on that rule, however it was said. */
  boolean isOfRule(int rule) {
    return origins.stream()
        .anyMatch(origin -> origin instanceof Origin.OfRule of && of.saying().rule() == rule);
  }

  boolean isPlantedRule() {
    return origins.stream().anyMatch(Origin.OfRule.class::isInstance);
  }
}
