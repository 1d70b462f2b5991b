package dev.cairn.engine.recall;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.episode.Episode;
import dev.cairn.index.Telling;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.Neighbour;
import dev.cairn.index.vector.NumberedVectors;
import dev.cairn.index.vector.VectorCache;
import dev.cairn.log.TextRef;
import dev.cairn.search.CardLibrary;
import dev.cairn.search.CardSense;
import dev.cairn.search.CardWords;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Keeps the cards of one context ready to be searched, by their words and by their meaning. */
final class CardShelves implements AutoCloseable {
  /** Statements read at once. */
  private static final int PAGE = 1_000;

  /** A library and the vectors under its numbers. */
  private record Shelved(CardLibrary library, Optional<NumberedVectors> vectors) {}

  private final Memory memory;
  private final Optional<Embeddings> embeddings;
  private final TextReads texts;
  private @Nullable Shelved current;

  CardShelves(Memory memory, Optional<Embeddings> embeddings) {
    this.memory = memory;
    this.embeddings = embeddings;
    this.texts = new TextReads(memory);
  }

  /** The cards as they are; only those that are new have to be read. */
  CardLibrary library() {
    return shelved().library();
  }

  private synchronized Shelved shelved() {
    Cards cards = memory.look(() -> memory.state().cards());
    Shelved known = current;
    if (known == null || !known.library().isOf(cards)) {
      close();
      known = new Shelved(new CardLibrary(cards), places());
      current = known;
    }
    CardLibrary library = known.library();
    int read = library.read();
    List<Card> fresh =
        memory.look(() -> cards.arrivals() == read ? List.of() : cards.arrivals(read));
    if (!fresh.isEmpty()) {
      fill(library, fresh, known.vectors());
    }
    return known;
  }

  private Optional<NumberedVectors> places() {
    return embeddings.map(shared -> new NumberedVectors(memory.name(), memory.log(), shared));
  }

  /** A library of other cards, such as those of the past, by words alone. */
  CardLibrary of(Cards cards) {
    CardLibrary library = new CardLibrary(cards);
    fill(library, cards.arrivals(0), Optional.empty());
    return library;
  }

  private void fill(CardLibrary library, List<Card> fresh, Optional<NumberedVectors> vectors) {
    for (int from = 0; from < fresh.size(); from += PAGE) {
      List<Card> page = fresh.subList(from, Math.min(fresh.size(), from + PAGE));
      Map<TextRef, String> said =
          texts(page.stream().map(card -> card.content().statement()).toList());
      int first = library.size();
      library.add(library.read(), page, new CardWords(said, purposes(page)));
      vectors.ifPresent(each -> each.add(numbered(library, page, first, said)));
    }
  }

  /** What the episodes were asked to do in which these cards were learned, by statement. */
  private Map<TextRef, Set<String>> purposes(List<Card> page) {
    Map<TextRef, TextRef> asked = new HashMap<>();
    int most = memory.look(() -> {
      for (Card card : page) {
        memory
            .state()
            .episodes()
            .find(card.content().episode())
            .flatMap(Episode::purpose)
            .ifPresent(purpose -> asked.put(card.content().statement(), purpose));
      }
      return (int) memory.state().policy().policy().search().queryWordsMax();
    });
    Map<TextRef, String> said = texts(Set.copyOf(asked.values()));
    Map<TextRef, Set<String>> purposes = new HashMap<>();
    asked.forEach((statement, purpose) -> Optional.ofNullable(said.get(purpose))
        .ifPresent(text -> purposes.put(statement, Telling.words(text, most))));
    return purposes;
  }

  private static Map<Integer, String> numbered(
      CardLibrary library, List<Card> page, int first, Map<TextRef, String> said) {
    Map<Integer, String> numbered = new TreeMap<>();
    library.numbered(page).forEach((number, card) -> {
      String text = said.get(card.content().statement());
      if (number >= first && text != null) {
        numbered.put(number, text);
      }
    });
    return numbered;
  }

  /** How near the cards of {@link #library} are to a question. */
  CardSense sense(String question) {
    Optional<NumberedVectors> vectors = shelved().vectors();
    vectors.ifPresent(
        each -> each.adopt(memory.look(() -> memory.state().policy().policy().vector())));
    return vectors
        .flatMap(each -> each.question(question).map(asked -> sense(each, asked)))
        .orElse(CardSense.NONE);
  }

  private static CardSense sense(NumberedVectors vectors, float[] asked) {
    return new CardSense() {
      @Override
      public List<Neighbour> nearest(int limit, IntPredicate counts) {
        return vectors.nearest(asked, limit, counts);
      }

      @Override
      public List<OptionalDouble> of(int[] cards) {
        return vectors.similarities(cards, asked);
      }
    };
  }

  /** What an answer had to do without. */
  synchronized Optional<String> shortfall() {
    return Optional.ofNullable(current)
        .flatMap(Shelved::vectors)
        .flatMap(vectors -> vectors.shortfall("cards"));
  }

  /** Waits until every card can be found by its meaning; nothing to wait for without a model. */
  void await() {
    shelved().vectors().ifPresent(NumberedVectors::await);
  }

  /** Where the vectors of a statement are kept, if there is a model. */
  Optional<String> embedding(String statement) {
    return embeddings.map(shared -> VectorCache.key(shared.model().space(), statement));
  }

  /** The words that were not erased. */
  Map<TextRef, String> texts(Collection<TextRef> refs) {
    return texts.of(refs);
  }

  synchronized long footprint() {
    return current == null
        ? 0
        : current.library().footprint()
            + current.vectors().map(NumberedVectors::footprint).orElse(0L);
  }

  @Override
  public synchronized void close() {
    if (current != null) {
      current.vectors().ifPresent(NumberedVectors::close);
    }
  }
}
