package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.log.ContextName;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventLog;
import dev.cairn.operation.StartEpisode;
import dev.cairn.store.sqlite.SqliteEventLog;
import dev.cairn.store.sqlite.SqliteOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A memory with a known number of entries, and the texts they hold. */
public final class Filled {
  static final ContextName CONTEXT = ContextName.DEFAULT;

  /** The episode that is never ended, to write more into. */
  public static final EpisodeId OPEN = new EpisodeId("open");

  private static final String DATABASE = "cairn.db";

  private final Path folder;
  private final List<String> texts;

  private final long events;

  private Filled(Path folder, List<String> texts, long events) {
    this.folder = folder;
    this.texts = texts;
    this.events = events;
  }

  public static Filled with(int entries, Path folder, Progress progress) {
    progress.say("filling a memory with " + entries + " entries");
    Texts generator = new Texts(Texts.SEED);
    List<String> texts = new ArrayList<>(entries);
    for (int i = 0; i < entries; i++) {
      texts.add(generator.next());
    }
    try (Cairn cairn = Cairn.open(folder)) {
      cairn.context(CONTEXT.value()).startEpisode(start().id(OPEN.value()));
    }
    try (EventLog log = open(folder.resolve(DATABASE))) {
      new Filling(log, progress).write(texts);
      return new Filled(folder, texts, log.head(CONTEXT).position());
    }
  }

  private static StartEpisode start() {
    return new StartEpisode(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Path folder() {
    return folder;
  }

  int entries() {
    return texts.size();
  }

  List<String> texts() {
    return texts;
  }

  /** Entries, and what began and ended their episodes. */
  long events() {
    return events;
  }

  Path database() {
    return folder.resolve(DATABASE);
  }

  EventLog log() {
    return open(database());
  }

  private static EventLog open(Path database) {
    return SqliteEventLog.open(database, SqliteOptions.DEFAULT);
  }

  public Cairn open() {
    return Cairn.open(folder);
  }

  /** Opened so that everything must be made from the log. */
  Cairn openWithoutCache() {
    return Cairn.open(Settings.in(folder).cache(Optional.empty()));
  }

  void deleteCache() {
    Folders.delete(folder.resolve("cache"));
  }

  /** Where the peer keeps the index of the same texts. */
  Path luceneFolder() {
    return folder.resolveSibling(folder.getFileName() + "-lucene");
  }
}
