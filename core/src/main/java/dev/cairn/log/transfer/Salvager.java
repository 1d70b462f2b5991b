package dev.cairn.log.transfer;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Audit;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.CheckedLog;
import dev.cairn.log.ContextName;
import dev.cairn.log.DamageEvent.Quarantined;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.Head;
import dev.cairn.log.Recorded;
import dev.cairn.log.Steps;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Copies what verifies of a log into an empty one. Events keep their positions, ids and times; in the place
 * of one that is lost stands an event that says so. From the first loss on the hashes are new.
 */
public final class Salvager {
  private static final int PAGE = 256;

  private final CheckedLog log;
  private final EventCodec codec;
  private final ContextName context;
  private final List<Audit.Problem> leftOut = new ArrayList<>();
  private Head last = Head.EMPTY;
  private int open;
  private long kept;

  public Salvager(CheckedLog log, EventCodec codec, ContextName context) {
    this.log = log;
    this.codec = codec;
    this.context = context;
  }

  /** What was left out. */
  public List<Audit.Problem> leftOut() {
    return List.copyOf(leftOut);
  }

  /** How many events were kept. */
  public long kept() {
    return kept;
  }

  /** Looks at all events without writing them anywhere. */
  public void look(Steps steps) {
    events(steps).forEach(each -> {});
  }

  /** Writes all of them into a log that has none of this context. */
  public void into(EventLog empty, Steps steps) {
    EventLog.Outcome outcome =
        empty.transact(context, Head.EMPTY, turn -> () -> events(steps).iterator());
    if (!(outcome instanceof EventLog.Outcome.Committed)) {
      throw CairnException.unavailable(
          "context '" + context + "' could not be written; salvage into another folder", null);
    }
  }

  private Stream<Sealed> events(Steps steps) {
    long end = log.head(context).position();
    return LongStream.iterate(1, from -> from <= end, from -> from + PAGE)
        .boxed()
        .flatMap(from -> {
          steps.accept(from, end);
          int limit = (int) Math.min(PAGE, end - from + 1);
          return page(log.read(context, from, limit)).stream();
        });
  }

  private List<Sealed> page(List<StoredEvent> rows) {
    List<Recorded> events = rows.stream().map(codec::decode).toList();
    Map<TextId, StoredText> texts = log.texts(
        context,
        events.stream()
            .flatMap(each -> each.event().texts().stream())
            .map(TextRef::id)
            .toList());
    List<Sealed> page = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      page.add(sealed(rows.get(i), events.get(i), texts));
    }
    return page;
  }

  private Sealed sealed(StoredEvent row, Recorded recorded, Map<TextId, StoredText> texts) {
    Optional<String> problem = problem(row, recorded, texts);
    if (problem.isPresent()) {
      leftOut.add(new Audit.Problem(row.position(), problem.get(), Optional.empty()));
      return new Sealed(lost(row, problem.get()), List.of());
    }
    kept++;
    StoredEvent copy = leftOut.isEmpty()
        ? same(row)
        : next(row.id(), row.recordedAt(), row, row.key(), row.more());
    return new Sealed(
        copy,
        recorded.event().texts().stream()
            .flatMap(ref -> Stream.ofNullable(texts.get(ref.id())))
            .toList());
  }

  /** An event is only as good as the words it owns. */
  private Optional<String> problem(
      StoredEvent row, Recorded recorded, Map<TextId, StoredText> texts) {
    if (recorded.event() instanceof Quarantined gone && isHere(row)) {
      return Optional.of(gone.problem());
    }
    return recorded.event().texts().stream()
        .filter(ref -> texts.containsKey(ref.id()) || !log.isErased(context, ref.id()))
        .flatMap(ref -> Audit.problem(ref, Optional.ofNullable(texts.get(ref.id()))).stream())
        .findFirst();
  }

  /** A copy that was salvaged before says itself what it lost. */
  private static boolean isHere(StoredEvent row) {
    return CheckedLog.isStandIn(row) || !row.type().equals(EventCodec.QUARANTINED);
  }

  private StoredEvent lost(StoredEvent row, String problem) {
    EventCodec.Encoded encoded = codec.encode(new Quarantined(last.recordedAt(), problem));
    UUID id =
        UUID.nameUUIDFromBytes((context + " " + row.position()).getBytes(StandardCharsets.UTF_8));
    StoredEvent gone = new StoredEvent(
        row.position(),
        id,
        last.recordedAt(),
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload(),
        Bytes.EMPTY);
    return next(id, last.recordedAt(), gone, Optional.empty(), Math.max(0, open - 1));
  }

  /** As it stands, as long as nothing is lost: a row that a receipt speaks of keeps the hash the receipt knows. */
  private StoredEvent same(StoredEvent row) {
    last = Head.of(row);
    open = row.more();
    return row;
  }

  private StoredEvent next(UUID id, Instant at, StoredEvent what, Optional<String> key, int more) {
    StoredEvent sealed =
        Chain.seal(last, id, at, what.type(), what.version(), more, key, what.payload());
    last = Head.of(sealed);
    open = more;
    return sealed;
  }
}
