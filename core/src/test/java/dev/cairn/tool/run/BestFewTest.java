package dev.cairn.tool.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The best few")
class BestFewTest {
  @Property
  void areTheFirstOfAllSorted(
      @ForAll @Size(max = 60) List<@IntRange(max = 9) Integer> scores,
      @ForAll @IntRange(max = 20) int most) {
    BestFew best = new BestFew(most);
    for (int i = 0; i < scores.size(); i++) {
      best.offer(i, scores.get(i));
    }

    int[] sorted = IntStream.range(0, scores.size())
        .boxed()
        .sorted(Comparator.comparingInt((Integer i) -> -scores.get(i)))
        .limit(most)
        .mapToInt(Integer::intValue)
        .toArray();
    assertThat(best.ranked()).containsExactly(sorted);
  }
}
