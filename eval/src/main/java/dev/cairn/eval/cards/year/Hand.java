package dev.cairn.eval.cards.year;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that is moved by hand: the year passes as fast as it can be played. */
final class Hand implements InstantSource {
  private volatile Instant now;

  Hand(Instant start) {
    this.now = start;
  }

  @Override
  public Instant instant() {
    return now;
  }

  /** Never back: what was logged stays in order. */
  void to(Instant time) {
    if (time.isAfter(now)) {
      now = time;
    }
  }

  void pass(Duration time) {
    now = now.plus(time);
  }
}
