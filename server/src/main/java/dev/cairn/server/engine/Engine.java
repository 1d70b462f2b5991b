package dev.cairn.server.engine;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Via;
import dev.cairn.server.data.Location;
import dev.cairn.server.data.SpoolFolder;
import dev.cairn.server.data.Stay;
import dev.cairn.server.data.StoreLocks;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.door.Messages;
import dev.cairn.server.http.HttpDoor;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.http.OpenPort;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

/** The process that has a data folder open and answers for it, until it is asked to finish. */
public final class Engine {
  private static final long LOOK_MILLIS = 250;
  private static final Duration HAND_OVER = Duration.ofSeconds(30);
  private static final Duration LAST_WORDS = Duration.ofSeconds(20);

  private final EngineSettings settings;
  private final Registry registry;
  private final InstantSource clock;
  private final EngineLink link;
  private final CountDownLatch finish = new CountDownLatch(1);
  private final CountDownLatch finished = new CountDownLatch(1);

  public Engine(EngineSettings settings, Registry registry, InstantSource clock) {
    this.settings = settings;
    this.registry = registry;
    this.clock = clock;
    this.link = new EngineLink(settings.location(), new SecureRandom());
  }

  /** Asks it to end what it is doing, and then itself. */
  public void finish() {
    finish.countDown();
  }

  /** A signal to the process is a wish, not a failure: what is in flight ends, and the exit code is 0. */
  public void finishOnSignals() {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(
            () -> {
              if (finished.getCount() == 0) {
                return;
              }
              finish();
              try {
                if (finished.await(LAST_WORDS.toSeconds(), TimeUnit.SECONDS)) {
                  Runtime.getRuntime().halt(0);
                }
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "finish"));
  }

  /** Runs until it is asked to finish. {@code ready} is told the port; it is not called if another runs. */
  public void run(IntConsumer ready) {
    try {
      Optional<Path> cache = settings.location().cache();
      if (settings.foreground() && cache.isPresent()) {
        running().ifPresent(Engine::requireBackground);
      }
      // Before another engine is asked to finish: without a port we could not take its place.
      try (OpenPort port = OpenPort.bind(settings.http())) {
        if (cache.isPresent()) {
          inPlaceOfAnother(cache.get(), port, ready);
        } else {
          serve(cache, port, ready);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the engine cannot write its files", e);
    } finally {
      finished.countDown();
    }
  }

  private void inPlaceOfAnother(Path cache, OpenPort port, IntConsumer ready) throws IOException {
    settings.location().makeFolder();
    try (HeldLock held = takeOver(cache).orElse(null)) {
      if (held != null) {
        serve(Optional.of(cache), port, ready);
      }
    }
  }

  private Optional<EngineFile> running() {
    return EngineFile.read(settings.location()).filter(link::isAlive);
  }

  /** The lock, once whoever has it has finished. Nothing: another engine does our work already. */
  private Optional<HeldLock> takeOver(Path cache) throws IOException {
    Location location = settings.location();
    Path file = StoreLocks.engineLock(cache);
    Optional<HeldLock> free = HeldLock.take(file, Duration.ZERO, () -> false);
    if (free.isPresent()) {
      return free;
    }
    Optional<EngineFile> other = running();
    if (settings.foreground()) {
      other.ifPresent(Engine::requireBackground);
      other.ifPresent(
          engine -> link.askToFinish(engine, settings.http().tokens().person()));
      return Optional.of(HeldLock.take(file, HAND_OVER, () -> finish.getCount() > 0)
          .orElseThrow(() -> CairnException.unavailable(
              "another engine has " + location.folder() + " and does not finish", null)));
    }
    return other.isPresent()
        ? Optional.empty()
        : HeldLock.take(file, HAND_OVER, () -> finish.getCount() > 0);
  }

  private static void requireBackground(EngineFile other) {
    if (other.foreground()) {
      throw CairnException.conflict(
          "data",
          "`cairn serve` runs for this data folder already: process %d, port %d; use it, or stop it first"
              .formatted(other.pid(), other.port()));
    }
  }

  private void serve(Optional<Path> cache, OpenPort port, IntConsumer ready) throws IOException {
    SpoolFolder left = SpoolFolder.in(settings.location().folder());
    left.sweep(clock.instant());
    try (SpoolFolder spool = left;
        Cairn cairn = settings.location().open(Stay.ENGINE)) {
      Messages mcp = settings
          .mcp()
          .apply(access -> new LocalBackend(
              cairn, registry, Via.AGENT, access, settings.http().files()));
      HttpSettings http = settings.http().mcp(mcp).spool(spool).finish(this::finish);
      try (HttpDoor door = new HttpDoor(http, port, cairn, registry)) {
        EngineFile file = file(door);
        ready.accept(announce(file, cache));
        untilFinished(door, file, cache, cairn);
        if (cache.isPresent()) {
          // First, so that whoever comes now looks for the next engine instead of waiting for this.
          file.delete(settings.location());
        }
      }
    }
  }

  private EngineFile file(HttpDoor door) {
    Build build = Build.current();
    String host = settings.http().host();
    boolean any = host.equals("0.0.0.0") || host.equals("::");
    return new EngineFile(
        any ? HttpSettings.LOOPBACK : host,
        door.port(),
        settings.http().tokens().agent().value(),
        ProcessHandle.current().pid(),
        build.version(),
        build.id(),
        clock.instant().toString(),
        settings.location().store(),
        settings.foreground());
  }

  private int announce(EngineFile file, Optional<Path> cache) throws IOException {
    if (cache.isPresent()) {
      file.write(settings.location(), cache.get());
    }
    return file.port();
  }

  private void untilFinished(HttpDoor door, EngineFile file, Optional<Path> cache, Cairn cairn)
      throws IOException {
    try {
      while (!finish.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (settings.idle().filter(max -> door.quiet().compareTo(max) > 0).isPresent()) {
          return;
        }
        // A short command may have had the cache when we started.
        cairn.takeOverCache();
        if (cache.isPresent() && Files.notExists(EngineFile.path(settings.location()))) {
          // Someone took us for dead.
          announce(file, cache);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
