package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.card.Status;
import dev.cairn.formula.Bm25;
import dev.cairn.formula.WordWeight;
import dev.cairn.index.vector.Neighbour;
import dev.cairn.log.CardKind;
import dev.cairn.policy.Policy;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/** One look at a shelf, while neither the shelf nor the fold changes. */
final class CardLookup {
  private final CardShelf shelf;
  private final CardQuestion question;
  private final Policy policy;
  private final Map<String, Integer> with = new LinkedHashMap<>();
  private final Sums sums;
  private final Sums purposes;
  private double wholeMass;

  CardLookup(CardShelf shelf, CardQuestion question, Policy policy) {
    this.shelf = shelf;
    this.question = question;
    this.policy = policy;
    this.sums = new Sums(shelf.size());
    this.purposes = new Sums(shelf.size());
    for (String word : question.words()) {
      int texts = shelf.texts().with(word);
      with.put(word, texts);
      add(word, Bm25.rarity(shelf.corpus(), texts), WordWeight.of(shelf.corpus(), texts));
    }
  }

  private void add(String word, double rarity, double weight) {
    wholeMass += weight;
    Bm25.Corpus corpus = shelf.corpus();
    shelf.texts().each(word, (card, times) -> {
      int length = shelf.texts().length(card);
      double score = Bm25.value(policy.search(), corpus, length, rarity, times);
      sums.add(card, score, weight);
    });
    shelf.purposes().each(word, (card, times) -> purposes.add(card, weight, weight));
  }

  /** The best by words, the nearest in meaning, and what was learned when the same was done. */
  CardsFound found() {
    return found(chosen());
  }

  private IntSet chosen() {
    IntSet chosen = new IntLinkedOpenHashSet(best(sums, policy.pack().pool()).toIntArray());
    for (Neighbour near : question.sense().nearest((int) policy.pack().pool(), this::counts)) {
      chosen.add(near.id());
    }
    // Of those that share nothing but the work they were learned at, a pack has room for a few.
    chosen.addAll(best(purposes, 2 * policy.pack().cardsMax()));
    return chosen;
  }

  /**
   * Those, and the rules that come first here whatever they speak of: enough of every kind for any pack. What
   * speaks to the question is among the others already.
   */
  CardsFound foundAndRules() {
    IntSet chosen = chosen();
    int most = (int) (2 * policy.pack().cardsMax());
    Map<CardKind, BestFew> best = new EnumMap<>(CardKind.class);
    shelf.rules().forEach((scope, rules) -> {
      if (question.where().holds(scope)) {
        offer(rules, best, most);
      }
    });
    best.values().forEach(few -> few.numbers().forEach(chosen::add));
    return found(chosen);
  }

  private void offer(CardShelf.Rules rules, Map<CardKind, BestFew> best, int most) {
    IntList numbers = rules.numbers();
    // The newest first: most of the older ones then never come among the best.
    for (int i = numbers.size() - 1; i >= 0; i--) {
      int number = numbers.getInt(i);
      Card card = shelf.card(number);
      if (shelf.isOf(rules, number) && question.counts().test(card)) {
        best.computeIfAbsent(card.kind(), kind -> new BestFew(most))
            .offer(number, prior(number, card));
      }
    }
  }

  /** What a rule is worth to somebody who asks for something else. */
  private double prior(int number, Card card) {
    CardShelf.Worth worth = shelf.worth(number, card, policy.card());
    double whole = policy.pack().worth() * worth.value()
        + policy.pack().scope() * question.where().nearness(card.scope(), policy.pack())
        + policy.pack().recency() * CardRanking.recency(card, question.now(), policy.pack());
    return worth.status() == Status.NEEDS_RECHECK ? policy.pack().recheckFactor() * whole : whole;
  }

  private boolean counts(int number) {
    return counts(shelf.card(number));
  }

  private boolean counts(Card card) {
    return question.where().holds(card.scope()) && question.counts().test(card);
  }

  private IntList best(Sums found, long most) {
    BestFew best = new BestFew((int) most);
    IntList cards = found.cards();
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.getInt(i);
      if (best.wouldTake(card, found.words(card)) && counts(card)) {
        best.offer(card, found.words(card));
      }
    }
    return best.numbers();
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
    double common = sums.mass(number);
    return new CardMatch(
        card,
        number,
        sums.words(number),
        meaning,
        wholeMass == 0 ? 0 : common / wholeMass,
        common == 0 ? 0 : says(shelf.telling(number)),
        wholeMass == 0 ? 0 : purposes.mass(number) / wholeMass);
  }

  private double says(Set<String> telling) {
    double shared = 0;
    double all = 0;
    for (String part : telling) {
      double weight = WordWeight.of(shelf.corpus(), shelf.texts().with(part));
      all += weight;
      shared += question.words().contains(part) ? weight : 0;
    }
    return all == 0 ? 0 : shared / all;
  }
}
