package dev.cairn.index.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The kernels")
class KernelsTest {
  private static final long SEED = 5;

  /** Counts calls, and takes as many ticks as it is told. */
  private record Counting(AtomicLong clock, long ticks, AtomicLong calls) implements DotKernel {
    Counting(AtomicLong clock, long ticks) {
      this(clock, ticks, new AtomicLong());
    }

    @Override
    public float dot(float[] query, float[] rows, int offset) {
      calls.incrementAndGet();
      clock.addAndGet(ticks);
      return Kernels.scalar().dot(query, rows, offset);
    }
  }

  @Test
  void allGiveTheSumOfTheProductsWhateverTheLength() {
    List<DotKernel> kernels = new ArrayList<>(List.of(Kernels.scalar()));
    Kernels.vectorApi().ifPresent(kernels::add);
    Random random = new Random(SEED);
    for (int length : new int[] {1, 3, 8, 15, 16, 17, 31, 33, 63, 64, 384, 385}) {
      float[] query = numbers(random, length);
      float[] rows = numbers(random, length * 3);
      for (DotKernel kernel : kernels) {
        float[] out = new float[3];
        kernel.dots(query, rows, 3, out);
        for (int row = 0; row < 3; row++) {
          double expected = 0;
          for (int i = 0; i < length; i++) {
            expected += (double) query[i] * rows[row * length + i];
          }
          assertThat((double) out[row]).as("length %d", length).isCloseTo(expected, within(1e-4));
        }
      }
    }
  }

  private static float[] numbers(Random random, int count) {
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = random.nextFloat() - 0.5f;
    }
    return numbers;
  }

  @Test
  void theVectorKernelIsThereExactlyIfItsModuleIs() {
    boolean module = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    assertThat(Kernels.vectorApi().isPresent()).isEqualTo(module);
  }

  @Test
  void aFasterKernelTakesOverOnceItHasProvedToBe() {
    AtomicLong clock = new AtomicLong();
    Counting slow = new Counting(clock, 3);
    Counting fast = new Counting(clock, 1);
    WarmingKernel kernel = new WarmingKernel(slow, fast, clock::get);
    long before = slow.calls().get();
    kernel.dot(new float[4], new float[4], 0);
    assertThat(slow.calls().get()).as("at first the slow one works").isEqualTo(before + 1);
    kernel.warmUp();
    assertThat(kernel.warm()).isTrue();
    long after = slow.calls().get();
    kernel.dot(new float[4], new float[4], 0);
    assertThat(slow.calls().get()).isEqualTo(after);
  }

  @Test
  void aSlowerKernelNeverTakesOver() {
    AtomicLong clock = new AtomicLong();
    WarmingKernel kernel =
        new WarmingKernel(new Counting(clock, 1), new Counting(clock, 2), clock::get);
    kernel.warmUp();
    assertThat(kernel.warm()).isFalse();
  }
}
