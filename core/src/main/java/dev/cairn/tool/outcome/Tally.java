package dev.cairn.tool.outcome;

/** Successes among calls; fractions, because earlier ones fade. */
record Tally(double successes, double calls) {
  static final Tally NONE = new Tally(0, 0);

  Tally after(boolean ok, double fading) {
    return new Tally(successes * fading + (ok ? 1 : 0), calls * fading + 1);
  }

  /**
   * The calls here that are not there: who leans on a wider share must not hear its own calls again from it. Both fade
   * on their own, so the difference is held to what can be.
   */
  Tally without(Tally narrower) {
    double left = Math.max(0, calls - narrower.calls);
    return new Tally(Math.min(left, Math.max(0, successes - narrower.successes)), left);
  }
}
