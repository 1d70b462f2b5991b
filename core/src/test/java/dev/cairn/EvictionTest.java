package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.Log;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Contexts that take too much memory")
class EvictionTest {
  private static final EpisodeId MONDAY = new EpisodeId("monday");

  @TempDir
  Path cache;

  @Test
  void areLetGoAndComeBackWhole() {
    try (Cairn cairn = open(1)) {
      List<String> names = List.of("a", "b", "c");
      names.forEach(name -> begin(cairn, name));
      assertThat(cairn.loaded()).isEqualTo(1);
      names.forEach(name -> cairn.context(name).log(Log.user(MONDAY, "words of " + name)));
      for (String name : names) {
        assertThat(cairn.context(name).search(Search.of("words")).results())
            .extracting(Search.Result::words)
            .containsExactly("words of " + name);
      }
    }
  }

  @Test
  void stayWhileThereIsRoom() {
    try (Cairn cairn = open(Long.MAX_VALUE)) {
      List.of("a", "b", "c").forEach(name -> begin(cairn, name));
      assertThat(cairn.loaded()).isEqualTo(3);
    }
  }

  @Test
  void areNotTakenFromWhoeverUsesThem() throws Exception {
    try (Cairn cairn = open(1)) {
      IntStream.range(0, 4).forEach(i -> begin(cairn, "c" + i));
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<Integer>> all = IntStream.range(0, 40)
          .mapToObj(i -> threads.submit(() -> {
            Context context = cairn.context("c" + i % 4);
            context.log(Log.user(MONDAY, "number " + i));
            return context.search(Search.of("number").limit(100)).results().size();
          }))
          .toList();
      for (Future<Integer> each : all) {
        assertThat(each.get()).isPositive();
      }
      threads.shutdown();
      for (int i = 0; i < 4; i++) {
        assertThat(cairn.context("c" + i).search(Search.of("number").limit(100)).results())
            .hasSize(10);
      }
    }
  }

  private Cairn open(long heapBytes) {
    return Cairn.open(
        new MemoryEventLog(),
        Settings.inMemory().cache(Optional.of(cache)).keepAfter(1).heapBytes(heapBytes));
  }

  private static void begin(Cairn cairn, String name) {
    cairn.context(name).startEpisode(StartEpisode.in(Scope.repo("x")).id(MONDAY.value()));
  }
}
