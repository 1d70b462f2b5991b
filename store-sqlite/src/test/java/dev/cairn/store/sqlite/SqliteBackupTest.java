package dev.cairn.store.sqlite;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A backup")
class SqliteBackupTest {
  @TempDir
  Path folder;

  private EventLog log;

  @BeforeEach
  void open() {
    log = SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT);
  }

  @AfterEach
  void close() {
    log.close();
  }

  @Test
  void opensByItselfAndGoesItsOwnWay() throws Exception {
    Head head = append(log, HERE, "one", "two");
    Path to = folder.resolve("backups/monday.db");
    log.backup(to);
    append(log, HERE, "three");
    try (EventLog copy = SqliteEventLog.open(to, SqliteOptions.DEFAULT)) {
      assertThat(copy.head(HERE)).isEqualTo(head);
      append(copy, HERE, "another three");
      assertChained(copy, HERE);
    }
    assertThat(all(log, HERE)).hasSize(3);
    try (Stream<Path> there = Files.list(to.getParent())) {
      assertThat(there).as("no leftovers").containsExactly(to);
    }
  }

  @Test
  void neverOverwrites() throws Exception {
    Path to = Files.writeString(folder.resolve("mine.txt"), "mine");
    for (Path taken : new Path[] {to, folder.resolve("cairn.db"), folder}) {
      assertThatThrownBy(() -> log.backup(taken))
          .isInstanceOfSatisfying(CairnException.class, e -> {
            assertThat(e.code()).isEqualTo(Code.CONFLICT);
            assertThat(e.field()).hasValue("to");
          });
    }
    assertThat(to).hasContent("mine");
  }

  @Test
  void isConsistentWhileWritersGoOn() throws Exception {
    append(log, HERE, "first");
    AtomicBoolean done = new AtomicBoolean();
    Thread writer = new Thread(() -> {
      while (!done.get()) {
        append(log, HERE, "more", "and more");
      }
    });
    writer.start();
    for (int i = 0; i < 5; i++) {
      log.backup(folder.resolve("copy" + i + ".db"));
    }
    done.set(true);
    writer.join();
    for (int i = 0; i < 5; i++) {
      Path file = folder.resolve("copy" + i + ".db");
      try (EventLog copy = SqliteEventLog.open(file, SqliteOptions.DEFAULT)) {
        assertChained(copy, HERE);
      }
    }
  }
}
