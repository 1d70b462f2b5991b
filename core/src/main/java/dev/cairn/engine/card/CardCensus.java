package dev.cairn.engine.card;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.CardLimits;
import dev.cairn.card.Status;
import dev.cairn.engine.State;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How many cards there are, and where there are more than should be. */
public final class CardCensus {
  private final State state;

  public CardCensus(State state) {
    this.state = state;
  }

  public long inForce() {
    return state.cards().all().stream().filter(Card::inForce).count();
  }

  public long archived() {
    return state.cards().all().stream()
        .filter(card -> card.archived() && card.retired().isEmpty())
        .count();
  }

  public long waiting() {
    return state.cards().dockets().values().stream()
        .mapToLong(docket -> docket.waiting().size())
        .sum();
  }

  /** A user's rules are kept also where there are more than their budget; somebody should know. */
  public List<String> notices() {
    CardPolicy policy = state.policy().policy().card();
    Map<Place, Long> count = new TreeMap<>();
    long doubted = 0;
    for (Card card : state.cards().all()) {
      if (card.inForce()) {
        count.merge(new Place(card.kind(), card.scope()), 1L, Long::sum);
        doubted += new Assessment(card, policy).status() == Status.NEEDS_RECHECK ? 1 : 0;
      }
    }
    List<String> notices = new ArrayList<>();
    count.forEach((place, many) -> {
      long budget = CardLimits.budget(policy, place.kind(), place.scope().tier());
      if (many > budget) {
        notices.add("%d cards of kind %s in %s, %d more than the budget; `archive` some"
            .formatted(many, place.kind().label(), place.scope(), many - budget));
      }
    });
    if (doubted > 0) {
      notices.add(doubted + " cards need a recheck; `search` flags them, `recheck` answers");
    }
    return notices;
  }

  private record Place(CardKind kind, Scope scope) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      return Comparator.comparing(Place::kind)
          .thenComparing(place -> place.scope().toString())
          .compare(this, other);
    }
  }
}
