package dev.cairn.eval.crash;

import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.store.sqlite.SqliteEventLog;
import dev.cairn.store.sqlite.SqliteOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Compares what stands in the log from some point on with what was promised. */
final class Inspection {
  private static final ContextName CONTEXT = ContextName.DEFAULT;
  private static final int PAGE = 2_048;

  private final EventCodec codec = new EventCodec();
  private final Map<String, Found> entries = new HashMap<>();
  private final Set<Said> said = new HashSet<>();
  private final List<String> problems = new ArrayList<>();
  private Head head = Head.EMPTY;
  private long unpromised;

  /** An entry as it stands in the log. */
  private record Found(long position, String sha256, Said said) {}

  /** Reads everything after {@code known}, which must still be where it was. */
  static Inspection after(Head known, Path folder) {
    Inspection inspection = new Inspection();
    try (EventLog log = SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT)) {
      inspection.read(log, known);
    }
    return inspection;
  }

  private void read(EventLog log, Head known) {
    head = log.head(CONTEXT);
    if (known.position() > 0) {
      List<StoredEvent> there = log.read(CONTEXT, known.position(), 1);
      if (there.isEmpty() || !there.get(0).hash().equals(known.hash())) {
        problems.add("the log changed at or before position " + known.position());
      }
    }
    for (long from = known.position() + 1; from <= head.position(); from += PAGE) {
      for (StoredEvent event : log.read(CONTEXT, from, PAGE)) {
        if (codec.decodeStrictly(event).event() instanceof EntryLogged logged) {
          entry(log, event.position(), logged);
        }
      }
    }
  }

  private void entry(EventLog log, long position, EntryLogged logged) {
    StoredText stored =
        log.texts(CONTEXT, List.of(logged.text().id())).get(logged.text().id());
    if (stored == null) {
      problems.add("the text of " + logged.entry() + " is missing");
      return;
    }
    String text = logged.text().resolve(stored);
    byte[] hash = Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    Said.recognise(text)
        .filter(said::add)
        .ifPresentOrElse(
            who -> entries.put(
                logged.entry().value(), new Found(position, Bytes.of(hash).hex(), who)),
            () -> problems.add("a text nobody wrote, or wrote once, stands at " + position));
  }

  /** Every promise is kept, and beyond them there is at most what was in flight. */
  Inspection hold(List<Promise> promises, int inFlightMax) {
    for (Promise promise : promises) {
      Found expected = new Found(promise.position(), promise.sha256(), promise.said());
      if (!Objects.equals(entries.get(promise.entry()), expected)) {
        problems.add("lost or changed: " + promise);
      }
    }
    unpromised = (long) entries.size() - promises.size();
    if (unpromised > inFlightMax) {
      problems.add(
          unpromised + " entries were not promised; at most " + inFlightMax + " in flight");
    }
    for (Found found : entries.values()) {
      Said before =
          new Said(found.said().round(), found.said().writer(), found.said().number() - 1);
      if (before.number() > 0 && !said.contains(before)) {
        problems.add("there is " + found.said() + " but not the one before it");
      }
    }
    return this;
  }

  Head head() {
    return head;
  }

  long unpromised() {
    return unpromised;
  }

  List<String> problems() {
    return List.copyOf(problems);
  }
}
