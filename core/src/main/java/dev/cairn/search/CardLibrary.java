package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.Status;
import dev.cairn.formula.Bm25;
import dev.cairn.policy.CardPolicy;
import dev.cairn.policy.Policy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * The cards of one context, ready to be searched. Many may look while new ones are added; whoever looks also
 * holds the fold, because what became of a card is asked there.
 */
public final class CardLibrary {
  private final CardShelf shelf;
  private final ReadWriteLock lock = new ReentrantReadWriteLock();

  /** @param cards the fold it is of; another one needs another library */
  public CardLibrary(Cards cards) {
    this.shelf = new CardShelf(cards);
  }

  public boolean isOf(Cards cards) {
    return shelf.isOf(cards);
  }

  /** How many arrivals of the fold have been read. */
  public int read() {
    return locked(lock.readLock(), shelf::read);
  }

  public int size() {
    return locked(lock.readLock(), shelf::size);
  }

  /**
   * Adds the arrivals behind the first {@code from}; what somebody else has added meanwhile is left out.
   *
   * @return the number of the first card that is new, so that it can be placed by meaning
   */
  public int add(int from, List<Card> arrivals, CardWords words) {
    return locked(lock.writeLock(), () -> {
      int first = shelf.size();
      int known = Math.min(arrivals.size(), Math.max(0, shelf.read() - from));
      shelf.add(arrivals.subList(known, arrivals.size()), words);
      return first;
    });
  }

  /** The number of each card that has one. */
  public Map<Integer, Card> numbered(List<Card> cards) {
    return locked(lock.readLock(), () -> {
      Map<Integer, Card> numbered = new LinkedHashMap<>();
      cards.forEach(
          card -> shelf.number(card.id()).ifPresent(number -> numbered.put(number, card)));
      return numbered;
    });
  }

  /** By words, by meaning and by what was being done. */
  public CardsFound find(CardQuestion question, Policy policy) {
    return locked(lock.readLock(), () -> new CardLookup(shelf, question, policy).found());
  }

  /** The same, and every rule that holds here. */
  public CardsFound findWithRules(CardQuestion question, Policy policy) {
    return locked(lock.readLock(), () -> new CardLookup(shelf, question, policy).foundAndRules());
  }

  double worth(CardMatch match, CardPolicy policy) {
    return locked(
        lock.readLock(), () -> shelf.worth(match.number(), match.card(), policy).value());
  }

  public Status status(CardMatch match, CardPolicy policy) {
    return locked(
        lock.readLock(), () -> shelf.worth(match.number(), match.card(), policy).status());
  }

  /** The parts of a card's words that say what it is about. */
  public Set<String> telling(CardMatch match) {
    return locked(lock.readLock(), () -> shelf.telling(match.number()));
  }

  /** The words of the question one card has. */
  List<Bm25.Match> matches(CardsFound found, int number) {
    return locked(
        lock.readLock(),
        () -> found.question().words().stream()
            .filter(word -> shelf.texts().times(word, number) > 0)
            .map(word -> new Bm25.Match(
                word, found.with().getOrDefault(word, 0), shelf.texts().times(word, number)))
            .toList());
  }

  int length(int number) {
    return locked(lock.readLock(), () -> shelf.texts().length(number));
  }

  /** Rough heap in use, in bytes. */
  public long footprint() {
    return locked(lock.readLock(), shelf::footprint);
  }

  private static <T> T locked(Lock lock, Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
