package dev.cairn.store.sqlite;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static dev.cairn.log.EventLogContractSamples.commit;
import static dev.cairn.log.EventLogContractSamples.event;
import static dev.cairn.log.EventLogContractSamples.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.TextId;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A store in trouble")
class SqliteTroubleTest {
  @TempDir
  Path folder;

  private Path file() {
    return folder.resolve("cairn.db");
  }

  private SqliteEventLog open() {
    return SqliteEventLog.open(file(), SqliteOptions.DEFAULT);
  }

  static void assertFault(ThrowingCallable call, Code code, String words) {
    assertThatThrownBy(call).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(code);
      assertThat(e).hasMessageContaining(words);
    });
  }

  @Test
  void waitsForAnotherProcessOnlySoLong() throws Exception {
    SqliteOptions impatient = SqliteOptions.DEFAULT.withBusyTimeout(Duration.ofMillis(50));
    try (EventLog log = SqliteEventLog.open(file(), impatient);
        Connection other = RawFile.connect(file());
        Statement statement = other.createStatement()) {
      append(log, HERE, "one");
      statement.execute("BEGIN IMMEDIATE");
      assertFault(() -> append(log, HERE, "two"), Code.UNAVAILABLE, "another process is writing");
      assertThat(log.head(HERE).position()).as("reading goes on").isEqualTo(1);
      statement.execute("ROLLBACK");
      append(log, HERE, "two");
      assertChained(log, HERE);
    }
  }

  @Test
  void aFullStoreLosesNothingAndGoesOnWhenThereIsSpace() {
    SqliteOptions tight = SqliteOptions.DEFAULT.withPagesMax(60);
    Head last = Head.EMPTY;
    try (EventLog log = SqliteEventLog.open(file(), tight)) {
      for (int i = 0; ; i++) {
        try {
          last = append(log, HERE, "a long word ".repeat(200));
        } catch (CairnException e) {
          assertThat(e.code()).isEqualTo(Code.UNAVAILABLE);
          assertThat(e)
              .hasMessageContaining("the disk is full")
              .hasCauseInstanceOf(Exception.class);
          assertThat(i).isGreaterThan(3);
          break;
        }
      }
      assertThat(log.head(HERE)).isEqualTo(last);
      assertChained(log, HERE);
      assertFault(() -> append(log, HERE, "b".repeat(9000)), Code.UNAVAILABLE, "disk is full");
    }
    try (EventLog log = open()) {
      append(log, HERE, "c".repeat(9000));
      assertThat(log.head(HERE).position()).isEqualTo(last.position() + 1);
      assertChained(log, HERE);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '@', textBlock = """
      DELETE FROM event WHERE position = 3                     @ 4
      DELETE FROM event                                        @ 4
      UPDATE event SET hash = zeroblob(32) WHERE position = 3  @ 4
      UPDATE context SET head_position = 2                     @ 4
      UPDATE context SET head_position = 0                     @ 4
      UPDATE context SET head_position = 4611686018427387904   @ 4
      UPDATE event SET position = 1073741824 WHERE position = 3 @ 4
      """)
  void rowsThatDoNotEndAtTheHeadAreWrittenBehind(String damage, long next) throws Exception {
    try (EventLog log = open()) {
      append(log, HERE, "one", "two", "three");
    }
    RawFile.run(file(), damage);
    List<String> before = RawFile.words(file(), "SELECT hex(hash) FROM event ORDER BY rowid");
    try (EventLog log = open()) {
      assertThat(log.contexts()).containsExactly(HERE);
      append(log, HERE, "four");
      assertThat(log.head(HERE).position()).isEqualTo(next);
      assertThat(log.read(HERE, next, 1)).extracting(StoredEvent::position).containsExactly(next);
    }
    assertThat(RawFile.words(file(), "SELECT hex(hash) FROM event ORDER BY rowid"))
        .as("nothing that was there is overwritten")
        .matches(after -> after.containsAll(before));
  }

  @Test
  void aDamagedFileIsSaidToBeDamaged() throws Exception {
    try (EventLog log = open()) {
      for (int i = 0; i < 50; i++) {
        append(log, HERE, "word ".repeat(500));
      }
    }
    byte[] bytes = Files.readAllBytes(file());
    java.util.Arrays.fill(bytes, 8 * 4096, bytes.length, (byte) 0x5a);
    Files.write(file(), bytes);
    try (EventLog log = open()) {
      assertFault(() -> all(log, HERE), Code.CORRUPT, "restore a backup");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"length = 1000000000", "length = 5", "data = x'00ff'", "codec = 9"})
  void aDamagedTextIsNotUnpacked(String damage) throws Exception {
    TextId id = new TextId("tx_1");
    try (EventLog log = open()) {
      commit(
          log,
          HERE,
          turn -> List.of(event(
              turn.head(), Optional.empty(), new byte[1], text("tx_1", "word ".repeat(1000)))));
    }
    RawFile.run(file(), "UPDATE text SET " + damage);
    try (EventLog log = open()) {
      assertFault(() -> log.texts(HERE, Set.of(id)), Code.CORRUPT, "text tx_1 is damaged");
    }
  }

  @Test
  void anErasedTextLeavesNoTraceInTheFiles() throws Exception {
    byte[] secret = "correct horse battery staple".getBytes(StandardCharsets.UTF_8);
    try (EventLog log = open()) {
      for (int i = 0; i < 40; i++) {
        String words =
            i + " " + new String(secret, StandardCharsets.UTF_8) + " " + "x".repeat(i * 20);
        String id = "tx_" + (i * 7 % 40);
        commit(
            log,
            HERE,
            turn -> List.of(event(turn.head(), Optional.empty(), new byte[8], text(id, words))));
      }
      for (int i = 0; i < 40; i++) {
        log.deleteTexts(HERE, Set.of(new TextId("tx_" + i)));
      }
      assertThat(Files.size(Path.of(file() + "-wal"))).isZero();
    }
    String bytes = new String(Files.readAllBytes(file()), StandardCharsets.ISO_8859_1);
    assertThat(bytes).doesNotContain("correct horse");
  }

  @Test
  void anAuthorCannotWriteWhileItIsItsTurn() {
    try (EventLog log = open()) {
      assertThatThrownBy(() -> log.transact(HERE, Head.EMPTY, turn -> {
            append(log, HERE, "inside");
            return List.of();
          }))
          .isInstanceOf(IllegalStateException.class);
      append(log, HERE, "one");
    }
  }
}
