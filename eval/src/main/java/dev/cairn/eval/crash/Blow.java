package dev.cairn.eval.crash;

import java.util.SplittableRandom;

/**
 * When a victim is killed.
 *
 * @param point at which point of its life
 * @param lifeMillis how long it writes after its first promise
 * @param delayMillis how long after the point the blow falls
 */
record Blow(Point point, int lifeMillis, int delayMillis) {
  /** Points of a life. */
  enum Point {
    /** Since the process was started; mostly the store is then being opened. */
    STARTING,
    /** While it writes. */
    WRITING,
    /** Since it was asked to close. */
    CLOSING
  }

  private static final double STARTING_SHARE = 0.15;
  private static final double CLOSING_SHARE = 0.15;
  private static final int STARTING_MILLIS_MAX = 700;
  private static final int CLOSING_MILLIS_MAX = 60;
  private static final int LIFE_MILLIS_MAX = 1_500;

  static Blow draw(SplittableRandom random) {
    double share = random.nextDouble();
    int life = life(random);
    if (share < STARTING_SHARE) {
      return new Blow(Point.STARTING, 0, random.nextInt(STARTING_MILLIS_MAX));
    }
    return share < STARTING_SHARE + CLOSING_SHARE
        ? new Blow(Point.CLOSING, life, random.nextInt(CLOSING_MILLIS_MAX))
        : new Blow(Point.WRITING, life, 0);
  }

  /** The same for who lives longer. */
  Blow longer(int times) {
    return new Blow(point, lifeMillis * times, delayMillis);
  }

  /** Mostly short, for many first commits; sometimes long enough for checkpoints and merges. */
  private static int life(SplittableRandom random) {
    return (int) Math.exp(random.nextDouble() * Math.log(LIFE_MILLIS_MAX));
  }
}
