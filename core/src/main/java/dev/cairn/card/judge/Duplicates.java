package dev.cairn.card.judge;

import dev.cairn.card.Card;
import dev.cairn.log.CardId;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.RuleComparer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds cards that say the same. Two that share four fifths of their words share one of the rarest fifth of
 * either, so only those are compared that do, and none is missed.
 */
public final class Duplicates {
  private final CardPolicy policy;
  private final Meaning meaning;
  private final RuleComparer comparer;
  private final Map<CardId, Wording> wordings;

  public Duplicates(
      CardPolicy policy, Meaning meaning, RuleComparer comparer, Map<CardId, Wording> wordings) {
    this.policy = policy;
    this.meaning = meaning;
    this.comparer = comparer;
    this.wordings = wordings;
  }

  /** Two cards that are one, and how alike they are. */
  public record Pair(CardId card, CardId into, SortedMap<String, Double> numbers) {}

  /** Every card that repeats an earlier one, with that one; none repeats two. */
  public List<Pair> among(List<Card> cards) {
    Map<String, Integer> often = new HashMap<>();
    words(cards).forEach(word -> often.merge(word, 1, Integer::sum));
    Map<String, List<Card>> byWord = new HashMap<>();
    List<Pair> pairs = new ArrayList<>();
    for (Card card : cards) {
      Wording wording = wordings.get(card.id());
      if (wording == null) {
        continue;
      }
      List<String> rare = rare(wording, often);
      Optional<Pair> pair = first(card, rare, byWord);
      pair.ifPresent(pairs::add);
      if (pair.isEmpty()) {
        rare.forEach(
            word -> byWord.computeIfAbsent(word, any -> new ArrayList<>()).add(card));
      }
    }
    return pairs;
  }

  private List<String> words(Collection<Card> cards) {
    return cards.stream()
        .map(card -> wordings.get(card.id()))
        .filter(wording -> wording != null)
        .flatMap(wording -> wording.stems().stream())
        .toList();
  }

  private List<String> rare(Wording wording, Map<String, Integer> often) {
    List<String> sorted = new ArrayList<>(wording.stems());
    sorted.sort((a, b) -> {
      int byTimes = Integer.compare(often.getOrDefault(a, 0), often.getOrDefault(b, 0));
      return byTimes != 0 ? byTimes : a.compareTo(b);
    });
    int spare = (int) Math.floor((1 - policy.sameLexical()) * sorted.size()) + 1;
    return sorted.subList(0, Math.min(spare, sorted.size()));
  }

  private Optional<Pair> first(Card card, List<String> rare, Map<String, List<Card>> byWord) {
    Set<Card> near = new LinkedHashSet<>();
    rare.forEach(word -> near.addAll(byWord.getOrDefault(word, List.of())));
    return near.stream()
        .filter(other -> other.kind() == card.kind())
        .flatMap(other -> same(card, other).stream())
        .findFirst();
  }

  /** Whether one repeats the other. */
  public Optional<Pair> same(Card card, Card other) {
    Wording ours = wordings.get(card.id());
    Wording theirs = wordings.get(other.id());
    if (ours == null || theirs == null) {
      return Optional.empty();
    }
    double lexical = ours.overlap(theirs);
    OptionalDouble cosine = meaning.cosine(ours.statement(), theirs.statement());
    SortedMap<String, Double> numbers = new TreeMap<>();
    numbers.put("lexical", lexical);
    cosine.ifPresent(near -> numbers.put("cosine", near));
    boolean near =
        ours.sameValues(theirs) && !ours.isTurned(theirs) && lexical >= policy.sameLexical();
    boolean same = ours.claimsTheSame(theirs) || (near && isSame(ours, theirs));
    return same ? Optional.of(new Pair(card.id(), other.id(), numbers)) : Optional.empty();
  }

  /** Said again, whichever was said first. */
  private boolean isSame(Wording one, Wording other) {
    return comparer
                .compare(one.statement(), other.statement(), meaning.vectors())
                .effect()
            == Effect.SAME
        && comparer
                .compare(other.statement(), one.statement(), meaning.vectors())
                .effect()
            == Effect.SAME;
  }
}
