package dev.cairn.card.keep;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.CardLimits;
import dev.cairn.card.judge.Duplicates;
import dev.cairn.log.CardEvent.CardsCompacted.Archival;
import dev.cairn.log.CardEvent.CardsCompacted.Merge;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What to tidy: duplicates become one, weak cards that nobody was shown for long are put aside, and so is what
 * is over its budget. Never a rule, never what is in dispute.
 */
public final class Compaction {
  private final CardPolicy policy;
  private final Duplicates duplicates;
  private final Instant now;
  private final List<Archival> archived = new ArrayList<>();
  private final List<Merge> merged = new ArrayList<>();
  private final Set<CardId> gone = new HashSet<>();

  public Compaction(CardPolicy policy, Duplicates duplicates, Instant now) {
    this.policy = policy;
    this.duplicates = duplicates;
    this.now = now;
  }

  /** What to do. */
  public record Plan(List<Archival> archived, List<Merge> merged) {
    public boolean isEmpty() {
      return archived.isEmpty() && merged.isEmpty();
    }
  }

  /** Of all cards, in the order they were admitted: of two that are one the older stays. */
  public Plan of(Iterable<Card> cards) {
    Map<String, List<Card>> places = new LinkedHashMap<>();
    for (Card card : cards) {
      if (card.inForce()) {
        places
            .computeIfAbsent(card.kind() + " " + card.scope(), place -> new ArrayList<>())
            .add(card);
      }
    }
    places.values().forEach(this::tidy);
    return new Plan(List.copyOf(archived), List.copyOf(merged));
  }

  private void tidy(List<Card> place) {
    duplicates.among(place).forEach(pair -> {
      merged.add(new Merge(pair.card(), pair.into(), pair.numbers()));
      gone.add(pair.card());
    });
    place.stream()
        .filter(card -> !gone.contains(card.id()))
        .filter(this::isIdle)
        .forEach(card -> archive(card, "weak and not shown for " + policy.archiveDays() + " days"));
    trim(place);
  }

  private boolean isIdle(Card card) {
    return !isProtected(card)
        && new Assessment(card, policy).isWeak()
        && daysUnseen(card) >= policy.archiveDays();
  }

  private boolean isProtected(Card card) {
    return card.kind().isNormative() || new Assessment(card, policy).isDisputed();
  }

  private long daysUnseen(Card card) {
    Instant seen = card.use().lastShown().orElse(card.content().createdAt());
    return Duration.between(seen, now).toDays();
  }

  /** A budget that was made smaller, or was overrun, is kept again. */
  private void trim(List<Card> place) {
    CardKind kind = place.get(0).kind();
    Scope scope = place.get(0).scope();
    long budget = CardLimits.budget(policy, kind, scope.tier());
    List<Card> left = place.stream().filter(card -> !gone.contains(card.id())).toList();
    left.stream()
        .filter(card -> !isProtected(card))
        .sorted(Comparator.comparingDouble(this::worth)
            .thenComparing(Comparator.comparingLong(this::daysUnseen).reversed())
            .thenComparing(Card::id))
        .limit(Math.max(0, left.size() - budget))
        .forEach(card -> archive(card, "over the budget of " + budget));
  }

  private double worth(Card card) {
    return new Assessment(card, policy).worth().value();
  }

  private void archive(Card card, String rule) {
    SortedMap<String, Double> numbers = new TreeMap<>();
    numbers.put("worth", worth(card));
    numbers.put("days_unseen", (double) daysUnseen(card));
    archived.add(new Archival(card.id(), rule, numbers));
    gone.add(card.id());
  }
}
