package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Proves, row by row, that a log is as it was written; names the position of whatever is not. */
public final class Audit {
  private static final int PAGE = 1_024;
  private static final int PROBLEMS_MAX = 1_000;

  /** Something that is not as it was written. */
  public record Problem(long position, String problem) {}

  /** What was found. */
  public record Report(long events, Head head, List<Problem> problems) {}

  private final EventLog log;
  private final EventCodec codec;
  private final ContextName context;
  private final Function<EntryId, Optional<StoredText>> entries;
  private final List<Problem> problems = new ArrayList<>();
  private final Set<TextId> unreadable = new HashSet<>();
  private final Redactions redactions = new Redactions();
  private long events;
  private long expected = 1;
  /** What the next row must continue: the hash as stored and, if that was tampered with, as computed. */
  private Bytes stored = Head.EMPTY.hash();

  private Bytes computed = Head.EMPTY.hash();
  private Head last = Head.EMPTY;
  private int open;

  /** Looks up cited entries through {@code entries}, which must read from the same log. */
  public Audit(
      EventLog log,
      EventCodec codec,
      ContextName context,
      Function<EntryId, Optional<StoredText>> entries) {
    this.log = log;
    this.codec = codec;
    this.context = context;
    this.entries = entries;
  }

  /** Checks the whole log, telling now and then how many of how many events are done. */
  public Report run(Steps progress) {
    Head head = log.head(context);
    for (List<StoredEvent> page = next(); !page.isEmpty(); page = next()) {
      for (StoredEvent row : page) {
        link(row, head);
      }
      contents(page);
      progress.accept(events, head.position());
    }
    end(head);
    redactions.problems(this::found);
    problems.sort(Comparator.comparingLong(Problem::position));
    return new Report(events, head, List.copyOf(problems));
  }

  private List<StoredEvent> next() {
    try {
      return log.read(context, expected, PAGE);
    } catch (CairnException e) {
      return nextReadable(e);
    }
  }

  /** Past a row that cannot even be read, one at a time, so that it can be named. */
  private List<StoredEvent> nextReadable(CairnException unreadable) {
    if (unreadable.code() != Code.CORRUPT) {
      throw unreadable;
    }
    long last = log.head(context).position();
    for (long position = expected; position <= last; position++) {
      try {
        return log.read(context, position, 1);
      } catch (CairnException e) {
        found(position, String.valueOf(e.getMessage()));
      }
    }
    expected = last + 1;
    return List.of();
  }

  /** The row continues the chain. */
  private void link(StoredEvent row, Head head) {
    events++;
    boolean gap = row.position() != expected;
    if (gap) {
      found(expected, "missing, up to position " + (row.position() - 1));
    } else {
      check(row);
    }
    if (row.position() > head.position()) {
      found(row.position(), "stands behind the head record, which ends at " + head.position());
    }
    if (row.recordedAt().isBefore(last.recordedAt())) {
      found(row.position(), "was recorded before the event in front of it");
    }
    if (!gap && open > 0 && row.more() != open - 1) {
      found(row.position(), "is not the rest of the command in front of it");
    }
    computed = gap ? row.hash() : Chain.hash(stored, row);
    stored = row.hash();
    open = row.more();
    last = Head.of(row);
    expected = row.position() + 1;
  }

  private void check(StoredEvent row) {
    boolean fits =
        Chain.hash(stored, row).equals(row.hash()) || Chain.hash(computed, row).equals(row.hash());
    if (!fits) {
      redactions.changed(
          row,
          Chain.hash(stored, row),
          "does not match its hash: the row was changed after it was written");
    }
  }

  /** Payloads can be read, texts say what was hashed, citations say what was cited. */
  private void contents(List<StoredEvent> page) {
    Map<StoredEvent, LogEvent> decoded = new HashMap<>();
    List<TextId> wanted = new ArrayList<>();
    for (StoredEvent row : page) {
      try {
        LogEvent event = codec.decode(row).event();
        decoded.put(row, event);
        redactions.read(event);
        event.texts().forEach(ref -> wanted.add(ref.id()));
      } catch (CairnException e) {
        found(row.position(), String.valueOf(e.getMessage()));
      }
    }
    Map<TextId, StoredText> texts = texts(wanted);
    for (StoredEvent row : page) {
      LogEvent event = decoded.get(row);
      if (event != null) {
        event.texts().forEach(ref -> text(row, ref, Optional.ofNullable(texts.get(ref.id()))));
        event.evidence().forEach(ref -> evidence(row, ref));
      }
    }
  }

  private Map<TextId, StoredText> texts(List<TextId> wanted) {
    try {
      return log.texts(context, wanted);
    } catch (CairnException e) {
      // One of them cannot be read; one by one, the others still can.
      Map<TextId, StoredText> readable = new HashMap<>();
      for (TextId id : wanted) {
        try {
          readable.putAll(log.texts(context, List.of(id)));
        } catch (CairnException damaged) {
          unreadable.add(id);
        }
      }
      return readable;
    }
  }

  private void text(StoredEvent row, TextRef ref, Optional<StoredText> text) {
    if (unreadable.contains(ref.id())) {
      found(row.position(), "its text " + ref.id() + " is damaged and cannot be read");
    } else if (text.isEmpty()) {
      redactions.missing(ref.id(), row.position(), "its text " + ref.id() + " is missing");
    } else if (!text.get().hash(text.get().text()).equals(ref.hash())) {
      found(row.position(), "its text " + ref.id() + " was changed after it was written");
    }
  }

  private void evidence(StoredEvent row, EvidenceRef ref) {
    try {
      entries
          .apply(ref.id())
          .ifPresentOrElse(
              ref::resolve,
              () -> redactions.missing(
                  ref.id(), row.position(), "cites entry " + ref.id() + ", not found"));
    } catch (CairnException e) {
      found(row.position(), String.valueOf(e.getMessage()));
    }
  }

  private void end(Head head) {
    if (last.position() < head.position()) {
      found(last.position() + 1, "missing: the head record ends at " + head.position());
    } else if (last.position() == head.position() && !stored.equals(head.hash())) {
      found(head.position(), "its hash is not the one in the head record");
    }
    if (open > 0) {
      found(last.position(), "the rest of its command is missing");
    }
  }

  private void found(long position, String problem) {
    if (problems.size() < PROBLEMS_MAX) {
      problems.add(new Problem(position, problem));
    }
  }
}
