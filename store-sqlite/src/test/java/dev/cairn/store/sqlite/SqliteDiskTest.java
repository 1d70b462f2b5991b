package dev.cairn.store.sqlite;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static dev.cairn.store.sqlite.SqliteTroubleTest.assertFault;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a small file system of its own, where the machine lets us mount one. */
@DisplayName("A store on a disk that is full or read-only")
class SqliteDiskTest {
  @TempDir
  Path disk;

  private boolean mounted;

  @BeforeEach
  void mount() throws Exception {
    mounted = run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk.toString());
    assumeTrue(mounted, "this user may not mount a file system");
  }

  @AfterEach
  void unmount() throws Exception {
    if (mounted) {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  private static boolean run(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (Exception e) {
      return false;
    }
  }

  private EventLog open() {
    return SqliteEventLog.open(disk.resolve("cairn.db"), SqliteOptions.DEFAULT);
  }

  @Test
  void aFullDiskLosesNothingAndWritesGoOnWhenThereIsSpace() throws Exception {
    Path ballast = Files.write(disk.resolve("ballast"), new byte[600_000]);
    try (EventLog log = open()) {
      Head last = fill(log);
      assertThat(log.head(HERE)).isEqualTo(last);
      assertChained(log, HERE);
      Files.delete(ballast);
      assertThat(append(log, HERE, "room again ".repeat(5000)).position())
          .isEqualTo(last.position() + 1);
      assertChained(log, HERE);
    }
    try (EventLog log = open()) {
      assertChained(log, HERE);
    }
  }

  /** Writes until the disk is full; every failure says so and leaves the head where it was. */
  private static Head fill(EventLog log) {
    Head last = Head.EMPTY;
    for (int failures = 0; failures < 5; ) {
      try {
        last = append(log, HERE, "some more words ".repeat(2000));
      } catch (CairnException e) {
        failures++;
        assertThat(e.code()).isEqualTo(Code.UNAVAILABLE);
        assertThat(e).hasMessageContaining("the disk is full");
        assertThat(log.head(HERE)).isEqualTo(last);
      }
    }
    assertThat(last.position()).isGreaterThan(5);
    return last;
  }

  @Test
  void aStoreThatBecomesReadOnlyIsReadSaysSoAndRecovers() throws Exception {
    try (EventLog log = open()) {
      append(log, HERE, "one");
    }
    assertThat(run("mount", "-o", "remount,ro", disk.toString())).isTrue();
    try (EventLog log = open()) {
      assertChained(log, HERE);
      assertFault(() -> append(log, HERE, "not now"), Code.UNAVAILABLE, "check that you may write");
      assertFault(() -> append(log, HERE, "not now"), Code.UNAVAILABLE, disk.toString());
      assertThat(log.head(HERE).position()).isEqualTo(1);
    }
    assertThat(run("mount", "-o", "remount,rw", disk.toString())).isTrue();
    try (EventLog log = open()) {
      append(log, HERE, "two");
      assertChained(log, HERE);
    }
  }

  @Test
  void aReadOnlyFolderIsNamed() throws Exception {
    assertThat(run("mount", "-o", "remount,ro", disk.toString())).isTrue();
    assertFault(this::open, Code.UNAVAILABLE, "check the folder's permissions");
    assertFault(this::open, Code.UNAVAILABLE, disk.toString());
  }
}
