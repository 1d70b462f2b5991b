package dev.cairn.eval.cards.year;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Draws without replacement, and later episodes of the same repository. */
final class Drawn {
  private Drawn() {}

  /** In random order. */
  static <T> List<T> shuffled(List<T> all, RandomGenerator random) {
    List<T> order = new ArrayList<>(all);
    for (int i = order.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      T swapped = order.get(i);
      order.set(i, order.get(j));
      order.set(j, swapped);
    }
    return order;
  }

  static <T> Optional<T> any(List<T> all, RandomGenerator random) {
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  /** An episode of the same repository that is so many days later. */
  static Optional<Draft> later(
      List<Draft> drafts,
      Draft than,
      int daysMin,
      int daysMax,
      Predicate<Draft> fits,
      RandomGenerator random) {
    List<Draft> all = drafts.stream()
        .filter(draft -> draft.repo.equals(than.repo) && fits.test(draft))
        .filter(draft -> {
          long days = Duration.between(than.start, draft.start).toDays();
          return days >= daysMin && days <= daysMax;
        })
        .toList();
    return any(all, random);
  }
}
