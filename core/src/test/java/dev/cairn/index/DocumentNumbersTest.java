package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EntryId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.store.FSDirectory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The number of an entry's document")
class DocumentNumbersTest {
  private static final long SEED = 20_261_116;
  private static final int ENTRIES = 300;

  @TempDir
  Path folder;

  private final SampleLog sample = new SampleLog().episode("ep", "cairn", "");
  private final List<EntryId> said = new ArrayList<>();

  /** Small segments, so that Lucene merges them again and again; commits, new processes, erased texts. */
  @Test
  @DisplayName("is the entry's place among all entries, whatever Lucene merges")
  void isItsPlaceInTheLog() throws Exception {
    Random random = new Random(SEED);
    EntryIndex index = EntryIndex.in(folder, true, sample.source());
    while (said.size() < ENTRIES) {
      say(1 + random.nextInt(4));
      index.catchUp(sample.head());
      if (random.nextInt(40) == 0) {
        index.close();
        index = EntryIndex.in(folder, true, sample.source());
      } else if (random.nextInt(20) == 0) {
        index.commit();
      }
    }
    index.close();
    assertThat(numbered()).as("seed %d", SEED).isEqualTo(said);
  }

  private void say(int entries) {
    for (int i = 0; i < entries; i++) {
      said.add(sample.user("number " + said.size()));
    }
    if (said.size() % 7 == 0) {
      sample.erase(said.get(said.size() - 1));
      sample.episode("ep" + said.size(), "cairn", "");
    }
  }

  private List<EntryId> numbered() throws Exception {
    List<EntryId> ids = new ArrayList<>();
    try (DirectoryReader reader = DirectoryReader.open(FSDirectory.open(folder))) {
      for (LeafReaderContext leaf : reader.leaves()) {
        assertThat(leaf.docBase).isEqualTo(ids.size());
        for (int doc = 0; doc < leaf.reader().maxDoc(); doc++) {
          ids.add(Segments.entry(leaf, doc).id());
        }
      }
    }
    return ids;
  }
}
