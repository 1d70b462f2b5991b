package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.HashingEmbedder;
import dev.cairn.index.vector.VectorCache;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Search;
import dev.cairn.operation.Verify;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The meaning of erased words")
class ErasedMeaningTest {
  private static final String GOES = "The staging database listens on port 5433.";
  private static final String STAYS = "The logo is blue and has round corners.";

  @Test
  void isKeptNowhere() {
    try (Tester tester = new Tester(with -> with.embedder(new HashingEmbedder()))) {
      Context memory = tester.memory();
      EpisodeId episode = tester.episode("monday");
      EntryId said = memory.log(Log.user(episode, GOES)).entry();
      memory.log(Log.user(episode, STAYS));
      memory.embed(new Embed(), Progress.NONE);
      assertThat(hashes(tester)).contains(VectorCache.hash(GOES), VectorCache.hash(STAYS));

      memory.erase(Erase.entry(said));
      memory.embed(new Embed(), Progress.NONE);

      assertThat(hashes(tester))
          .contains(VectorCache.hash(STAYS))
          .doesNotContain(VectorCache.hash(GOES));
      assertThat(memory.search(Search.of("staging database port")).results())
          .noneMatch(result -> result.id().equals(said.value()));
      assertThat(memory.search(Search.of("blue logo")).results()).isNotEmpty();
      assertThat(memory.verify(new Verify(Optional.of(true)), Progress.NONE).problems())
          .isEmpty();
    }
  }

  private static List<String> hashes(Tester tester) {
    return tester.log().blobs().keys(tester.memory().name(), VectorCache.PREFIX).stream()
        .map(key -> key.substring(key.lastIndexOf('/') + 1))
        .toList();
  }
}
