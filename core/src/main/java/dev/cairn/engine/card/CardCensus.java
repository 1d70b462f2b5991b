package dev.cairn.engine.card;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.CardLimits;
import dev.cairn.card.Status;
import dev.cairn.engine.State;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import java.time.Instant;
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

  /** Suggestions that nobody confirmed and that are still listed. */
  public long suggestions(Instant now) {
    long days = state.policy().policy().card().suggestionDays();
    return state.cards().suggestions().stream()
        .filter(each -> each.isFresh(now, days))
        .count();
  }

  /** How many of a user's rules are in force beyond the budgets of their places. */
  public long rulesOverBudget() {
    return places().entrySet().stream()
        .filter(each -> each.getKey().kind().isNormative())
        .mapToLong(each -> Math.max(0, each.getValue() - budget(each.getKey())))
        .sum();
  }

  /** A user's rules are kept also where there are more than their budget; somebody should know. */
  public List<String> notices() {
    List<String> notices = new ArrayList<>();
    places().forEach((place, many) -> {
      long budget = budget(place);
      if (many > budget) {
        notices.add("%d cards of kind %s in %s, %d more than the budget; `archive` some"
            .formatted(many, place.kind().label(), place.scope(), many - budget));
      }
    });
    long doubted = doubted();
    if (doubted > 0) {
      notices.add(doubted + " cards need a recheck; `search` flags them, `recheck` answers");
    }
    return notices;
  }

  private long doubted() {
    CardPolicy policy = state.policy().policy().card();
    return state.cards().all().stream()
        .filter(Card::inForce)
        .filter(card -> new Assessment(card, policy).status() == Status.NEEDS_RECHECK)
        .count();
  }

  private Map<Place, Long> places() {
    Map<Place, Long> count = new TreeMap<>();
    state.cards().all().stream()
        .filter(Card::inForce)
        .forEach(card -> count.merge(new Place(card.kind(), card.scope()), 1L, Long::sum));
    return count;
  }

  private long budget(Place place) {
    return CardLimits.budget(
        state.policy().policy().card(), place.kind(), place.scope().tier());
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
