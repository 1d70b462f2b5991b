package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.DamageEvent.Break;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** What can be read of a part of a log although the store fails at some of it. */
final class ReadableRows {
  private static final int PAGE = 1_024;
  private static final int SHRINK = 8;

  private final EventLog log;
  private final ContextName context;
  private final NavigableMap<Long, StoredEvent> rows = new TreeMap<>();

  /** The first and the last position of each part that cannot be read, and why. */
  private final List<Break> unreadable = new ArrayList<>();

  private ReadableRows(EventLog log, ContextName context) {
    this.log = log;
    this.context = context;
  }

  static ReadableRows of(EventLog log, ContextName context, long from, long to) {
    ReadableRows readable = new ReadableRows(log, context);
    readable.read(from, to);
    return readable;
  }

  private void read(long from, long to) {
    int size = PAGE;
    for (long next = from; next <= to; ) {
      try {
        List<StoredEvent> page = log.read(context, next, size);
        page.stream().filter(row -> row.position() <= to).forEach(this::add);
        next = page.size() < size ? to + 1 : page.get(page.size() - 1).position() + 1;
        size = Math.min(PAGE, size * SHRINK);
      } catch (CairnException e) {
        requireDamage(e);
        if (size == 1) {
          long readable = nextReadable(next, to);
          unreadable.add(damaged(next, readable - 1, e));
          next = readable;
        }
        size = Math.max(1, size / SHRINK);
      }
    }
  }

  private void add(StoredEvent row) {
    rows.putIfAbsent(row.position(), row);
  }

  private static Break damaged(long from, long to, CairnException why) {
    return new Break(
        from, to, "cannot be read: " + why.getMessage(), Optional.empty(), Optional.empty());
  }

  /**
   * The first position behind one that cannot be read from which the store reads on. A damaged page takes
   * all its rows with it, so it is looked for in growing steps, and then back.
   */
  private long nextReadable(long damaged, long to) {
    long bad = damaged;
    long good = damaged + 1;
    for (long step = 1; good <= to && !isReadable(good); step *= 2) {
      bad = good;
      good += step;
    }
    good = Math.min(good, to + 1);
    while (good - bad > 1) {
      long middle = bad + (good - bad) / 2;
      if (isReadable(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }

  private boolean isReadable(long position) {
    try {
      log.read(context, position, 1);
      return true;
    } catch (CairnException e) {
      requireDamage(e);
      return false;
    }
  }

  private static void requireDamage(CairnException e) {
    if (e.code() != Code.CORRUPT) {
      throw e;
    }
  }

  /** What is wrong with the row at a position, or nothing. */
  Optional<String> problem(long position, RowCheck check) {
    StoredEvent row = rows.get(position);
    if (row != null) {
      return check.problem(row, before(position));
    }
    return Optional.of(unreadable.stream()
        .filter(part -> part.from() <= position && position <= part.to())
        .map(Break::problem)
        .findFirst()
        .orElse("missing"));
  }

  private List<StoredEvent> before(long position) {
    return rows.headMap(position, false).descendingMap().values().stream()
        .limit(RowCheck.BEFORE)
        .toList();
  }

  /** Those that could be read. */
  List<StoredEvent> rows() {
    return List.copyOf(rows.values());
  }

  /** The parts that cannot be read. */
  List<Break> unreadable() {
    return List.copyOf(unreadable);
  }

  Optional<StoredEvent> row(long position) {
    return Optional.ofNullable(rows.get(position));
  }
}
