package dev.cairn.index;

import static dev.cairn.index.EntryIndexTest.ask;
import static dev.cairn.index.EntryIndexTest.ids;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The index on disk is a cache")
class EntryIndexPlaceTest extends IndexFolderTester {

  @Test
  void aRestartGoesOnWhereTheCommitStands() {
    keep();
    log.user("common later");
    try (EntryIndex index = open(log, true)) {
      assertThat(index.position()).isEqualTo(21);
      assertThat(ids(index.search(ask("word3", 1)))).containsExactly("e5");
      assertComplete(index, log);
    }
  }

  @Test
  void closingCommits() {
    EntryIndex index = open(log, true);
    index.catchUp(log.head());
    index.close();
    try (EntryIndex again = open(log, true)) {
      assertThat(again.position()).isEqualTo(21);
    }
  }

  @Test
  void whatWasNotCommittedIsReadAgain() {
    keep();
    log.user("common later");
    EntryIndex lost = open(log, false);
    lost.catchUp(log.head());
    try (EntryIndex index = open(log, true)) {
      assertThat(index.position()).isEqualTo(21);
      assertComplete(index, log);
    }
    lost.close();
  }

  @Test
  void aReaderOfTheFolderKeepsItsAdditionsInMemory() throws IOException {
    keep();
    List<String> before = files();
    log.user("common later");
    try (EntryIndex owner = open(log, true);
        EntryIndex reader = open(log, false)) {
      assertThat(reader.position()).isEqualTo(21);
      assertComplete(reader, log);
      reader.commit();
      owner.catchUp(log.head());
      owner.commit();
      assertComplete(reader, log);
    }
    assertThat(files()).isNotEqualTo(before);
  }

  @Test
  void aReaderWritesNothing() throws IOException {
    keep();
    List<String> before = files();
    log.user("common later");
    try (EntryIndex reader = open(log, false)) {
      assertComplete(reader, log);
      reader.commit();
      reader.rebuild();
      assertComplete(reader, log);
    }
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aSecondOwnerGoesOnAsAReader() {
    keep();
    try (EntryIndex owner = open(log, true);
        EntryIndex second = open(log, true)) {
      log.user("common later");
      assertComplete(second, log);
      assertComplete(owner, log);
    }
  }

  @Test
  void deletingTheFolderIsSafe() throws IOException {
    keep();
    for (String name : files()) {
      Files.delete(folder.resolve(name));
    }
    Files.delete(folder);
    try (EntryIndex reader = open(log, false)) {
      assertComplete(reader, log);
    }
    try (EntryIndex index = open(log, true)) {
      assertComplete(index, log);
    }
  }

  @Test
  void aFolderThatCannotBeMadeCostsOnlyAReplay() throws IOException {
    Files.writeString(folder, "a file in the way");
    try (EntryIndex index = open(log, true)) {
      assertComplete(index, log);
      index.commit();
    }
    assertThat(folder).hasContent("a file in the way");
  }

  @Test
  void onlyItsOwnFilesAreThrownAway() throws IOException {
    keep();
    Files.writeString(folder.resolve("README"), "not ours");
    SampleLog foreign = new SampleLog().episode("x", "", "");
    try (EntryIndex index = open(foreign, true)) {
      index.catchUp(foreign.head());
    }
    assertThat(folder.resolve("README")).hasContent("not ours");
  }

  @Test
  void growthRestartAndRebuildGiveOneDigest() {
    Bytes grown;
    try (EntryIndex index = open(log, true)) {
      for (int position = 1; position <= 21; position++) {
        index.catchUp(log.headAt(position));
        index.commit();
      }
      grown = index.digest();
      index.rebuild();
      assertThat(index.digest()).isEqualTo(grown);
      assertComplete(index, log);
    }
    try (EntryIndex index = open(log, true)) {
      assertThat(index.digest()).isEqualTo(grown);
    }
    log.user("one more");
    try (EntryIndex index = open(log, true)) {
      index.catchUp(log.head());
      assertThat(index.digest()).isNotEqualTo(grown);
    }
  }
}
