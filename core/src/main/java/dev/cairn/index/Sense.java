package dev.cairn.index;

import dev.cairn.index.vector.Neighbour;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;

/** How near entries lie to a question by meaning. Entries go by the numbers of their documents. */
public interface Sense {
  /** The nearest of those that count, the nearest first. */
  List<Neighbour> nearest(int limit, IntPredicate counts);

  /** One for each entry, in their order; empty where one has not been placed yet. */
  List<OptionalDouble> of(int[] entries);
}
