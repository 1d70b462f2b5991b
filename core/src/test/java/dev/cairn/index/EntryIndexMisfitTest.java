package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ForwardingLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An index that does not fit the log is not believed")
class EntryIndexMisfitTest extends IndexFolderTester {

  @ParameterizedTest(name = "owned {0}")
  @ValueSource(booleans = {true, false})
  void aForeignIndexIsNotBelieved(boolean owned) {
    keep();
    SampleLog foreign = new SampleLog().episode("ep", "", "").episode("other", "", "");
    for (int i = 0; i < 30; i++) {
      foreign.user("common fork" + i);
    }
    try (EntryIndex index = open(foreign, owned)) {
      assertThat(index.position()).isZero();
      assertComplete(index, foreign);
    }
  }

  @Test
  void anIndexNewerThanTheLogIsNotBelieved() {
    keep();
    SampleLog older = log.cutAt(10);
    try (EntryIndex index = open(older, true)) {
      assertComplete(index, older);
    }
  }

  @Test
  void aRestoredLogThatGrewDifferentlyIsNoticed() {
    SampleLog restored = log.cutAt(10);
    for (int i = 0; i < 20; i++) {
      restored.user("common fork");
    }
    keep();
    try (EntryIndex index = open(restored, true)) {
      assertComplete(index, restored);
    }
  }

  @Test
  void aLogReplacedUnderARunningIndexIsNoticed() {
    SampleLog swapped = new SampleLog().episode("ep", "", "");
    swapped.user("common fork");
    ForwardingLog swap = new ForwardingLog(log.log);
    LogSource source =
        new LogSource(log.context, swap, log.source().codec(), log.source().episodes());
    try (EntryIndex index = EntryIndex.in(folder, true, source)) {
      index.catchUp(log.head());
      swap.replaceBy(swapped.log);
      assertComplete(index, swapped);
      for (int i = 0; i < 40; i++) {
        swapped.user("common fork " + i);
      }
      assertComplete(index, swapped);
      swap.replaceBy(log.log);
      assertComplete(index, log);
    }
  }

  @Test
  void anyDamagedFileIsNoticed() throws IOException {
    keep();
    for (String name : files()) {
      if (name.endsWith(".lock")) {
        continue;
      }
      Path file = folder.resolve(name);
      byte[] bytes = Files.readAllBytes(file);
      bytes[bytes.length / 2] ^= 0x20;
      Files.write(file, bytes);
      try (EntryIndex reader = open(log, false)) {
        assertThat(reader.position()).as("damaged " + name).isZero();
        assertComplete(reader, log);
      }
      try (EntryIndex owner = open(log, true)) {
        assertThat(owner.position()).as("damaged " + name).isZero();
        assertComplete(owner, log);
      }
      try (EntryIndex again = open(log, true)) {
        assertThat(again.position()).as("made again").isEqualTo(21);
      }
      if (!Files.exists(file)) {
        break;
      }
    }
  }

  @Test
  void missingAndStrayFilesAreNoticed() throws IOException {
    keep();
    for (String name : files()) {
      if (name.startsWith("_")) {
        Files.delete(folder.resolve(name));
        break;
      }
    }
    Files.writeString(folder.resolve("segments_zz"), "nonsense");
    try (EntryIndex index = open(log, true)) {
      assertComplete(index, log);
    }
  }
}
