package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.DamageEvent.Break;
import java.util.ArrayList;
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

  /**
   * Something that is not as it was written.
   *
   * @param damage what is lost by it, if something is
   */
  public record Problem(long position, String problem, Optional<Break> damage) {}

  /** What was found. */
  public record Report(long events, Head head, List<Problem> problems) {}

  private final EventLog log;
  private final EventCodec codec;
  private final ContextName context;
  private final Function<EntryId, Optional<StoredText>> entries;
  private final List<Problem> problems = new ArrayList<>();
  private final Set<TextId> unreadable = new HashSet<>();
  private final Redactions redactions = new Redactions();
  private final RowCheck check = new RowCheck(redactions);
  private boolean losses;
  private long events;
  private long expected = 1;

  /** The rows in front of the next one, the nearest first. */
  private final List<StoredEvent> before = new ArrayList<>();

  /** Rows that say something else than was written. */
  private final Set<Long> changed = new HashSet<>();

  /** What could not be read last. */
  private List<Break> passed = List.of();

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
    redactions.readTo(log, codec, context, head.position());
    for (List<StoredEvent> page = next(); !page.isEmpty(); page = next()) {
      for (StoredEvent row : page) {
        link(row, head);
      }
      contents(page);
      progress.accept(events, head.position());
    }
    end(head);
    log.flaws(context).forEach(flaw -> flawed(flaw.position(), flaw.problem()));
    return new Report(events, head, List.copyOf(problems));
  }

  private List<StoredEvent> next() {
    try {
      return log.read(context, expected, PAGE);
    } catch (CairnException e) {
      if (e.code() != Code.CORRUPT) {
        throw e;
      }
      return nextReadable();
    }
  }

  /** Past rows that cannot even be read, naming them. */
  private List<StoredEvent> nextReadable() {
    long end = log.head(context).position();
    while (expected <= end) {
      long last = Math.min(end, expected + PAGE - 1);
      ReadableRows readable = ReadableRows.of(log, context, expected, last);
      readable.unreadable().forEach(this::lost);
      passed = readable.unreadable();
      if (!readable.rows().isEmpty()) {
        return readable.rows();
      }
      expected = last + 1;
    }
    return List.of();
  }

  /** The row continues the chain. */
  private void link(StoredEvent row, Head head) {
    events++;
    boolean gap = row.position() != expected;
    if (gap) {
      missing(expected, row.position() - 1);
    }
    check.problem(row, before).ifPresent(problem -> {
      changed.add(row.position());
      lost(Break.at(row.position(), problem));
    });
    if (row.position() > head.position()) {
      flawed(row.position(), "stands behind the head record, which ends at " + head.position());
    }
    if (row.recordedAt().isBefore(last.recordedAt())) {
      flawed(row.position(), "was recorded before the event in front of it");
    }
    if (!gap && open > 0 && row.more() != open - 1) {
      flawed(row.position(), "is not the rest of the command in front of it");
    }
    before.add(0, row);
    if (before.size() > RowCheck.BEFORE) {
      before.remove(RowCheck.BEFORE);
    }
    open = row.more();
    last = Head.of(row);
    expected = row.position() + 1;
  }

  /** What cannot be read was named already. */
  private void missing(long from, long to) {
    boolean named = passed.stream().anyMatch(part -> part.from() <= from && to <= part.to());
    if (!named) {
      lost(
          new Break(from, to, "missing, up to position " + to, Optional.empty(), Optional.empty()));
    }
  }

  /** Payloads can be read, texts say what was hashed, citations say what was cited. */
  private void contents(List<StoredEvent> page) {
    Map<StoredEvent, LogEvent> decoded = new HashMap<>();
    List<TextId> wanted = new ArrayList<>();
    for (StoredEvent row : page) {
      if (changed.contains(row.position())) {
        continue;
      }
      try {
        LogEvent event = codec.decodeStrictly(row).event();
        losses |= event instanceof DamageEvent.Quarantined;
        decoded.put(row, event);
        event.texts().forEach(ref -> wanted.add(ref.id()));
      } catch (CairnException e) {
        lost(Break.at(row.position(), String.valueOf(e.getMessage())));
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
    if (text.isEmpty() && redactions.isGone(ref.id())) {
      return;
    }
    Optional<String> problem = unreadable.contains(ref.id())
        ? Optional.of("its text " + ref.id() + " is damaged and cannot be read")
        : problem(ref, text);
    problem.ifPresent(said ->
        problem(new Problem(row.position(), said, Optional.of(Break.of(ref.id(), said)))));
  }

  /** What is wrong with a text an event owns; nothing if it is as it was written. */
  public static Optional<String> problem(TextRef ref, Optional<StoredText> text) {
    if (text.isEmpty()) {
      return Optional.of("its text " + ref.id() + " is missing");
    }
    return ref.fits(text.get())
        ? Optional.empty()
        : Optional.of("its text " + ref.id() + " was changed after it was written");
  }

  private void evidence(StoredEvent row, EvidenceRef ref) {
    try {
      entries.apply(ref.id()).ifPresentOrElse(ref::resolve, () -> citesNothing(row, ref));
    } catch (CairnException e) {
      flawed(row.position(), String.valueOf(e.getMessage()));
    }
  }

  /** Where events are known to be lost or erased, what they said is no further loss. */
  private void citesNothing(StoredEvent row, EvidenceRef ref) {
    if (!losses && !redactions.isGone(ref.id())) {
      flawed(row.position(), "cites entry " + ref.id() + ", not found");
    }
  }

  private void end(Head head) {
    if (last.position() < head.position()) {
      lost(new Break(
          last.position() + 1,
          head.position(),
          "missing: the head record ends at " + head.position(),
          Optional.empty(),
          Optional.empty()));
    } else if (last.position() == head.position() && !last.hash().equals(head.hash())) {
      flawed(head.position(), "its hash is not the one in the head record");
    }
    if (open > 0) {
      flawed(last.position(), "the rest of its command is missing");
    }
  }

  /** Something is not as it should be, but nothing is lost by it. */
  private void flawed(long position, String problem) {
    problem(new Problem(position, problem, Optional.empty()));
  }

  private void lost(Break damage) {
    problem(new Problem(damage.from(), damage.problem(), Optional.of(damage)));
  }

  private void problem(Problem problem) {
    if (problems.size() < PROBLEMS_MAX) {
      problems.add(problem);
    }
  }
}
