package dev.cairn.eval.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorSpace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Vectors kept between runs")
class KeptEmbedderTest {
  @TempDir
  private Path folder;

  private final AtomicInteger asked = new AtomicInteger();
  private final AtomicInteger loaded = new AtomicInteger();

  /** Places a text on a circle by its hash; a question a little further round. Counts its work. */
  private final class Circle implements Embedder {
    @Override
    public String model() {
      return "circle";
    }

    @Override
    public int dimensions() {
      return 2;
    }

    @Override
    public List<float[]> embed(List<String> texts) {
      return texts.stream().map(text -> at(text.hashCode())).toList();
    }

    @Override
    public float[] embedQuery(String query) {
      return at(query.hashCode() + 1.0);
    }

    @Override
    public List<float[]> embedWindows(String text) {
      return List.of(at(text.hashCode()), at(text.length()));
    }

    private float[] at(double angle) {
      asked.incrementAndGet();
      return new float[] {(float) Math.cos(angle), (float) Math.sin(angle)};
    }

    @Override
    public void close() {}
  }

  private KeptEmbedder open() {
    return new KeptEmbedder(
        new LazyEmbedder(new VectorSpace("circle", 2), () -> {
          loaded.incrementAndGet();
          return new Circle();
        }),
        folder);
  }

  @Test
  void asksTheModelOnceForEachTextAndEachWayToEmbed() {
    try (KeptEmbedder kept = open()) {
      float[] text = kept.embed(List.of("a", "b")).get(0);
      float[] query = kept.embedQuery("a");
      assertThat(query).isNotEqualTo(text);
      assertThat(kept.embedWindows("a")).hasSize(2);
      assertThat(asked).hasValue(5);
      assertThat(kept.embed(List.of("a")).get(0)).isEqualTo(text);
      assertThat(kept.embedQuery("a")).isEqualTo(query);
      assertThat(asked).hasValue(5);
    }
  }

  @Test
  void loadsNoModelForWhatAnEarlierRunEmbedded() {
    List<float[]> first;
    try (KeptEmbedder kept = open()) {
      assertThat(loaded).hasValue(0);
      first = kept.embedWindows("une forêt 森");
    }
    assertThat(loaded).hasValue(1);
    try (KeptEmbedder again = open()) {
      assertThat(again.embedWindows("une forêt 森")).usingRecursiveComparison().isEqualTo(first);
    }
    assertThat(loaded).hasValue(1);
  }

  @Test
  void passesOverWhatAKilledRunLeftAndMakesDamagedVectorsAgain() throws IOException {
    float[] whole;
    try (KeptEmbedder kept = open()) {
      whole = kept.embedQuery("whole");
      kept.embedQuery("cut off");
    }
    Path file = files().get(0);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 3));
    asked.set(0);
    try (KeptEmbedder again = open()) {
      assertThat(again.embedQuery("whole")).isEqualTo(whole);
      assertThat(asked).hasValue(0);
      again.embedQuery("cut off");
      assertThat(asked).hasValue(1);
    }
    bytes[bytes.length / 2 - 1] ^= 1;
    Files.write(file, bytes, StandardOpenOption.TRUNCATE_EXISTING);
    try (KeptEmbedder again = open()) {
      assertThat(again.embedQuery("whole")).isEqualTo(whole);
      assertThat(asked).hasValue(2);
    }
  }

  @Test
  void isSharedByRunsSideBySideAndByManyThreads() throws Exception {
    try (KeptEmbedder one = open();
        KeptEmbedder other = open()) {
      ExecutorService pool = Executors.newFixedThreadPool(4);
      List<Future<float[]>> all = IntStream.range(0, 400)
          .mapToObj(
              i -> pool.submit(() -> (i % 2 == 0 ? one : other).shared().embedQuery("q" + i / 4)))
          .toList();
      for (int i = 0; i < all.size(); i++) {
        assertThat(all.get(i).get()).isEqualTo(new Circle().embedQuery("q" + i / 4));
      }
      pool.shutdown();
    }
    asked.set(0);
    try (KeptEmbedder after = open()) {
      IntStream.range(0, 100).forEach(i -> after.embedQuery("q" + i));
    }
    assertThat(asked).hasValue(0);
  }

  @Test
  void goesOnWhenOneCairnOfSeveralClosesItsModel() {
    try (KeptEmbedder kept = open()) {
      Embedder shared = kept.shared();
      shared.close();
      assertThat(kept.embedQuery("still here")).hasSize(2);
      assertThat(shared.model()).isEqualTo("circle");
      assertThat(shared.dimensions()).isEqualTo(2);
    }
  }

  @Test
  void saysWhatToDoWhereNothingCanBeKept() throws IOException {
    Path file = Files.createFile(folder.resolve("a file"));
    LazyEmbedder model = new LazyEmbedder(new VectorSpace("circle", 2), Circle::new);
    assertThatThrownBy(() -> new KeptEmbedder(model, file))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("--vectors");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
