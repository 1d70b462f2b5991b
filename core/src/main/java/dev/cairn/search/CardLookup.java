package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.formula.Bm25;
import dev.cairn.index.vector.Neighbour;
import dev.cairn.log.CardId;
import dev.cairn.log.Scope;
import dev.cairn.policy.Policy;
import it.unimi.dsi.fastutil.ints.Int2DoubleMap;
import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.PriorityQueue;
import java.util.Set;

/** One look at a shelf, while neither the shelf nor the fold changes. */
final class CardLookup {
  private final CardShelf shelf;
  private final CardQuestion question;
  private final Policy policy;
  private final Map<String, Integer> with = new LinkedHashMap<>();
  private final Int2DoubleOpenHashMap words = new Int2DoubleOpenHashMap();
  private final Int2DoubleOpenHashMap mass = new Int2DoubleOpenHashMap();
  private double wholeMass;

  CardLookup(CardShelf shelf, CardQuestion question, Policy policy) {
    this.shelf = shelf;
    this.question = question;
    this.policy = policy;
    for (String word : question.words()) {
      int texts = shelf.texts().with(word);
      with.put(word, texts);
      add(word, Bm25.rarity(shelf.corpus(), texts));
    }
  }

  private void add(String word, double rarity) {
    wholeMass += rarity;
    shelf.texts().each(word, (card, times) -> {
      int length = shelf.texts().length(card);
      words.addTo(card, Bm25.value(policy.search(), shelf.corpus(), length, rarity, times));
      mass.addTo(card, rarity);
    });
  }

  /** The best by words, the nearest in meaning, and what the graph relates. */
  CardsFound found() {
    IntSet chosen = new IntLinkedOpenHashSet(bestByWords());
    for (Neighbour near : question.sense().nearest((int) policy.pack().pool(), this::counts)) {
      chosen.add(near.id());
    }
    for (CardId id : question.kin().keySet()) {
      shelf.number(id).filter(this::counts).ifPresent(number -> chosen.add((int) number));
    }
    return found(chosen);
  }

  /** Those, and every rule that holds here, whatever it speaks of. */
  CardsFound foundAndRules() {
    IntSet chosen = new IntLinkedOpenHashSet();
    found().matches().forEach(match -> chosen.add(match.number()));
    for (Scope scope : List.copyOf(shelf.ruled())) {
      if (question.where().holds(scope)) {
        shelf.rules(scope).forEach(number -> {
          if (counts(number)) {
            chosen.add(number);
          }
        });
      }
    }
    return found(chosen);
  }

  private boolean counts(int number) {
    Card card = shelf.card(number);
    return question.where().holds(card.scope()) && question.counts().test(card);
  }

  private Collection<Integer> bestByWords() {
    int pool = (int) policy.pack().pool();
    PriorityQueue<Int2DoubleMap.Entry> best =
        new PriorityQueue<>(Comparator.comparingDouble(Int2DoubleMap.Entry::getDoubleValue)
            .thenComparingInt(Int2DoubleMap.Entry::getIntKey));
    for (Int2DoubleMap.Entry each : words.int2DoubleEntrySet()) {
      boolean enters =
          best.size() < pool || each.getDoubleValue() > best.element().getDoubleValue();
      if (enters && counts(each.getIntKey())) {
        best.add(each);
        if (best.size() > pool) {
          best.remove();
        }
      }
    }
    List<Integer> numbers = new ArrayList<>();
    best.forEach(each -> numbers.add(each.getIntKey()));
    return numbers;
  }

  private CardsFound found(IntSet chosen) {
    int[] numbers = chosen.toIntArray();
    List<OptionalDouble> meanings = question.sense().of(numbers);
    List<CardMatch> matches = new ArrayList<>(numbers.length);
    for (int i = 0; i < numbers.length; i++) {
      matches.add(match(numbers[i], meanings.get(i)));
    }
    return new CardsFound(question, matches, shelf.corpus(), with);
  }

  private CardMatch match(int number, OptionalDouble meaning) {
    Card card = shelf.card(number);
    double common = mass.get(number);
    return new CardMatch(
        card,
        number,
        words.get(number),
        meaning,
        wholeMass == 0 ? 0 : common / wholeMass,
        common == 0 ? 0 : says(shelf.telling(number)),
        question.kin().getOrDefault(card.id(), 0.0));
  }

  private double says(Set<String> telling) {
    double shared = 0;
    double all = 0;
    for (String part : telling) {
      double rarity = Bm25.rarity(shelf.corpus(), shelf.texts().with(part));
      all += rarity;
      shared += question.words().contains(part) ? rarity : 0;
    }
    return all == 0 ? 0 : shared / all;
  }
}
