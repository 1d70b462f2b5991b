package dev.cairn.index.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import dev.cairn.fault.CairnException;
import dev.cairn.index.CountingEmbedder;
import dev.cairn.index.Embedder;
import dev.cairn.index.SampleLog;
import dev.cairn.log.EntryId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The vectors of a log's entries")
class EntryVectorsTest {
  private final SampleLog sample = new SampleLog().episode("ep", "cairn", "");
  private final CountingEmbedder model = CountingEmbedder.named("hashing-v1");

  private static Embedding with(LazyEmbedder model, boolean ahead, Duration patience) {
    return new Embedding(model, ahead, patience, System::nanoTime);
  }

  private static Embeddings ahead(Embedder model) {
    return new Embeddings(with(LazyEmbedder.of(model), true, Duration.ZERO));
  }

  private EntryVectors of(Embeddings shared) {
    return shared.of(sample.source(), () -> {});
  }

  private static void fill(EntryVectors vectors) {
    vectors.await(entries -> {});
  }

  private static int nearest(EntryVectors vectors, String question) {
    float[] asked = vectors.question(question).orElseThrow();
    return vectors.nearest(asked, 1, id -> true).get(0).id();
  }

  @Test
  void areNumberedLikeTheEntriesWhateverStandsBetween() {
    sample.user("bananas are yellow");
    sample.episode("other", "cairn", "");
    sample.user("the build fails");
    try (Embeddings shared = ahead(model)) {
      EntryVectors vectors = of(shared);
      fill(vectors);
      assertThat(nearest(vectors, "bananas yellow")).isZero();
      assertThat(nearest(vectors, "build fails")).isEqualTo(1);
      assertThat(vectors.similarity(0, 0).orElseThrow()).isEqualTo(1, offset(1e-6));
      assertThat(vectors.similarity(0, 1).orElseThrow()).isLessThan(0.5);
      assertThat(vectors.similarity(0, 2)).isEmpty();
    }
  }

  @Test
  void comeFromTheStoreWithoutAModelIfItHasThem() {
    sample.user("bananas are yellow");
    try (Embeddings first = ahead(model)) {
      fill(of(first));
    }
    LazyEmbedder none = new LazyEmbedder(VectorSpace.of(model), () -> {
      throw new UnsatisfiedLinkError("no library here");
    });
    try (Embeddings second = new Embeddings(with(none, true, Duration.ZERO))) {
      EntryVectors vectors = of(second);
      fill(vectors);
      assertThat(vectors.coverage().embedded()).isEqualTo(1);
      assertThat(none.state()).as("not even tried").isInstanceOf(EmbedderState.Absent.class);
    }
    assertThat(model.texts()).containsExactly("bananas are yellow");
  }

  @Test
  void areMadeOfTheNewestTextsFirst() {
    List.of("one", "two", "three").forEach(sample::user);
    try (Embeddings shared = ahead(model)) {
      fill(of(shared));
    }
    assertThat(model.texts()).containsExactly("three", "two", "one");
  }

  @Test
  void leaveOutWhatWasErased() {
    EntryId secret = sample.user("a secret");
    sample.user("no secret");
    sample.erase(secret);
    try (Embeddings shared = ahead(model)) {
      EntryVectors vectors = of(shared);
      fill(vectors);
      assertThat(vectors.coverage().embedded()).isEqualTo(1);
      assertThat(vectors.coverage().entries()).isEqualTo(2);
      assertThat(vectors.coverage().shortfall()).isEmpty();
      assertThat(nearest(vectors, "a secret")).isEqualTo(1);
    }
  }

  @Test
  void followWhatIsWritten() {
    try (Embeddings shared = ahead(model)) {
      EntryVectors vectors = of(shared);
      fill(vectors);
      sample.user("bananas are yellow");
      vectors.written(sample.head().position());
      fill(vectors);
      assertThat(nearest(vectors, "bananas")).isZero();
    }
  }

  @Test
  void areNotMadeInAShortProcessUntilSomeoneAsks() {
    sample.user("bananas are yellow");
    LazyEmbedder lazy = LazyEmbedder.of(model);
    try (Embeddings shared = new Embeddings(with(lazy, false, Duration.ofMinutes(1)))) {
      EntryVectors vectors = of(shared);
      vectors.written(sample.head().position());
      assertThat(vectors.coverage().position()).isZero();
      assertThat(nearest(vectors, "bananas")).isZero();
    }
  }

  @Test
  void areCountedInTheStoreWithoutAModel() {
    sample.user("bananas are yellow");
    try (Embeddings first = ahead(model)) {
      fill(of(first));
    }
    sample.user("the build fails");
    LazyEmbedder lazy = new LazyEmbedder(VectorSpace.of(model), () -> model);
    try (Embeddings shared = new Embeddings(with(lazy, false, Duration.ofMinutes(1)))) {
      Coverage counted = of(shared).counted();
      assertThat(counted.embedded()).isEqualTo(1);
      assertThat(counted.waiting()).isEqualTo(1);
      assertThat(lazy.state()).isInstanceOf(EmbedderState.Absent.class);
    }
  }

  @Test
  void doNotKeepAQuestionWaitingForTheModel() {
    sample.user("bananas are yellow");
    List<Runnable> begun = new ArrayList<>();
    LazyEmbedder lazy = new LazyEmbedder(VectorSpace.of(model), () -> model, work -> {
      begun.add(work);
      return new Thread(() -> {});
    });
    try (Embeddings shared = new Embeddings(with(lazy, true, Duration.ZERO))) {
      EntryVectors vectors = of(shared);
      assertThat(vectors.question("bananas")).isEmpty();
      assertThat(vectors.coverage().shortfall().orElseThrow()).contains("loading");
      assertThat(begun).hasSize(1);
      begun.get(0).run();
      fill(vectors);
      assertThat(nearest(vectors, "bananas")).isZero();
    }
  }

  @Test
  void sayWhyTheyAreNotThere() {
    sample.user("bananas are yellow");
    LazyEmbedder none = new LazyEmbedder(VectorSpace.of(model), () -> {
      throw new UnsatisfiedLinkError("no library here");
    });
    try (Embeddings shared = new Embeddings(with(none, true, Duration.ofMinutes(1)))) {
      EntryVectors vectors = of(shared);
      assertThat(vectors.question("bananas")).isEmpty();
      assertThatThrownBy(() -> fill(vectors))
          .isInstanceOf(CairnException.class)
          .hasMessageContaining("no library here");
      assertThat(vectors.coverage().shortfall().orElseThrow())
          .isEqualTo("found by words alone: there is no embedding model (no library here)");
    }
  }

  @Test
  void startOverIfTheLogIsAnotherOne() {
    sample.user("bananas are yellow");
    SampleLog other = new SampleLog().episode("ep", "elsewhere", "");
    other.user("the build fails");
    other.user("bananas are yellow");
    SwitchedLog switched = new SwitchedLog(sample.log);
    try (Embeddings shared = ahead(model)) {
      EntryVectors vectors = shared.of(switched.source(sample.source()), () -> {});
      fill(vectors);
      switched.to(other.log);
      fill(vectors);
      assertThat(vectors.coverage().entries()).isEqualTo(2);
      assertThat(nearest(vectors, "bananas are yellow")).isEqualTo(1);
    }
  }

  @Test
  void loseNothingWhenStoppedOnTheWay() {
    for (int i = 0; i < 40; i++) {
      sample.user("number " + i);
    }
    CountingEmbedder slow = CountingEmbedder.heldUp();
    try (Embeddings first = ahead(slow)) {
      EntryVectors vectors = of(first);
      vectors.written(sample.head().position());
      slow.allow(20);
      while (slow.texts().size() < 20) {
        Thread.onSpinWait();
      }
      // Once this thread waits; before that, one text more would wait for leave nobody gives.
      Thread closing = Thread.currentThread();
      Thread later = new Thread(() -> {
        while (closing.getState() != Thread.State.WAITING) {
          Thread.onSpinWait();
        }
        slow.allow(1);
      });
      later.start();
    }
    assertThat(slow.texts()).as("ends with the text in hand").hasSizeBetween(20, 21);
    try (Embeddings second = ahead(model)) {
      EntryVectors vectors = of(second);
      fill(vectors);
      assertThat(vectors.coverage().embedded()).isEqualTo(40);
    }
    assertThat(model.texts())
        .hasSize(40 - slow.texts().size())
        .doesNotContainAnyElementsOf(slow.texts());
  }

  @Test
  void tellWhenTheyAreCompleteOncePerChange() {
    sample.user("one");
    AtomicInteger told = new AtomicInteger();
    try (Embeddings shared = ahead(model)) {
      EntryVectors vectors = shared.of(sample.source(), told::incrementAndGet);
      fill(vectors);
      vectors.close();
    }
    assertThat(told.get()).isEqualTo(1);
  }

  @Test
  void areLetGoWhenClosedAndThoseWhoWaitAreTold() {
    sample.user("one");
    CountingEmbedder slow = CountingEmbedder.heldUp();
    Embeddings shared = ahead(slow);
    EntryVectors vectors = of(shared);
    List<Optional<String>> said = new ArrayList<>();
    Thread waiting = new Thread(() -> {
      try {
        fill(vectors);
      } catch (CairnException e) {
        said.add(Optional.ofNullable(e.getMessage()));
      }
    });
    waiting.start();
    while (waiting.getState() != Thread.State.TIMED_WAITING && waiting.isAlive()) {
      Thread.onSpinWait();
    }
    vectors.close();
    join(waiting);
    assertThat(said).hasSize(1);
    assertThat(vectors.footprint()).isZero();
    slow.allow(1);
    shared.close();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
