package dev.cairn.search;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.Status;
import dev.cairn.formula.Bm25;
import dev.cairn.index.Bag;
import dev.cairn.index.ShortTexts;
import dev.cairn.index.Telling;
import dev.cairn.log.CardId;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one context by their words. It only grows: a new card costs its own words. What becomes of a
 * card later is asked of the fold when it is found. Owned by {@link CardLibrary}, which holds the lock.
 */
final class CardShelf {
  /**
   * Rules of one scope.
   *
   * @param place the scope as a number: looking at the scope of every card costs more than all the rest
   */
  record Rules(int place, IntArrayList numbers) {}

  /** What a card is worth, as long as neither it nor the policy changes. */
  record Worth(Card card, CardPolicy policy, double value, Status status) {}

  private final Cards cards;
  private final ShortTexts texts = new ShortTexts();
  private final ShortTexts purposes = new ShortTexts();
  private final List<CardId> ids = new ArrayList<>();
  private final List<Set<String>> telling = new ArrayList<>();
  private final List<@Nullable Worth> worths = new ArrayList<>();
  private final Map<CardId, Integer> numbers = new HashMap<>();
  private final Map<Scope, Rules> rules = new LinkedHashMap<>();
  private final Int2IntOpenHashMap places = new Int2IntOpenHashMap();
  private int read;

  /** @param cards the fold it is of; another one needs another shelf */
  CardShelf(Cards cards) {
    this.cards = cards;
  }

  boolean isOf(Cards others) {
    return cards == others;
  }

  /** How many arrivals have been read. */
  int read() {
    return read;
  }

  int size() {
    return ids.size();
  }

  /** Adds the next arrivals; words that were erased leave a card that nothing finds. */
  void add(List<Card> arrivals, CardWords words) {
    for (Card card : arrivals) {
      int number = numbers.computeIfAbsent(card.id(), id -> place(card, words));
      if (card.kind().isNormative()) {
        Rules here = rules.computeIfAbsent(
            card.scope(), scope -> new Rules(rules.size(), new IntArrayList()));
        here.numbers().add(number);
        places.put(number, here.place());
      }
      read++;
    }
  }

  private int place(Card card, CardWords words) {
    String text = words.statement(card).map(said -> indexed(card, said)).orElse("");
    ids.add(card.id());
    telling.add(Set.copyOf(Telling.parts(text, Framing::contains)));
    worths.add(null);
    purposes.add(Bag.ofWords(words.purpose(card)));
    return texts.add(Bag.of(text));
  }

  private static String indexed(Card card, String statement) {
    return statement + "\n" + String.join("\n", card.content().tags());
  }

  /** The card as it is now. */
  Card card(int number) {
    return cards.card(ids.get(number));
  }

  Optional<Integer> number(CardId id) {
    return Optional.ofNullable(numbers.get(id));
  }

  ShortTexts texts() {
    return texts;
  }

  /** What was being done when each card was learned, in words. */
  ShortTexts purposes() {
    return purposes;
  }

  Bm25.Corpus corpus() {
    return texts.corpus();
  }

  /** The parts of its words that say what it is about. */
  Set<String> telling(int number) {
    return telling.get(number);
  }

  /** By scope, the rules that were given for it, whatever became of them. */
  Map<Scope, Rules> rules() {
    return rules;
  }

  /** Whether a rule still holds in the scope of these: one that was promoted came again, elsewhere. */
  boolean isOf(Rules those, int number) {
    return places.get(number) == those.place();
  }

  /** Two that ask at once may both compute it; they get the same. */
  Worth worth(int number, Card card, CardPolicy policy) {
    Worth known = worths.get(number);
    if (known == null || !isSame(known.card(), card) || !isSame(known.policy(), policy)) {
      Assessment assessment = new Assessment(card, policy);
      known = new Worth(card, policy, assessment.worth().value(), assessment.status());
      worths.set(number, known);
    }
    return known;
  }

  /** Not merely equal: a card never changes, and to compare two would cost more than to weigh one. */
  private static boolean isSame(Object one, Object other) {
    return one == other;
  }

  /** Rough heap in use, in bytes. */
  long footprint() {
    return texts.footprint() + purposes.footprint();
  }
}
