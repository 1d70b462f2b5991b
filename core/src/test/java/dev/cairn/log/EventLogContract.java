package dev.cairn.log;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static dev.cairn.log.EventLogContractSamples.commit;
import static dev.cairn.log.EventLogContractSamples.event;
import static dev.cairn.log.EventLogContractSamples.payloads;
import static dev.cairn.log.EventLogContractSamples.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.log.EventLog.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What every backend promises. A subclass says how to open its log, and whether opening it again finds
 * what was written; the rest is here and in the two interfaces.
 */
public abstract class EventLogContract implements EventLogContractBeside, EventLogContractSharing {
  private final List<EventLog> opened = new ArrayList<>();
  private EventLog log = new MemoryEventLog();

  /** Opens the log of this test: empty at first, then with what the test has written so far. */
  protected abstract EventLog open() throws Exception;

  /** Whether {@link #open} finds what an earlier one wrote. */
  protected boolean isKept() {
    return true;
  }

  @Override
  public final EventLog log() {
    return log;
  }

  @Override
  public final Optional<EventLog> another() throws Exception {
    if (!isKept()) {
      return Optional.empty();
    }
    EventLog another = open();
    opened.add(another);
    return Optional.of(another);
  }

  @BeforeEach
  final void openEmpty() throws Exception {
    log = open();
    opened.add(log);
  }

  @AfterEach
  final void closeAll() {
    opened.forEach(EventLog::close);
  }

  @Test
  void anEmptyLogHasNothing() {
    assertThat(log.head(HERE)).isEqualTo(Head.EMPTY);
    assertThat(all(log, HERE)).isEmpty();
    assertThat(log.contexts()).isEmpty();
    assertThat(log.find(HERE, "key")).isEmpty();
  }

  @Test
  void whatWasWrittenIsReadBackInOrder() {
    append(log, HERE, "one", "two");
    Head head = append(log, HERE, "three");
    assertThat(payloads(all(log, HERE))).containsExactly("one", "two", "three");
    assertThat(log.head(HERE)).isEqualTo(head);
    assertThat(head.position()).isEqualTo(3);
    assertChained(log, HERE);
  }

  @Test
  void aPageStartsWhereAskedAndEndsAtItsLimit() {
    append(log, HERE, "one", "two", "three", "four");
    assertThat(payloads(log.read(HERE, 2, 2))).containsExactly("two", "three");
    assertThat(payloads(log.read(HERE, 0, 1))).containsExactly("one");
    assertThat(log.read(HERE, 5, 10)).isEmpty();
    assertThat(log.read(HERE, 1, 0)).isEmpty();
  }

  @Test
  void anAuthorSeesTheHeadAndExactlyWhatItMissed() {
    Head known = append(log, HERE, "one");
    Head head = append(log, HERE, "two", "three");
    log.transact(HERE, known, turn -> {
      assertThat(turn.head()).isEqualTo(head);
      assertThat(payloads(turn.missed())).containsExactly("two", "three");
      return words(turn.head(), "four");
    });
    assertThat(payloads(all(log, HERE))).containsExactly("one", "two", "three", "four");
  }

  @Test
  void aHeadOfAnotherChainIsAConflictAndTheAuthorIsNotAsked() {
    append(log, HERE, "one", "two");
    Head actual = log.head(HERE);
    Head forged = new Head(1, Bytes.zeros(Chain.HASH_BYTES), actual.recordedAt());
    Head ahead = new Head(9, actual.hash(), actual.recordedAt());
    for (Head foreign : List.of(forged, ahead)) {
      AtomicBoolean asked = new AtomicBoolean();
      Outcome outcome = log.transact(HERE, foreign, turn -> {
        asked.set(true);
        return List.of();
      });
      assertThat(outcome).isEqualTo(new Outcome.Conflict(actual));
      assertThat(asked).isFalse();
    }
  }

  @Test
  void whatAnAuthorThrowsIsThrownOnWithNothingWritten() {
    Head before = append(log, HERE, "one");
    IllegalArgumentException refusal = new IllegalArgumentException("no");
    assertThatThrownBy(() -> log.transact(HERE, before, turn -> {
          throw refusal;
        }))
        .isSameAs(refusal);
    assertThat(log.head(HERE)).isEqualTo(before);
    append(log, HERE, "two");
    assertThat(payloads(all(log, HERE))).containsExactly("one", "two");
  }

  @Test
  void anAuthorWhoWritesNothingChangesNothing() {
    Head before = append(log, HERE, "one");
    assertThat(log.transact(HERE, before, turn -> List.of()))
        .isEqualTo(new Outcome.Committed(before));
    assertThat(log.head(HERE)).isEqualTo(before);
  }

  @Test
  void aGapIsRefusedWithNothingWritten() {
    Head before = append(log, HERE, "one");
    Head later = new Head(7, before.hash(), before.recordedAt());
    assertThatThrownBy(() -> commit(log, HERE, turn -> words(later, "eight")))
        .isInstanceOf(IllegalStateException.class);
    assertThat(log.head(HERE)).isEqualTo(before);
    assertThat(all(log, HERE)).hasSize(1);
  }

  @Test
  void aKeyIsFoundInTheTurnAndOutside() {
    commit(log, HERE, turn -> {
      assertThat(turn.find("k")).isEmpty();
      return List.of(event(turn.head(), Optional.of("k"), new byte[] {1}));
    });
    append(log, HERE, "two");
    assertThat(log.find(HERE, "k")).hasValue(1);
    assertThat(log.find(HERE, "K")).isEmpty();
    commit(log, HERE, turn -> {
      assertThat(turn.find("k")).hasValue(1);
      return List.of();
    });
    assertThat(all(log, HERE))
        .extracting(StoredEvent::key)
        .containsExactly(Optional.of("k"), Optional.empty());
  }

  @Test
  void aKeyIsNeverWrittenTwice() {
    commit(log, HERE, turn -> List.of(event(turn.head(), Optional.of("k"), new byte[] {1})));
    assertThatThrownBy(() -> commit(
            log, HERE, turn -> List.of(event(turn.head(), Optional.of("k"), new byte[] {2}))))
        .isInstanceOf(IllegalStateException.class);
    assertThat(all(log, HERE)).hasSize(1);
  }
}
