package dev.cairn;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.StartEpisode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/** A Cairn for tests: a log in memory that outlives it, a clock that moves by itself, a fixed seed. */
public final class Tester implements AutoCloseable {
  public static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

  private final MemoryEventLog log;
  private final Optional<Path> cache;
  private final UnaryOperator<Settings> with;
  private Instant now = NOON;
  private long seed;
  private Cairn cairn;

  public Tester() {
    this(Optional.empty());
  }

  public Tester(Optional<Path> cache) {
    this(cache, 7);
  }

  /** Another seed, another machine: no id of one is an id of the other. */
  public Tester(Optional<Path> cache, long seed) {
    this(cache, seed, new MemoryEventLog());
  }

  /** With settings of its own, such as a model or an enrichment. */
  public Tester(UnaryOperator<Settings> with) {
    this(Optional.empty(), 7, new MemoryEventLog(), with);
  }

  private Tester(Optional<Path> cache, long seed, MemoryEventLog log) {
    this(cache, seed, log, UnaryOperator.identity());
  }

  private Tester(
      Optional<Path> cache, long seed, MemoryEventLog log, UnaryOperator<Settings> with) {
    this.with = with;
    this.cache = cache;
    this.seed = seed;
    this.log = log;
    this.cairn = open();
  }

  private Cairn open() {
    return Cairn.open(
        log,
        with.apply(Settings.inMemory()
            .cache(cache)
            .clock(this::tick)
            .random(new Random(seed++))
            .keepAfter(1)));
  }

  private synchronized Instant tick() {
    now = now.plus(Duration.ofSeconds(1));
    return now;
  }

  /** Time passes. */
  public synchronized void advance(Duration by) {
    now = now.plus(by);
  }

  public Cairn cairn() {
    return cairn;
  }

  public Context memory() {
    return cairn.context("default");
  }

  public MemoryEventLog log() {
    return log;
  }

  /** Begins an episode in repository {@code cairn}. */
  public EpisodeId episode(String id) {
    return memory().startEpisode(StartEpisode.in(Scope.repo("cairn")).id(id)).episode();
  }

  /** A new process on the same log and cache. */
  public void restart() {
    cairn.close();
    cairn = open();
  }

  /** The process ends; {@link #restart} begins another. */
  public void stop() {
    cairn.close();
  }

  /** The same log with another cache. */
  public Tester with(Optional<Path> otherCache) {
    return new Tester(otherCache, seed + 1, log);
  }

  @Override
  public void close() {
    cairn.close();
  }
}
