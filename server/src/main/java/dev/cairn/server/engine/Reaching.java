package dev.cairn.server.engine;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The engine in use. If there can be none, it is looked for again later, and later still after every
 * failure: what kept it from starting may pass, but each attempt costs a caller its time.
 */
final class Reaching {
  private static final Duration PAUSE = Duration.ofSeconds(1);
  private static final Duration PAUSE_MAX = Duration.ofMinutes(5);

  private final Engines engines;
  private final InstantSource clock;
  private final ReentrantLock turn = new ReentrantLock();
  private volatile @Nullable EngineFile engine;
  private volatile boolean failed;
  private Instant notBefore = Instant.MIN;
  private Duration pause = PAUSE;

  Reaching(Engines engines, InstantSource clock) {
    this.engines = engines;
    this.clock = clock;
  }

  /** Nothing: there is none now. At first all wait for the attempt; after a failure only who makes it does. */
  Optional<EngineFile> reach() {
    EngineFile known = engine;
    if (known != null) {
      return Optional.of(known);
    }
    if (!failed) {
      turn.lock();
    } else if (!turn.tryLock()) {
      return Optional.empty();
    }
    try {
      if (engine == null && !clock.instant().isBefore(notBefore)) {
        attempt();
      }
      return Optional.ofNullable(engine);
    } finally {
      turn.unlock();
    }
  }

  private void attempt() {
    Optional<EngineFile> found = engines.reach();
    engine = found.orElse(null);
    if (found.isPresent()) {
      pause = PAUSE;
      failed = false;
    } else {
      postpone();
    }
  }

  /** Not again for a while, although one was found: it answers nobody. */
  void giveUp() {
    turn.lock();
    try {
      engine = null;
      postpone();
    } finally {
      turn.unlock();
    }
  }

  private void postpone() {
    failed = true;
    notBefore = clock.instant().plus(pause);
    Duration twice = pause.multipliedBy(2);
    pause = twice.compareTo(PAUSE_MAX) > 0 ? PAUSE_MAX : twice;
  }

  void forget(EngineFile gone) {
    turn.lock();
    try {
      if (gone.equals(engine)) {
        engine = null;
      }
    } finally {
      turn.unlock();
    }
  }
}
