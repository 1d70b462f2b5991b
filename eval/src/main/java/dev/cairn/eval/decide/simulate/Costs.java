package dev.cairn.eval.decide.simulate;

import dev.cairn.log.Risk;

/** What an answer costs on average, in units of a harmless failure. To ask costs a person's attention. */
final class Costs {
  private static final double ASKING = 0.25;
  private static final double SAFE = 1;
  private static final double MODERATE = 3;

  private Costs() {}

  static double of(Risk risk, double chance, boolean allowed) {
    return allowed ? (1 - chance) * failure(risk) : ASKING;
  }

  /** What the best answer costs, for who knows the chance; of dangerous tools a person is always asked. */
  static double best(Risk risk, double chance) {
    return Math.min(ASKING, of(risk, chance, risk != Risk.DANGEROUS));
  }

  private static double failure(Risk risk) {
    return switch (risk) {
      case SAFE -> SAFE;
      case MODERATE -> MODERATE;
      case DANGEROUS -> Double.MAX_VALUE;
    };
  }
}
