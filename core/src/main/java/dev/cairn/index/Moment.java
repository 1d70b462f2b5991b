package dev.cairn.index;

import java.time.Instant;

/** From when to look: what is found, and how rare its words are, is as it was then. */
public sealed interface Moment {
  /** Everything indexed. */
  Moment NOW = new Position(Long.MAX_VALUE);

  /** The exact state after the event at this position. */
  record Position(long position) implements Moment {}

  /** Entries whose {@code at} is not later. */
  record Time(Instant time) implements Moment {}
}
