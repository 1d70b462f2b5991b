package dev.cairn.log;

import java.util.List;

/** Keeps state in step with one context's log; the recorder tells it what was committed. */
public interface Follower {
  ContextName context();

  /** How far the state has come. */
  Head head();

  /** Comes up to the log's head before a turn, so that the turn itself, which others wait for, is short. */
  default void catchUp() {}

  /** Applies events that directly follow {@link #head}. */
  void follow(List<StoredEvent> events);

  /** Drops the state: the log is not what it was built from. The next look reloads it. */
  void reset();
}
