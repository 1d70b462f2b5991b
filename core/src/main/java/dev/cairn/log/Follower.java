package dev.cairn.log;

import java.util.List;

/** Keeps state in step with one context's log; the recorder tells it what was committed. */
public interface Follower {
  ContextName context();

  /** How far the state has come. */
  Head head();

  /**
   * Loads the state before a turn, so that the turn itself, which others wait for, is short. A state that
   * is there is left as it is: what it missed is handed to it in the turn.
   */
  default void prepare() {}

  /** Applies events that directly follow {@link #head}. */
  void follow(List<StoredEvent> events);

  /** The same, with the events at hand that were just stored, so that they need not be decoded. */
  default void follow(List<StoredEvent> stored, List<Recorded> events) {
    follow(stored);
  }

  /** Drops the state: the log is not what it was built from. The next look reloads it. */
  void reset();
}
