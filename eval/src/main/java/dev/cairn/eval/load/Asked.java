package dev.cairn.eval.load;

import java.util.SplittableRandom;

/** What a client asks, and how often. */
enum Asked {
  LOG(0.5),
  SEARCH(0.9),
  STATUS(1);

  private final double upTo;

  Asked(double upTo) {
    this.upTo = upTo;
  }

  static Asked draw(SplittableRandom random) {
    double drawn = random.nextDouble();
    for (Asked asked : values()) {
      if (drawn < asked.upTo) {
        return asked;
      }
    }
    return STATUS;
  }
}
