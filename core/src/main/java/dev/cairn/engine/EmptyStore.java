package dev.cairn.engine;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EventLog;
import dev.cairn.log.MemoryEventLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An empty store beside files that know of events is a lost one: to begin in it anew would hide that. */
public final class EmptyStore {
  /** A state or an index of some events; an index that was made and never written to has none. */
  private static final String KNOWS = ".*\\.fold|segments_\\w+";

  private EmptyStore() {}

  /** Refuses to go on if that is so. */
  public static void refuseIfLost(EventLog log, Optional<Path> cache, Optional<Path> head) {
    if (log instanceof MemoryEventLog || !log.contexts().isEmpty()) {
      return;
    }
    List<String> witnesses = new ArrayList<>();
    head.filter(file -> !HeadFile.read(file).isEmpty())
        .ifPresent(file -> witnesses.add(file.toString()));
    cache.filter(EmptyStore::knowsEvents).ifPresent(folder -> witnesses.add(folder.toString()));
    if (!witnesses.isEmpty()) {
      String known = String.join(" and ", witnesses);
      throw CairnException.corrupt(
          log.info().url() + " holds no event, but " + known + " know of some: the store was"
              + " lost or replaced. Put it back, or restore a backup with"
              + " `cairn restore FILE --force`; to begin anew, delete " + known,
          null);
    }
  }

  private static boolean knowsEvents(Path cache) {
    if (!Files.isDirectory(cache)) {
      return false;
    }
    try (Stream<Path> all = Files.walk(cache)) {
      return all.anyMatch(file -> file.getFileName().toString().matches(KNOWS));
    } catch (IOException e) {
      // What cannot be read bears no witness.
      return false;
    }
  }
}
