package dev.cairn.log;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static dev.cairn.log.EventLogContractSamples.commit;
import static dev.cairn.log.EventLogContractSamples.event;
import static dev.cairn.log.EventLogContractSamples.payloads;
import static dev.cairn.log.EventLogContractSamples.text;
import static dev.cairn.log.EventLogContractSamples.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many writers, a log opened twice or again, and commits nobody knows the outcome of. */
interface EventLogContractSharing {
  int WRITERS = 8;
  int EACH = 50;

  EventLog log();

  /** The same log opened once more, or empty where a log ends with its object. */
  Optional<EventLog> another() throws Exception;

  private EventLog again() throws Exception {
    return another().orElseGet(() -> abort("this log ends with its object"));
  }

  @Test
  default void manyWritersLoseNothing() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    List<Callable<Head>> writers = IntStream.range(0, WRITERS)
        .<Callable<Head>>mapToObj(writer -> () -> appendEach(log(), "w" + writer))
        .toList();
    for (Future<Head> writer : threads.invokeAll(writers)) {
      writer.get();
    }
    threads.shutdown();
    assertChained(log(), HERE);
    List<String> written = payloads(all(log(), HERE));
    assertThat(written).hasSize(WRITERS * EACH).doesNotHaveDuplicates();
    for (int writer = 0; writer < WRITERS; writer++) {
      String prefix = "w" + writer + "-";
      assertThat(written.stream().filter(word -> word.startsWith(prefix)))
          .containsExactlyElementsOf(
              IntStream.range(0, EACH).mapToObj(i -> prefix + i).toList());
    }
  }

  private static Head appendEach(EventLog log, String name) {
    Head known = Head.EMPTY;
    for (int i = 0; i < EACH; i++) {
      String word = name + "-" + i;
      known = commit(log, HERE, turn -> words(turn.head(), word));
    }
    return known;
  }

  @Test
  default void whatWasWrittenIsThereAfterReopening() throws Exception {
    StoredText text = text("tx_1", "some words");
    commit(
        log(),
        HERE,
        turn -> List.of(event(turn.head(), Optional.of("k"), new byte[] {0, 1}, text)));
    log().blobs().putIfAbsent(HERE, Map.of("a", Bytes.ofHex("01")));
    List<StoredEvent> before = all(log(), HERE);
    log().close();
    EventLog later = again();
    assertThat(all(later, HERE)).isEqualTo(before);
    assertThat(later.find(HERE, "k")).hasValue(1);
    assertThat(later.texts(HERE, Set.of(text.id()))).containsValue(text);
    assertThat(later.blobs().get(HERE, Set.of("a"))).containsValue(Bytes.ofHex("01"));
    append(later, HERE, "two");
    assertChained(later, HERE);
  }

  @Test
  default void aCommitIsSeenAtOnceByWhoeverHasTheLogOpen() throws Exception {
    EventLog other = again();
    for (int i = 1; i <= 20; i++) {
      Head head = append(i % 2 == 0 ? log() : other, HERE, "word " + i);
      assertThat(log().head(HERE)).isEqualTo(head);
      assertThat(other.head(HERE)).isEqualTo(head);
      assertThat(other.read(HERE, i, 1)).hasSize(1);
    }
    assertChained(log(), HERE);
  }

  @Test
  default void aCommitThatWentThroughUnnoticedIsAnswered() {
    EventLog unsure = new ForwardingLog(log()) {
      @Override
      public Outcome transact(ContextName context, Head known, Author author) {
        super.transact(context, known, author);
        return new Outcome.Unknown(new IOException("the line went dead"));
      }
    };
    try (Journal journal = new Journal(unsure, HERE.value())) {
      assertThat(journal.start("monday").position()).isEqualTo(1);
      assertThat(journal.say("monday", "once").position()).isEqualTo(2);
    }
    assertChained(log(), HERE);
    assertThat(all(log(), HERE)).hasSize(2);
  }

  @Test
  default void aCommitThatDidNotGoThroughIsAFault() {
    EventLog failing = new ForwardingLog(log()) {
      @Override
      public Outcome transact(ContextName context, Head known, Author author) {
        super.transact(context, known, turn -> {
          author.write(turn);
          return List.of();
        });
        return new Outcome.Unknown(new IOException("the line went dead"));
      }
    };
    try (Journal journal = new Journal(failing, HERE.value())) {
      assertThatThrownBy(() -> journal.start("monday"))
          .hasMessageContaining("nothing was written")
          .hasRootCauseMessage("the line went dead");
    }
    assertThat(all(log(), HERE)).isEmpty();
    append(log(), HERE, "goes on");
  }
}
