package dev.cairn.formula;

/**
 * What the length of a turn tells, as logarithms: twice as long is one step more, however long it is.
 *
 * <pre>
 *   substance    = ln(1 + telling words)
 *   terseness    = ln(terse / max(length, terse / 2)), at least 0
 *   lengthiness  = ln(length / lengthy), at least 0
 * </pre>
 *
 * <p>Ours; the weights were fitted to them.
 */
public final class TurnLength {
  private TurnLength() {}

  /** How much is said. */
  public static double substance(long tellingWords) {
    return StrictMath.log(1.0 + tellingWords);
  }

  /** Half of a terse length is as terse as it gets: a grunt tells no more than a sentence. */
  public static double terseness(long length, long terse) {
    return StrictMath.max(0, -times(StrictMath.max(length, terse / 2), terse));
  }

  public static double lengthiness(long length, long lengthy) {
    return StrictMath.max(0, times(length, lengthy));
  }

  /** An entry without words counts as one word. */
  private static double times(long length, long of) {
    return StrictMath.log((double) StrictMath.max(1, length) / of);
  }
}
