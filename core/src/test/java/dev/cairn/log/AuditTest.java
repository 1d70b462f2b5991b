package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An audit finds what was changed after it was written, and where")
class AuditTest {
  private static final ContextName CONTEXT = new ContextName("default");
  private final MemoryEventLog log = new MemoryEventLog();

  @BeforeEach
  void write() {
    try (Journal journal = new Journal(log, "default")) {
      journal.start("monday");
      for (int i = 2; i <= 10; i++) {
        journal.say("monday", "line " + i);
      }
    }
  }

  @Test
  void nothingInAnHonestLog() {
    Audit.Report report = audit(log);
    assertThat(report.problems()).isEmpty();
    assertThat(report.events()).isEqualTo(10);
  }

  @Test
  void aFlippedByteInAPayload() {
    assertThat(positions(rows -> rows.set(4, with(rows.get(4), flip(rows.get(4).payload())))))
        .contains(5L);
  }

  @Test
  void aFlippedByteInAHash() {
    assertThat(positions(rows -> {
          StoredEvent row = rows.get(4);
          rows.set(4, rehashed(row, flip(row.hash())));
        }))
        .containsExactly(5L);
  }

  @Test
  void aRemovedRow() {
    assertThat(positions(rows -> rows.remove(6))).containsExactly(7L);
  }

  @Test
  void swappedRows() {
    assertThat(positions(rows -> {
          StoredEvent third = rows.get(2);
          rows.set(2, moved(rows.get(3), 3));
          rows.set(3, moved(third, 4));
        }))
        .contains(3L, 4L);
  }

  @Test
  void aTruncatedTail() {
    assertThat(positions(rows -> rows.subList(8, 10).clear())).containsExactly(9L);
  }

  @Test
  void anAppendedRow() {
    assertThat(positions(rows -> {
          StoredEvent last = rows.get(9);
          rows.add(Chain.seal(
              Head.of(last),
              last.id(),
              last.recordedAt(),
              last.type(),
              1,
              0,
              Optional.empty(),
              last.payload()));
        }))
        .containsExactly(11L);
  }

  @Test
  void aChangedText() {
    ForwardingLog changed = new ForwardingLog(log) {
      @Override
      public Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids) {
        return super.texts(context, ids).entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, e -> changed(e.getValue())));
      }

      private StoredText changed(StoredText text) {
        return text.text().equals("line 7")
            ? new StoredText(text.id(), text.salt(), "line 9")
            : text;
      }
    };
    assertThat(audit(changed).problems()).extracting(Audit.Problem::position).containsExactly(7L);
  }

  @Test
  void aMissingText() {
    TextId gone = new EventCodec()
        .decode(log.read(CONTEXT, 4, 1).get(0))
        .event()
        .texts()
        .get(0)
        .id();
    log.deleteTexts(CONTEXT, List.of(gone));
    assertThat(audit(log).problems()).singleElement().satisfies(problem -> {
      assertThat(problem.position()).isEqualTo(4);
      assertThat(problem.problem()).contains("missing");
    });
  }

  private List<Long> positions(Consumer<List<StoredEvent>> tamper) {
    List<StoredEvent> rows = new ArrayList<>(log.read(CONTEXT, 1, 100));
    tamper.accept(rows);
    List<StoredEvent> tampered = Collections.unmodifiableList(rows);
    ForwardingLog lying = new ForwardingLog(log) {
      @Override
      public List<StoredEvent> read(ContextName context, long from, int limit) {
        return tampered.stream()
            .filter(row -> row.position() >= from)
            .limit(limit)
            .toList();
      }
    };
    return audit(lying).problems().stream()
        .map(Audit.Problem::position)
        .distinct()
        .toList();
  }

  private static Audit.Report audit(EventLog log) {
    return new Audit(log, new EventCodec(), CONTEXT, id -> Optional.empty())
        .run((done, total) -> {});
  }

  private static Bytes flip(Bytes bytes) {
    byte[] copy = bytes.array().clone();
    copy[copy.length / 2] ^= 1;
    return Bytes.of(copy);
  }

  private static StoredEvent with(StoredEvent row, Bytes payload) {
    return copy(row, row.position(), payload, row.hash());
  }

  private static StoredEvent rehashed(StoredEvent row, Bytes hash) {
    return copy(row, row.position(), row.payload(), hash);
  }

  private static StoredEvent moved(StoredEvent row, long position) {
    return copy(row, position, row.payload(), row.hash());
  }

  private static StoredEvent copy(StoredEvent row, long position, Bytes payload, Bytes hash) {
    return new StoredEvent(
        position,
        row.id(),
        row.recordedAt(),
        row.type(),
        row.version(),
        row.more(),
        row.key(),
        payload,
        hash);
  }
}
