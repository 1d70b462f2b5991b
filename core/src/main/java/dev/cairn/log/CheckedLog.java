package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.DamageEvent.Break;
import dev.cairn.log.DamageEvent.Quarantined;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A log of which nothing is read that does not verify. In the place of a row that was changed, is missing
 * or cannot be read there is a {@link Quarantined} event, so positions stay dense and every reader passes
 * over it; it is kept in mind that something was damaged.
 */
public final class CheckedLog implements EventLog {
  private static final UUID NOBODY = new UUID(0, 0);

  private final EventLog stored;
  private final EventCodec codec;
  private final Map<ContextName, List<Break>> found = new ConcurrentHashMap<>();
  private final Map<ContextName, Redactions> redactions = new ConcurrentHashMap<>();

  public CheckedLog(EventLog stored, EventCodec codec) {
    this.stored = stored;
    this.codec = codec;
  }

  /** Whether a row stands in the place of one that does not verify. */
  public static boolean isStandIn(StoredEvent row) {
    return row.id().equals(NOBODY);
  }

  /** The log as it is stored, for those who look for damage. */
  public EventLog stored() {
    return stored;
  }

  /** What was found to be damaged since this log was opened. */
  public List<Break> found(ContextName context) {
    return found.getOrDefault(context, List.of());
  }

  /** Keeps in mind what was found to be damaged. */
  public void note(ContextName context, Break damage) {
    found.merge(context, List.of(damage), (known, one) -> Break.merged(known, damage));
  }

  @Override
  public void damaged(ContextName context, TextId text, String problem) {
    note(context, Break.of(text, problem));
  }

  @Override
  public List<StoredEvent> read(ContextName context, long from, int limit) {
    long start = Math.max(1, from);
    return whole(context, start, limit).orElseGet(() -> mended(context, start, limit));
  }

  /** The rows, if all of them are as they were written. */
  private Optional<List<StoredEvent>> whole(ContextName context, long from, int limit) {
    boolean first = from == 1;
    List<StoredEvent> rows;
    try {
      rows = stored.read(context, first ? 1 : from - 1, more(limit, first));
    } catch (CairnException e) {
      requireDamage(e);
      return Optional.empty();
    }
    List<StoredEvent> behind = first || rows.isEmpty() ? rows : rows.subList(1, rows.size());
    boolean reaches = behind.size() == limit || !isBehind(context, from + behind.size());
    return reaches && (first || startsAt(rows, from - 1)) && isChain(rows, first)
        ? Optional.of(behind)
        : reaches && !first && rows.isEmpty() ? Optional.of(rows) : Optional.empty();
  }

  private static int more(int limit, boolean first) {
    return first || limit == Integer.MAX_VALUE ? limit : limit + 1;
  }

  private static boolean startsAt(List<StoredEvent> rows, long position) {
    return !rows.isEmpty() && rows.get(0).position() == position;
  }

  /** Whether the log says that it goes on to this position. */
  private boolean isBehind(ContextName context, long position) {
    return stored.head(context).position() >= position;
  }

  private static boolean isChain(List<StoredEvent> rows, boolean first) {
    long expected = first ? 1 : rows.get(0).position();
    Bytes previous = Head.EMPTY.hash();
    for (int i = 0; i < rows.size(); i++) {
      StoredEvent row = rows.get(i);
      boolean checked = i > 0 || first;
      if (row.position() != expected || (checked && !RowCheck.continues(previous, row))) {
        return false;
      }
      previous = row.hash();
      expected++;
    }
    return true;
  }

  /** The rows one by one, with something in the place of those that are not as they were written. */
  private List<StoredEvent> mended(ContextName context, long from, int limit) {
    // Asked before the rows are read: what is appended meanwhile is not missing.
    Head head = stored.head(context);
    long last = limit >= head.position() - from ? head.position() : from + limit - 1;
    ReadableRows readable =
        ReadableRows.of(stored, context, Math.max(1, from - RowCheck.BEFORE), last);
    RowCheck check = new RowCheck(redactions(context, head));
    List<StoredEvent> rows = new ArrayList<>();
    for (long position = from; position <= last; position++) {
      Optional<StoredEvent> row = readable.row(position);
      Optional<String> problem = readable.problem(position, check);
      rows.add(
          problem.isEmpty()
              ? row.orElseThrow()
              : quarantined(context, position, row, problem.get(), head));
    }
    return rows;
  }

  /** Whether a receipt says that this text was taken out. */
  public boolean isErased(ContextName context, TextId text) {
    return redactions(context, stored.head(context)).isGone(text);
  }

  private Redactions redactions(ContextName context, Head head) {
    Redactions known = redactions.computeIfAbsent(context, name -> new Redactions());
    known.readTo(stored, codec, context, head.position());
    return known;
  }

  private StoredEvent quarantined(
      ContextName context, long position, Optional<StoredEvent> row, String problem, Head head) {
    note(
        context,
        new Break(position, position, problem, row.map(StoredEvent::hash), Optional.empty()));
    boolean last = position == head.position();
    Instant at = last ? head.recordedAt() : Instant.EPOCH;
    EventCodec.Encoded payload = codec.encode(new Quarantined(at, problem));
    Bytes hash = last ? head.hash() : row.map(StoredEvent::hash).orElse(Head.EMPTY.hash());
    return new StoredEvent(
        position,
        NOBODY,
        at,
        payload.type(),
        payload.version(),
        0,
        Optional.empty(),
        payload.payload(),
        hash);
  }

  private static void requireDamage(CairnException e) {
    if (e.code() != Code.CORRUPT) {
      throw e;
    }
  }

  /** The texts that can be read. One that is not there and of which no receipt says why is damage, too. */
  @Override
  public Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids) {
    Map<TextId, StoredText> readable = readable(context, ids);
    ids.stream()
        .filter(id -> !readable.containsKey(id) && !isErased(context, id))
        .forEach(id -> damaged(context, id, "is missing"));
    return readable;
  }

  private Map<TextId, StoredText> readable(ContextName context, Collection<TextId> ids) {
    try {
      return stored.texts(context, ids);
    } catch (CairnException e) {
      requireDamage(e);
    }
    Map<TextId, StoredText> readable = new HashMap<>();
    for (TextId id : ids) {
      try {
        readable.putAll(stored.texts(context, List.of(id)));
      } catch (CairnException e) {
        requireDamage(e);
        damaged(context, id, "cannot be read: " + e.getMessage());
      }
    }
    return readable;
  }

  @Override
  public Outcome transact(ContextName context, Head known, Author author) {
    return stored.transact(context, known, turn -> author.write(new Checked(context, known, turn)));
  }

  /** A turn in which what others wrote is checked like everything that is read. */
  private final class Checked implements Turn {
    private final ContextName context;
    private final Head known;
    private final Turn turn;

    Checked(ContextName context, Head known, Turn turn) {
      this.context = context;
      this.known = known;
      this.turn = turn;
    }

    @Override
    public Head head() {
      return turn.head();
    }

    @Override
    public List<StoredEvent> missed() {
      return known.position() == turn.head().position()
          ? List.of()
          : read(context, known.position() + 1, Integer.MAX_VALUE);
    }

    @Override
    public OptionalLong find(String key) {
      return turn.find(key);
    }
  }

  @Override
  public Head head(ContextName context) {
    return stored.head(context);
  }

  @Override
  public OptionalLong find(ContextName context, String key) {
    return stored.find(context, key);
  }

  @Override
  public List<ContextName> contexts() {
    return stored.contexts();
  }

  @Override
  public void deleteTexts(ContextName context, Collection<TextId> ids) {
    stored.deleteTexts(context, ids);
  }

  @Override
  public void scour() {
    stored.scour();
  }

  @Override
  public List<ContextName> unfinished() {
    return stored.unfinished();
  }

  @Override
  public void finished(ContextName context) {
    stored.finished(context);
  }

  @Override
  public Blobs blobs() {
    return stored.blobs();
  }

  @Override
  public void backup(Path to) {
    stored.backup(to);
  }

  @Override
  public List<Path> copies() {
    return stored.copies();
  }

  @Override
  public StoreInfo info() {
    return stored.info();
  }

  @Override
  public List<Flaw> flaws(ContextName context) {
    return stored.flaws(context);
  }

  @Override
  public void close() {
    stored.close();
  }
}
