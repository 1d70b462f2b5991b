package dev.cairn.formula;

/**
 * How near two moments are, as a contribution: 1 at the same time, 1/2 where the window ends.
 *
 * <pre>
 *   1 / (1 + apart / window)
 * </pre>
 *
 * <p>Ours. It never reaches 0: what lies within the window is evidence, however weak.
 */
public final class Nearness {
  private Nearness() {}

  /** Of two moments that many seconds apart. */
  public static double of(long apart, long window) {
    return 1 / (1 + (double) apart / window);
  }
}
