package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@DisplayName("A model used by several threads")
class ThreadsTest {

  @Test
  void givesEachItsOwnVector() {
    try (Embedder embedder = SentenceModel.MINI_LM.open()) {
      List<String> texts = List.of("one thing", "quite another matter", "日本", "a b c d e f g");
      List<float[]> expected = embedder.embed(texts);
      List<CompletableFuture<Void>> runs = List.of(1, 2, 3, 4).stream()
          .map(i -> CompletableFuture.runAsync(() -> {
            for (int round = 0; round < 20; round++) {
              int which = (i + round) % texts.size();
              assertThat(embedder.embed(List.of(texts.get(which))).get(0))
                  .isEqualTo(expected.get(which));
            }
          }))
          .toList();
      runs.forEach(CompletableFuture::join);
    }
  }

  /** The native memory must outlive the last inference; else the whole process would die. */
  @Test
  void closingWaitsForRunningInferencesAndRefusesLaterOnes() throws Exception {
    for (int round = 0; round < 3; round++) {
      Embedder embedder = SentenceModel.MINI_LM.open();
      CountDownLatch running = new CountDownLatch(2);
      Runnable endless = () -> {
        while (true) {
          embedder.embed(List.of("some words ".repeat(100)));
          running.countDown();
        }
      };
      CompletableFuture<Void> one = CompletableFuture.runAsync(endless);
      CompletableFuture<Void> two = CompletableFuture.runAsync(endless);
      running.await();
      embedder.close();
      embedder.close();
      for (CompletableFuture<Void> run : List.of(one, two)) {
        assertThatExceptionOfType(CompletionException.class)
            .isThrownBy(run::join)
            .withCauseInstanceOf(CairnException.class)
            .withMessageContaining("closed");
      }
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> embedder.embedQuery("too late"));
    }
  }
}
