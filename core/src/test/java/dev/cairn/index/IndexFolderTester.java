package dev.cairn.index;

import static dev.cairn.index.EntryIndexTest.ask;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A log of twenty entries, and a folder to keep its index in. */
abstract class IndexFolderTester {
  @TempDir
  Path temp;

  Path folder;
  final SampleLog log = new SampleLog().episode("ep", "", "");

  @BeforeEach
  void fill() {
    folder = temp.resolve("index");
    for (int i = 0; i < 20; i++) {
      log.user("common word" + i);
    }
  }

  final EntryIndex open(SampleLog of, boolean owned) {
    return EntryIndex.in(folder, owned, of.source());
  }

  /** What an index answers once it has caught up: independent of how it came about. */
  static void assertComplete(EntryIndex index, SampleLog of) {
    index.catchUp(of.head());
    try (EntryIndex fresh = of.index()) {
      assertThat(index.digest()).isEqualTo(fresh.digest());
      assertThat(index.position()).isEqualTo(fresh.position());
      for (String words : List.of("common", "word3 common", "fork", "later")) {
        assertThat(index.search(ask(words))).isEqualTo(fresh.search(ask(words)));
      }
    }
  }

  final void keep() {
    try (EntryIndex index = open(log, true)) {
      index.catchUp(log.head());
      index.commit();
    }
  }

  final List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
