package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The largest of many keys, against looking through all of them. */
class SummitTest {

  @Property(tries = 20)
  void isTheLargestWhateverComesChangesAndGoes(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 3) int kind) {
    Random random = new Random(seed);
    List<Double> keys = new ArrayList<>();
    Summit summit = new Summit(place -> keys.get(place));
    for (int step = 0; step < 3_000; step++) {
      int choice = random.nextInt(10);
      if (keys.isEmpty() || choice < 5) {
        keys.add(key(random, kind, step));
        summit.add(keys.get(keys.size() - 1));
      } else if (choice < 8) {
        int place = random.nextInt(keys.size());
        double before = keys.set(place, key(random, kind, step));
        summit.moved(place, before, keys.get(place));
      } else {
        summit.removeLast(keys.remove(keys.size() - 1));
      }
      if (!keys.isEmpty()) {
        double largest = keys.stream().mapToDouble(k -> k).max().orElseThrow();
        assertThat(summit.largest()).isEqualTo(largest);
      }
    }
  }

  /** Falling, of few values, or any. */
  private static double key(Random random, int kind, int step) {
    return switch (kind) {
      case 1 -> -step;
      case 2 -> random.nextInt(3);
      default -> random.nextGaussian();
    };
  }
}
