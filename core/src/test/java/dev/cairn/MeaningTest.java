package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Emit;
import dev.cairn.index.CountingEmbedder;
import dev.cairn.index.Embedder;
import dev.cairn.index.HashingEmbedder;
import dev.cairn.index.vector.EmbedderState;
import dev.cairn.index.vector.Embedding;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorSpace;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A memory with an embedding model")
class MeaningTest {
  private static final EpisodeId MONDAY = new EpisodeId("monday");

  private final MemoryEventLog log = new MemoryEventLog();

  private Cairn open(Embedder model) {
    return Cairn.open(log, Settings.inMemory().embedder(model));
  }

  private static Context begin(Cairn cairn) {
    Context memory = cairn.context("default");
    memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id(MONDAY.value()));
    return memory;
  }

  private static Embed.Answer embed(Context memory) {
    return memory.embed(new Embed(), Progress.NONE);
  }

  private static Status.EmbeddingModel model(Context memory) {
    return memory.status(new Status(), Reading.LATEST).embeddingModel().orElseThrow();
  }

  @Test
  void embedsEachTextOnceInItsLife() {
    CountingEmbedder first = CountingEmbedder.named("hashing-v1");
    try (Cairn cairn = open(first)) {
      Context memory = begin(cairn);
      memory.log(Log.user(MONDAY, "bananas are yellow"));
      memory.log(Log.user(MONDAY, "bananas are yellow"));
      memory.log(Log.user(MONDAY, "the build fails"));
      List<Long> seen = new ArrayList<>();
      Embed.Answer answer = memory.embed(new Embed(), (done, total) -> seen.add(done));
      assertThat(answer.embedded()).isEqualTo(3);
      assertThat(answer.entries()).isEqualTo(3);
      assertThat(seen).last().isEqualTo(3L);
    }
    assertThat(first.texts()).containsExactlyInAnyOrder("bananas are yellow", "the build fails");
    CountingEmbedder second = CountingEmbedder.named("hashing-v1");
    try (Cairn cairn = open(second)) {
      assertThat(embed(cairn.context("default")).embedded()).isEqualTo(3);
    }
    assertThat(second.texts()).as("all from the store").isEmpty();
  }

  @Test
  void tellsHowFarItIs() {
    CountingEmbedder slow = CountingEmbedder.heldUp();
    try (Cairn cairn = open(slow)) {
      Context memory = begin(cairn);
      memory.log(Log.user(MONDAY, "bananas are yellow"));
      Status.EmbeddingModel before = model(memory);
      assertThat(before.name()).isEqualTo("hashing-v1");
      assertThat(before.state()).isEqualTo("ready");
      assertThat(before.embedded()).isZero();
      assertThat(before.entries()).isEqualTo(1);
      slow.allow(1);
      embed(memory);
      assertThat(model(memory).embedded()).isEqualTo(1);
    }
  }

  @Test
  void saysThatThereIsNoModelIfNobodyChoseOne() {
    try (Cairn cairn = Cairn.open(log, Settings.inMemory())) {
      Context memory = begin(cairn);
      assertThat(memory.status(new Status(), Reading.LATEST).embeddingModel()).isEmpty();
      assertThatThrownBy(() -> embed(memory))
          .isInstanceOf(CairnException.class)
          .hasMessageContaining("--model");
    }
  }

  @Test
  void embedsWhatIsWrittenWhileItIsSearched() throws Exception {
    CountingEmbedder counting = CountingEmbedder.named("hashing-v1");
    try (Cairn cairn = open(counting)) {
      Context memory = begin(cairn);
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        int number = i;
        all.add(threads.submit(() -> memory.log(Log.user(MONDAY, "number " + number))));
        all.add(threads.submit(() -> memory.search(Search.of("number " + number))));
      }
      for (Future<?> each : all) {
        each.get();
      }
      threads.shutdown();
      assertThat(embed(memory).embedded()).isEqualTo(50);
    }
    assertThat(counting.texts()).hasSize(50).doesNotHaveDuplicates();
  }

  @Test
  void isNotLoadedForASearchThatWantsNoEntries() {
    LazyEmbedder lazy =
        new LazyEmbedder(VectorSpace.of(new HashingEmbedder()), HashingEmbedder::new);
    Embedding onDemand = new Embedding(lazy, false, Duration.ZERO, () -> 0);
    try (Cairn cairn = Cairn.open(log, Settings.inMemory().embedding(onDemand))) {
      Context memory = begin(cairn);
      memory.log(Log.user(MONDAY, "never push to main"));
      Search cards = Search.of("push").in(Search.In.CARDS);
      assertThat(memory.search(cards).notice()).isEmpty();
      assertThat(lazy.state()).isInstanceOf(EmbedderState.Absent.class);
      memory.search(Search.of("push"));
      assertThat(lazy.state()).isNotInstanceOf(EmbedderState.Absent.class);
    } finally {
      lazy.close();
    }
  }

  @Test
  void givesVectorsBackToTheHeapWithTheirContext() {
    Settings little =
        Settings.inMemory().embedder(CountingEmbedder.named("hashing-v1")).heapBytes(1);
    try (Cairn cairn = Cairn.open(log, little)) {
      for (String name : List.of("a", "b")) {
        Context context = cairn.context(name);
        context.startEpisode(StartEpisode.in(Scope.repo("x")).id(MONDAY.value()));
        context.log(Log.user(MONDAY, "words of " + name));
        assertThat(embed(context).embedded()).isEqualTo(1);
      }
      assertThat(cairn.loaded()).isEqualTo(1);
      assertThat(embed(cairn.context("a")).embedded()).isEqualTo(1);
    }
  }

  @Test
  void endsWhileItIsEmbeddingAndGoesOnTheNextTime() {
    CountingEmbedder slow = CountingEmbedder.heldUp();
    try (Cairn cairn = open(slow)) {
      Context memory = begin(cairn);
      IntStream.range(0, 30).forEach(i -> memory.log(Log.user(MONDAY, "number " + i)));
      slow.allow(10);
      while (slow.texts().size() < 10) {
        Thread.onSpinWait();
      }
      letGoOnceIn(Thread.currentThread(), slow);
    }
    CountingEmbedder next = CountingEmbedder.named("hashing-v1");
    try (Cairn cairn = open(next)) {
      assertThat(embed(cairn.context("default")).embedded()).isEqualTo(30);
    }
    Set<String> twice =
        next.texts().stream().filter(slow.texts()::contains).collect(Collectors.toSet());
    assertThat(twice).as("kept, though the process ended").isEmpty();
  }

  /** Lets the model finish what it is at, but not before the given thread waits for it. */
  private static void letGoOnceIn(Thread closing, CountingEmbedder model) {
    Thread watching = new Thread(() -> {
      while (closing.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
      model.allow(Integer.MAX_VALUE / 2);
    });
    watching.setDaemon(true);
    watching.start();
  }

  @Test
  void replacesWhatAnotherModelSaid() {
    try (Cairn cairn = open(CountingEmbedder.named("old"))) {
      Context memory = begin(cairn);
      memory.log(Log.user(MONDAY, "bananas are yellow"));
      note(memory, "one", "the build fails on mondays");
      note(memory, "two", "the build fails on mondays again");
      memory.enrich(Enrich.start("embedding:old"));
      embed(memory);
      assertThat(speakers(memory)).containsExactly("embedding:old");
    }
    CountingEmbedder young = CountingEmbedder.named("young");
    String digest;
    try (Cairn cairn = open(young)) {
      Context memory = cairn.context("default");
      Embed.Answer answer = embed(memory);
      assertThat(answer.model()).isEqualTo("young");
      assertThat(answer.embedded()).isEqualTo(1);
      assertThat(young.texts()).contains("bananas are yellow");
      assertThat(speakers(memory)).containsExactly("embedding:young");
      assertThat(memory.events(0, 1_000))
          .extracting(event -> event.type())
          .contains("graph_retracted");
      assertThat(memory.changes(ReadChanges.after(0), Reading.LATEST).events())
          .filteredOn(event -> event.type().equals("contributions_retracted"))
          .singleElement()
          .satisfies(event -> {
            assertThat(event.adapter()).isEqualTo("embedding:old");
            assertThat(event.by().orElseThrow()).isIn("embed", "engine");
            assertThat(event.because().orElseThrow()).contains("embedding:young");
          });
      digest = memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE).digestAfter();
    }
    try (Cairn cairn = Cairn.open(log, Settings.inMemory())) {
      Context memory = cairn.context("default");
      assertThat(memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE).digestAfter())
          .as("a replay needs neither model")
          .isEqualTo(digest);
    }
  }

  @Test
  void keepsBothModelsWhereTheyAreToBeCompared() {
    try (Cairn cairn = open(CountingEmbedder.named("old"))) {
      Context memory = begin(cairn);
      note(memory, "one", "the build fails on mondays");
      note(memory, "two", "the build fails on mondays again");
      memory.enrich(Enrich.start("embedding:old"));
      memory.configure(
          new Configure(Optional.empty(), Optional.of(Map.of("graph.keep_replaced_model", "on"))));
    }
    try (Cairn cairn = open(CountingEmbedder.named("young"))) {
      Context memory = cairn.context("default");
      assertThat(embed(memory).retracted()).isEmpty();
      assertThat(speakers(memory)).containsExactly("embedding:old", "embedding:young");
      assertThat(memory
              .compareAdapters(
                  CompareAdapters.of("embedding:old", "embedding:young"), Reading.LATEST)
              .bothCount())
          .isPositive();
    }
  }

  @Test
  void leavesAloneWhatOthersContributeUnderAModelsName() {
    try (Cairn cairn = open(CountingEmbedder.named("own"))) {
      Context memory = begin(cairn);
      memory.log(Log.user(MONDAY, "bananas are yellow"));
      note(memory, "one", "the build fails on mondays");
      note(memory, "two", "the build fails on mondays again");
      similar(memory, "embedding:theirs");
      memory.enrich(Enrich.start("embedding:own"));
      embed(memory);
      assertThat(speakers(memory)).containsExactly("embedding:own", "embedding:theirs");
    }
    try (Cairn cairn = open(CountingEmbedder.named("young"))) {
      Context memory = cairn.context("default");
      embed(memory);
      assertThat(speakers(memory)).containsExactly("embedding:theirs", "embedding:young");
    }
  }

  private static void similar(Context memory, String model) {
    memory.ingest(Emit.by(model).edge("one", "two", "similar_to", 0.9).request());
  }

  private static void note(Context memory, String id, String text) {
    memory.ingest(Emit.by("notes").node(id, "note", Map.of("text", text)).request());
  }

  /** Which models speak for edges now. */
  private static List<String> speakers(Context memory) {
    return memory.adapters(new ListAdapters()).adapters().stream()
        .filter(item -> item.adapter().startsWith("embedding:") && item.edges() > 0)
        .map(ListAdapters.Item::adapter)
        .toList();
  }
}
