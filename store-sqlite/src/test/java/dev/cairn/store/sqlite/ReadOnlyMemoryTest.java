package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A memory that cannot be written is read all the same")
class ReadOnlyMemoryTest {
  /** Texts of so many numbers each, which no store of a few pages has room for. */
  private static final int ROOM = 1_000;

  @TempDir
  Path folder;

  /** Runs everywhere: SQLite itself says that the disk is full when the file has its last page. */
  @Test
  void onAFullDisk() {
    write(folder);
    EventLog full =
        SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT.withPagesMax(1));
    try (Cairn cairn = Cairn.open(full, Settings.in(folder))) {
      assertReads(cairn.context("default"));
      Random random = new Random(1);
      assertThatThrownBy(() -> {
            for (int i = 0; i < ROOM; i++) {
              say(cairn, "words of " + random.doubles(ROOM).boxed().toList());
            }
          })
          .isInstanceOfSatisfying(
              CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.UNAVAILABLE))
          .hasMessageContaining("the disk is full")
          .hasMessageContaining("cairn.db");
      assertReads(cairn.context("default"));
    }
    try (Cairn cairn = Cairn.open(folder)) {
      say(cairn, "room again");
    }
  }

  /** Runs everywhere: nobody can make a folder where a file is. */
  @Test
  void withoutAFolderForTheCache() throws IOException {
    write(folder);
    DamagedFolder.forgetCache(folder);
    Files.writeString(folder.resolve("cache"), "in the way");
    try (Cairn cairn = Cairn.open(folder)) {
      assertReads(cairn.context("default"));
      say(cairn, "written all the same");
      assertThat(cairn.context("default").search(Search.of("written same")).results())
          .isNotEmpty();
    }
    assertThat(Files.readString(folder.resolve("cache"))).isEqualTo("in the way");
  }

  @Test
  void onAReadOnlyDiskAlsoAfterARestart() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", disk.toString()),
        "this user may not mount a file system");
    try {
      write(disk);
      assertThat(run("mount", "-o", "remount,ro", disk.toString())).isTrue();
      for (int start = 0; start < 2; start++) {
        try (Cairn cairn = Cairn.open(disk)) {
          assertReads(cairn.context("default"));
          assertWritesNothing(cairn, disk.toString());
        }
      }
      assertThat(run("mount", "-o", "remount,rw", disk.toString())).isTrue();
      try (Cairn cairn = Cairn.open(disk)) {
        say(cairn, "writable again");
      }
    } finally {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  @Test
  void whileTheDiskFillsUp() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString()),
        "this user may not mount a file system");
    try (Cairn cairn = Cairn.open(disk)) {
      begin(cairn);
      assertThatThrownBy(() -> {
            for (int i = 0; i < 1_000; i++) {
              say(cairn, "some more words of " + i + " ".repeat(20_000) + i);
            }
          })
          .isInstanceOfSatisfying(
              CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.UNAVAILABLE))
          .hasMessageContaining(disk.toString());
      assertReads(cairn.context("default"));
    } finally {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  /** A file system cannot be unmounted as long as a file of it is open. */
  @Test
  void leavesNoFileOpenWhenItsIndexWentOnInMemory() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk.toString()),
        "this user may not mount a file system");
    try (Cairn cairn = Cairn.open(disk)) {
      begin(cairn);
      assertThat(run("sh", "-c", "! cat /dev/zero > " + disk.resolve("ballast")))
          .isTrue();
      cairn.context("default").awaitIndex();
      assertReads(cairn.context("default"));
    } finally {
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

  private static void assertReads(Context memory) {
    assertThat(memory.search(Search.of("line 3 here")).results()).isNotEmpty();
    MakePack.Answer pack = memory.pack(MakePack.of("what about line 3"));
    assertThat(pack.slots()).isNotNull();
    assertThat(memory.status(new Status(), Reading.LATEST).sizes().get("entries"))
        .isGreaterThan(3L);
    assertThat(memory.verify(new Verify(Optional.empty()), Progress.NONE).problems())
        .isEmpty();
  }

  private static void assertWritesNothing(Cairn cairn, String reason) {
    assertThatThrownBy(() -> say(cairn, "not now"))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.UNAVAILABLE))
        .hasMessageContaining(reason)
        .hasMessageContaining("cairn.db");
    assertThatThrownBy(() -> cairn.context("default").decide(Decide.of("files:write_note", 0.9)))
        .as("what cannot be written down is not allowed")
        .hasMessageContaining("cairn.db");
  }

  private static void write(Path to) {
    try (Cairn cairn = Cairn.open(to)) {
      begin(cairn);
    }
  }

  private static void begin(Cairn cairn) {
    cairn.context("default").startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
    for (int i = 1; i <= 6; i++) {
      say(cairn, "line " + i + " here");
    }
  }

  private static void say(Cairn cairn, String words) {
    cairn.context("default").log(Log.user(new EpisodeId("monday"), words));
  }
}
