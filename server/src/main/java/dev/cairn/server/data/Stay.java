package dev.cairn.server.data;

import java.time.Duration;

/** How long a process keeps a store open, and so what it does about texts that have no vector yet. */
public enum Stay {
  /** For one command. Logging a line loads no model; a search waits a little, as it is asked only once. */
  BRIEF(false, Duration.ofSeconds(5)),
  /** As long as someone asks, for want of an engine: small until the first search, and never waiting. */
  GUEST(false, Duration.ZERO),
  /** For good: texts are placed as they are written, and no answer waits for that. */
  ENGINE(true, Duration.ZERO);

  private final boolean ahead;
  private final Duration patience;

  Stay(boolean ahead, Duration patience) {
    this.ahead = ahead;
    this.patience = patience;
  }

  boolean ahead() {
    return ahead;
  }

  Duration patience() {
    return patience;
  }
}
