package dev.cairn.server.engine;

import dev.cairn.server.data.Location;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Finds the engine of a data folder, or sees to it that there is one. */
final class Engines {
  private static final Duration PING = Duration.ofSeconds(5);
  private static final Duration START = Duration.ofSeconds(40);
  private static final long LOOK_MILLIS = 15;
  private static final int STARTS = 3;
  private static final byte[] EMPTY = new byte[0];

  private final Location location;
  private final Build build;
  private final Launch launch;

  Engines(Location location, Build build, Launch launch) {
    this.location = location;
    this.build = build;
    this.launch = launch;
  }

  static Engines of(Location location, Build build, Map<String, String> environment) {
    return new Engines(location, build, Launch.ofThisJava(location, environment));
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
        .filter(Engines::alive);
  }

  private boolean serves(EngineFile file) {
    return file.store().equals(location.store());
  }

  /** One that a person started stays, however old. */
  private boolean older(EngineFile file) {
    return !file.foreground() && file.runs().compareTo(build) < 0;
  }

  /** Whether it answers as the process that wrote the file; a port may be anyone's by now. */
  static boolean alive(EngineFile file) {
    try (Wire wire = Wire.open(file.host(), file.port(), PING, PING)) {
      Wire.Reply reply = wire.ask("GET", "/healthz", file.token(), EMPTY);
      return reply.status() == 200
          && JsonMapper.shared().readTree(reply.body()).path("pid").asLong(0) == file.pid();
    } catch (IOException | JacksonException e) {
      return false;
    }
  }

  /** Asks it to finish; it lets go of its lock when it has. */
  static void askToFinish(EngineFile file) {
    try (Wire wire = Wire.open(file.host(), file.port(), PING, PING)) {
      wire.ask("POST", "/admin/finish", file.token(), "{}".getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // Gone already, or going: either way the lock will tell.
    }
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
      if (there.isPresent() && alive(there.get())) {
        if (!serves(there.get())) {
          return Optional.empty();
        }
        askToFinish(there.get());
        await(() -> EngineFile.read(location).filter(there.get()::equals).isEmpty());
      } else if (there.isPresent()) {
        there.get().delete(location);
      } else {
        EngineFile.deleteUnreadable(location);
      }
      return launched();
    }
  }

  /** One that dies while it starts, killed by whom ever, says nothing about the next. */
  private Optional<EngineFile> launched() throws IOException, InterruptedException {
    Optional<EngineFile> found = Optional.empty();
    for (int attempt = 0; attempt < STARTS && found.isEmpty(); attempt++) {
      Launch.Started started = launch.start();
      await(() -> usable().isPresent() || !started.alive());
      found = usable();
      if (started.alive()) {
        break;
      }
    }
    return found;
  }

  private static void await(java.util.function.BooleanSupplier done) throws InterruptedException {
    long end = System.nanoTime() + START.toNanos();
    while (!done.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(LOOK_MILLIS);
    }
  }
}
