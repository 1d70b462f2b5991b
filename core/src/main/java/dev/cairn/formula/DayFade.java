package dev.cairn.formula;

/**
 * How well an entry fits a day that is named, by how far off it is.
 *
 * <pre>
 *   e^(-days / fade)
 * </pre>
 *
 * <p>Ours. It fades slowly, because people write of a day later.
 */
public final class DayFade {
  private DayFade() {}

  /** 1 on the day; about a third {@code fade} days off. */
  public static double of(double days, double fade) {
    return StrictMath.exp(-days / fade);
  }
}
