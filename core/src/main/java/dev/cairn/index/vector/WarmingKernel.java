package dev.cairn.index.vector;

import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Works with one kernel until another has proved faster. Vector code is many times slower than scalar code
 * until the optimizing compiler has seen it, and forever where that compiler is switched off.
 */
final class WarmingKernel implements DotKernel {
  private static final int DIMENSIONS = 384;
  private static final int ROWS = 256;
  /** Rounds after which the other kernel is given up: by then it has long been compiled, or never will be. */
  private static final int ROUNDS_MAX = 2_000;
  /** Rounds it must win in a row: one may be chance, as the machine does other things too. */
  private static final int WINS = 5;

  private final DotKernel first;
  private final DotKernel better;
  private final LongSupplier ticker;
  private volatile DotKernel current;

  WarmingKernel(DotKernel first, DotKernel better, LongSupplier ticker) {
    this.first = first;
    this.better = better;
    this.ticker = ticker;
    this.current = first;
  }

  @Override
  public float dot(float[] query, float[] rows, int offset) {
    return current.dot(query, rows, offset);
  }

  @Override
  public void dots(float[] query, float[] rows, int count, float[] out) {
    current.dots(query, rows, count, out);
  }

  boolean warm() {
    return current == better;
  }

  /** Runs both over made-up rows until the other has won; takes about a second of one core. */
  void warmUp() {
    float[] query = new float[DIMENSIONS];
    float[] rows = new float[DIMENSIONS * ROWS];
    float[] out = new float[ROWS];
    Arrays.fill(query, 1);
    Arrays.fill(rows, 1);
    int wins = 0;
    for (int round = 0; round < ROUNDS_MAX && wins < WINS; round++) {
      long scalar = nanos(first, query, rows, out);
      wins = nanos(better, query, rows, out) < scalar ? wins + 1 : 0;
    }
    if (wins == WINS) {
      current = better;
    }
  }

  private long nanos(DotKernel kernel, float[] query, float[] rows, float[] out) {
    long start = ticker.getAsLong();
    kernel.dots(query, rows, ROWS, out);
    return ticker.getAsLong() - start;
  }
}
