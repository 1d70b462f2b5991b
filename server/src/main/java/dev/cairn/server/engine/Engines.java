package dev.cairn.server.engine;

import dev.cairn.server.data.Location;
import dev.cairn.server.token.TokenFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/** Finds the engine of a data folder, or sees to it that there is one. */
final class Engines {
  private static final Duration START = Duration.ofSeconds(40);

  /** How long one that holds its lock may stay silent: it has just been killed, or is about to write its file. */
  private static final Duration SILENT = Duration.ofSeconds(3);

  private static final long LOOK_MILLIS = 15;
  private static final int STARTS = 3;

  private final Location location;
  private final Build build;
  private final Launch launch;
  private final EngineLink link;
  private final TokenFiles tokens;

  Engines(Location location, Build build, Launch launch, EngineLink link, TokenFiles tokens) {
    this.location = location;
    this.build = build;
    this.launch = launch;
    this.link = link;
    this.tokens = tokens;
  }

  static Engines of(
      Location location, Build build, Map<String, String> environment, RandomGenerator random) {
    return new Engines(
        location,
        build,
        Launch.ofThisJava(location, environment),
        new EngineLink(location, random),
        new TokenFiles(location.folder(), environment, random));
  }

  /** One that answers and is at least as new as we are; nothing if there cannot be one. */
  Optional<EngineFile> reach() {
    try {
      Optional<EngineFile> found = usable();
      return found.isPresent() ? found : start();
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private Optional<EngineFile> usable() {
    return EngineFile.read(location)
        .filter(this::serves)
        .filter(file -> !older(file))
        .filter(link::isAlive);
  }

  private boolean serves(EngineFile file) {
    return file.store().equals(location.store());
  }

  /** One that a person started stays, however old. */
  private boolean older(EngineFile file) {
    return !file.foreground() && file.runs().compareTo(build) < 0;
  }

  /** One at a time: of many clients that find no engine, the first starts it and the others find it. */
  private Optional<EngineFile> start() throws IOException, InterruptedException {
    Path cache = location.cache().orElseThrow();
    location.makeFolder();
    try (HeldLock turn =
        HeldLock.take(cache.resolve("start.lock"), START, () -> true).orElse(null)) {
      Optional<EngineFile> found = usable();
      if (found.isPresent() || turn == null) {
        return found;
      }
      Optional<EngineFile> there = EngineFile.read(location);
      if (there.isPresent() && link.isAlive(there.get())) {
        return replaced(there.get());
      }
      if (there.isPresent() && link.isHeld()) {
        await(SILENT, () -> usable().isPresent() || !link.isHeld());
        found = usable();
        if (found.isPresent() || link.isHeld()) {
          // One that answers nobody still has the folder, whatever we do.
          return found;
        }
      }
      if (there.isPresent()) {
        there.get().delete(location);
      } else {
        EngineFile.deleteUnreadable(location);
      }
      return launched();
    }
  }

  /** By an engine of our build, if the one that is there serves our store and may be asked to finish. */
  private Optional<EngineFile> replaced(EngineFile older) throws IOException, InterruptedException {
    if (!serves(older) || !link.askToFinish(older, tokens.person())) {
      return Optional.empty();
    }
    await(START, () -> EngineFile.read(location).filter(older::equals).isEmpty());
    return launched();
  }

  /** One that dies while it starts, killed by whom ever, says nothing about the next. */
  private Optional<EngineFile> launched() throws IOException, InterruptedException {
    Optional<EngineFile> found = Optional.empty();
    for (int attempt = 0; attempt < STARTS && found.isEmpty(); attempt++) {
      Launch.Started started = launch.start();
      await(START, () -> usable().isPresent() || !started.alive());
      found = usable();
      if (started.alive()) {
        break;
      }
    }
    return found;
  }

  private static void await(Duration patience, BooleanSupplier done) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (!done.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(LOOK_MILLIS);
    }
  }
}
