package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import java.nio.FloatBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class PoolingTest {
  private static final FloatBuffer TWO_TOKENS = FloatBuffer.wrap(new float[] {3, 4, 1, -4});

  @Test
  void clsIsTheFirstTokenAndMeanIsAllOfThem() {
    assertThat(Pooling.CLS.pool(TWO_TOKENS, 2, 2)).containsExactly(3, 4);
    assertThat(Direction.unit(Pooling.MEAN.pool(TWO_TOKENS, 2, 2))).containsExactly(1, 0);
  }

  @Test
  void aDirectionHasLengthOne() {
    assertThat(Direction.unit(new float[] {3, 4})).containsExactly(0.6f, 0.8f);
    float[] between = Direction.mean(List.of(new float[] {1, 0}, new float[] {0, 1}));
    assertThat(between[0]).isCloseTo((float) Math.sqrt(0.5), within(1e-6f));
  }

  @Test
  void whatHasNoDirectionIsAnErrorAndNoNumber() {
    for (float bad : new float[] {0, Float.NaN, Float.POSITIVE_INFINITY}) {
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> Direction.unit(new float[] {bad, 0}));
    }
  }
}
