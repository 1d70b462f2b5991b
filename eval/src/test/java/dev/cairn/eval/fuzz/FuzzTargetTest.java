package dev.cairn.eval.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A parser refuses what it cannot read, and never breaks")
class FuzzTargetTest {
  private static final long SEED = Long.getLong("cairn.seed", 20_261_118);
  private static final int INPUTS = 2_000;

  @ParameterizedTest
  @EnumSource
  void onItsSamples(FuzzTarget target) {
    for (String sample : target.samples()) {
      target.feed(sample.getBytes(StandardCharsets.UTF_8));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void onSpoiledSamples(FuzzTarget target) {
    Mutations mutations = new Mutations(SEED);
    for (int i = 0; i < INPUTS; i++) {
      byte[] input = mutations.of(target.samples());
      assertThatCode(() -> target.feed(input))
          .as("seed %d, input %d: %s", SEED, i, new String(input, StandardCharsets.UTF_8))
          .doesNotThrowAnyException();
    }
  }
}
