package dev.cairn.server.data;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.card.Generator;
import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import dev.cairn.server.llm.LlmGenerator;
import dev.cairn.server.llm.LlmSettings;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/**
 * Which store to open, and where its cache is.
 *
 * @param folder the data folder, which may not exist yet
 * @param store the URL of the store
 * @param cache the folder of what can be made again, if this store has one
 * @param model what finds texts by their meaning
 * @param llm a language model that may propose what to keep; usually none
 */
public record Location(
    Path folder, String store, Optional<Path> cache, ModelChoice model, Optional<LlmSettings> llm) {
  private static final String SQLITE = "sqlite:";

  /** From the options {@code --data} and {@code --store}, else the environment. */
  public static Location of(
      Optional<String> data, Optional<String> store, Map<String, String> environment) {
    Path folder = data.map(path -> path("data", path))
        .orElseGet(() -> DataFolder.of(environment, System.getProperties()))
        .toAbsolutePath()
        .normalize();
    Path cache = folder.resolve("cache");
    ModelChoice model = ModelChoice.of(environment);
    Optional<LlmSettings> llm = LlmSettings.of(LlmSettings.Options.NONE, environment);
    if (store.isEmpty()) {
      return new Location(
          folder, SQLITE + folder.resolve("cairn.db"), Optional.of(cache), model, llm);
    }
    // A store named alone may be any file: the cache of the usual folder belongs to another one,
    // and two
    // stores that share a cache would throw out each other's work.
    return new Location(folder, store.get(), data.map(given -> cache), model, llm);
  }

  public Location model(ModelChoice other) {
    return new Location(folder, store, cache, other, llm);
  }

  public Location llm(LlmSettings chosen) {
    return new Location(folder, store, cache, model, Optional.of(chosen));
  }

  /** A path a caller gave. */
  public static Path path(String field, String given) {
    try {
      return Path.of(given);
    } catch (InvalidPathException e) {
      throw CairnException.invalid(
          field, field + " '" + e.getInput() + "' is no path: " + e.getReason());
    }
  }

  /** The file of the store, if it is one. */
  public Optional<Path> file() {
    if (!store.startsWith(SQLITE)) {
      return Optional.empty();
    }
    return Optional.of(path("store", store.substring(SQLITE.length())).toAbsolutePath());
  }

  /** Where is kept how far the store had come; beside the cache, as it is of the same store. */
  public Optional<Path> head() {
    return cache.map(inside -> inside.resolveSibling("head"));
  }

  /** Opens it for one piece of work. */
  public Cairn open() {
    return open(Stay.BRIEF);
  }

  public Cairn open(Stay stay) {
    makeFolder();
    new OwnFiles(folder).tighten();
    Settings settings = Settings.in(folder).store(store).cache(cache).head(head());
    return Cairn.open(
        model.in(llm.map(this::generator).map(settings::generator).orElse(settings), stay));
  }

  /** What goes wrong with it is told where an engine keeps its log and a command its complaints. */
  private Generator generator(LlmSettings chosen) {
    return new LlmGenerator(
        chosen,
        cache.map(inside -> inside.resolve("llm-budget")),
        InstantSource.system(),
        System.err::println);
  }

  /** Makes the folder of the store, if that is a file. */
  public void makeFolder() {
    file().map(Path::getParent).ifPresent(Location::make);
  }

  /** A memory may hold what was said in private, so only its owner can look into the folder. */
  private static void make(Path folder) {
    try {
      OwnerOnly.createFolders(folder);
    } catch (IOException e) {
      throw CairnException.unavailable(
          "the folder " + folder + " cannot be made; choose another with --data", e);
    }
  }

  /** Below it go the files that are written for who asks from elsewhere. */
  public Path backups() {
    return folder.resolve("backup");
  }
}
