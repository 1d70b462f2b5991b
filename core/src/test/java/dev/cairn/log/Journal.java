package dev.cairn.log;

import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** Writes small logs for tests: a recorder with a fixed clock and seed, and a follower that remembers. */
public final class Journal implements Follower, AutoCloseable {
  public static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

  private final ContextName context;
  private final Recorder recorder;
  private final List<StoredEvent> followed = new ArrayList<>();

  public Journal(EventLog log, String context) {
    this(log, context, InstantSource.fixed(NOON), 7);
  }

  public Journal(EventLog log, String context, InstantSource clock, long seed) {
    this.context = new ContextName(context);
    this.recorder = new Recorder(log, new EventCodec(), clock, new Random(seed));
  }

  /** Begins an episode. */
  public Recorded start(String episode) {
    return write(Optional.empty(), true, draft -> draft.add(started(episode, draft.now())));
  }

  /** Logs a user's words. */
  public Recorded say(String episode, String text) {
    return say(episode, text, Optional.empty());
  }

  public Recorded say(String episode, String text, Optional<String> key) {
    return write(key, false, draft -> draft.add(said(draft, episode, text)));
  }

  public static EpisodeStarted started(String episode, Instant at) {
    return new EpisodeStarted(
        new EpisodeId(episode),
        at,
        Optional.of(Scope.repo("cairn")),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static EntryLogged said(Draft draft, String episode, String text) {
    return new EntryLogged(
        new EntryId(draft.id("en")),
        new EpisodeId(episode),
        draft.now(),
        Role.USER,
        draft.text(text),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Writes whatever the command drafts and answers with the first event. */
  public Recorded write(
      Optional<String> key, boolean alone, java.util.function.Consumer<Draft> decide) {
    return recorder.record(this, new Command<Recorded>() {
      @Override
      public Optional<String> key() {
        return key;
      }

      @Override
      public boolean shares() {
        return !alone;
      }

      @Override
      public void decide(Draft draft) {
        decide.accept(draft);
      }

      @Override
      public Recorded answer(Written written) {
        return written.events().get(0);
      }
    });
  }

  @Override
  public ContextName context() {
    return context;
  }

  @Override
  public synchronized Head head() {
    return followed.isEmpty() ? Head.EMPTY : Head.of(followed.get(followed.size() - 1));
  }

  @Override
  public synchronized void follow(List<StoredEvent> events) {
    followed.addAll(events);
  }

  @Override
  public synchronized void reset() {
    followed.clear();
  }

  /** What the follower was told, in order. */
  public synchronized List<StoredEvent> followed() {
    return List.copyOf(followed);
  }

  @Override
  public void close() {
    recorder.close();
  }
}
