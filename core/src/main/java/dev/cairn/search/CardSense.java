package dev.cairn.search;

import dev.cairn.index.vector.Neighbour;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;

/** How near cards lie to one question by meaning. Cards go by their numbers on the shelf. */
public interface CardSense {
  /** Nothing is known of any card's meaning. */
  CardSense NONE = new CardSense() {
    @Override
    public List<Neighbour> nearest(int limit, IntPredicate counts) {
      return List.of();
    }

    @Override
    public List<OptionalDouble> of(int[] cards) {
      return Collections.nCopies(cards.length, OptionalDouble.empty());
    }
  };

  /** The nearest of those that count, the nearest first. */
  List<Neighbour> nearest(int limit, IntPredicate counts);

  /** One for each card, in their order; empty where one has not been placed yet. */
  List<OptionalDouble> of(int[] cards);
}
