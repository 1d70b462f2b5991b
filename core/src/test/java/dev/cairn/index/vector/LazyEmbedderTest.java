package dev.cairn.index.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.HashingEmbedder;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An embedder that is loaded when wanted")
class LazyEmbedderTest {
  private static final VectorSpace SPACE = VectorSpace.of(new HashingEmbedder());

  @Test
  void isAbsentThenLoadingThenReady() throws Exception {
    CountDownLatch mayLoad = new CountDownLatch(1);
    AtomicInteger loads = new AtomicInteger();
    try (LazyEmbedder lazy = new LazyEmbedder(SPACE, () -> {
      mayLoad.await();
      loads.incrementAndGet();
      return new HashingEmbedder();
    })) {
      assertThat(lazy.state()).isInstanceOf(EmbedderState.Absent.class);
      assertThat(lazy.space()).isEqualTo(SPACE);
      lazy.start();
      lazy.start();
      assertThat(lazy.state()).isEqualTo(new EmbedderState.Loading());
      assertThat(lazy.ready()).isEmpty();
      mayLoad.countDown();
      Embedder embedder = lazy.await();
      assertThat(lazy.ready()).containsSame(embedder);
      assertThat(lazy.state().describe()).isEqualTo("ready");
      assertThat(loads).hasValue(1);
    }
  }

  @Test
  void aMissingLibraryIsAStateWithAReason() {
    try (LazyEmbedder lazy = new LazyEmbedder(SPACE, () -> {
      throw new UnsatisfiedLinkError("no library for this platform");
    })) {
      lazy.start();
      assertThat(lazy.settled().toCompletableFuture().join())
          .isEqualTo(new EmbedderState.Failed("no library for this platform"));
      assertThat(lazy.state().describe()).contains("failed", "no library");
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(lazy::await)
          .withMessageContaining("no library");
    }
  }

  @Test
  void anotherModelThanNamedIsRefused() {
    VectorSpace other = new VectorSpace("other", 2);
    try (LazyEmbedder lazy = new LazyEmbedder(other, HashingEmbedder::new)) {
      lazy.start();
      assertThat(lazy.settled().toCompletableFuture().join())
          .isInstanceOf(EmbedderState.Failed.class);
    }
  }

  @Test
  void closingWhileLoadingClosesWhatWasLoaded() throws Exception {
    CountDownLatch loading = new CountDownLatch(1);
    AtomicInteger closes = new AtomicInteger();
    LazyEmbedder lazy = new LazyEmbedder(SPACE, () -> {
      loading.countDown();
      return closing(closes);
    });
    lazy.start();
    loading.await();
    lazy.close();
    lazy.close();
    assertThat(closes).hasValue(1);
    assertThat(lazy.state()).isEqualTo(new EmbedderState.Absent("closed"));
    lazy.start();
    assertThat(lazy.state()).isEqualTo(new EmbedderState.Absent("closed"));
  }

  @Test
  void closingWhatWasNeverWantedSettlesIt() {
    LazyEmbedder lazy = new LazyEmbedder(SPACE, HashingEmbedder::new);
    lazy.close();
    assertThatExceptionOfType(CairnException.class).isThrownBy(lazy::await);
  }

  private static Embedder closing(AtomicInteger closes) {
    HashingEmbedder real = new HashingEmbedder();
    return new Embedder() {
      @Override
      public String model() {
        return real.model();
      }

      @Override
      public int dimensions() {
        return real.dimensions();
      }

      @Override
      public List<float[]> embed(List<String> texts) {
        return real.embed(texts);
      }

      @Override
      public void close() {
        closes.incrementAndGet();
      }
    };
  }
}
