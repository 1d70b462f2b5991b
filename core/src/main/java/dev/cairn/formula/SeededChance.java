package dev.cairn.formula;

import java.util.random.RandomGenerator;

/**
 * Chance that can be had again: the same seed gives the same numbers on every Java, so that a draw in the log can be
 * checked years later. Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014 (SplitMix64).
 */
public final class SeededChance implements RandomGenerator {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long FIRST = 0xBF58476D1CE4E5B9L;
  private static final long SECOND = 0x94D049BB133111EBL;

  private long state;

  public SeededChance(long seed) {
    this.state = seed;
  }

  @Override
  public long nextLong() {
    state += GOLDEN;
    long mixed = (state ^ (state >>> 30)) * FIRST;
    mixed = (mixed ^ (mixed >>> 27)) * SECOND;
    return mixed ^ (mixed >>> 31);
  }
}
