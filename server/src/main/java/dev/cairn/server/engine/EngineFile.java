package dev.cairn.server.engine;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.server.data.Location;
import dev.cairn.server.operation.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where the engine of a data folder listens: {@code engine.json}, for its owner's eyes only.
 *
 * @param token the agent's: what it proves itself with, and what to show it then
 * @param foreground a person started it, so no program may ask it to finish
 */
record EngineFile(
    String host,
    int port,
    String token,
    long pid,
    String version,
    String build,
    String started,
    String store,
    boolean foreground) {
  private static final String NAME = "engine.json";
  private static final JsonMapper MAPPER = new JsonMapper();

  static Path path(Location location) {
    return location.folder().resolve(NAME);
  }

  Build runs() {
    return new Build(version, build);
  }

  /** What is written there; nothing if there is no such file, or none that makes sense. */
  static Optional<EngineFile> read(Location location) {
    try {
      JsonNode json = MAPPER.readTree(Files.readAllBytes(path(location)));
      int port = json.path("port").asInt(0);
      return port <= 0
          ? Optional.empty()
          : Optional.of(new EngineFile(
              json.path("host").asString(""),
              port,
              json.path("token").asString(""),
              json.path("pid").asLong(0),
              json.path("version").asString(""),
              json.path("build").asString(""),
              json.path("started").asString(""),
              json.path("store").asString(""),
              json.path("foreground").asBoolean(false)));
    } catch (IOException | JacksonException e) {
      return Optional.empty();
    }
  }

  /** Replaces the file in one step: a reader sees the old one or the new one, whole. */
  void write(Location location, Path scratch) throws IOException {
    Path part = scratch.resolve(NAME + "." + pid);
    Files.deleteIfExists(part);
    OwnerOnly.created(part);
    Files.writeString(part, new Json().indented(this) + "\n");
    Files.move(part, path(location), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Deletes the file if it still speaks of this engine. */
  void delete(Location location) throws IOException {
    if (read(location).filter(this::equals).isPresent()) {
      Files.deleteIfExists(path(location));
    }
  }

  /** Whether a file is there at all, sensible or not. */
  static void deleteUnreadable(Location location) throws IOException {
    if (read(location).isEmpty()) {
      try {
        Files.delete(path(location));
      } catch (NoSuchFileException e) {
        // As it should be.
      }
    }
  }

  @Override
  public String toString() {
    return "engine of process " + pid + " on port " + port;
  }
}
