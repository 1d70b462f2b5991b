package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.HashingEmbedder;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorSpace;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("A decision while Cairn is busy with itself is the decision at rest")
class DecideUnderChangeTest {
  private static final int DECISIONS = 60;
  private static final int THREADS = 4;
  private static final String RULE = "Never run terraform apply.";

  @TempDir
  Path folder;

  /** What is asked, and what the answer is when nothing else goes on. */
  private record Asked(Decide request, Verdict verdict, Risk risk) {
    static Asked of(Context memory, Decide request) {
      Decide.Answer answer = memory.decide(request);
      return new Asked(request, answer.verdict(), answer.risk());
    }
  }

  private Cairn open(MemoryEventLog log) {
    return Cairn.open(log, Settings.inMemory().cache(Optional.of(folder)));
  }

  /** A ban, a tool a person called dangerous, one that fails, one that works, and enough else to take a while. */
  private static List<Asked> prepared(Context memory) {
    EpisodeId said = memory.startEpisode(StartEpisode.in(Scope.repo("infra"))).episode();
    memory.log(Log.user(said, RULE));
    memory.endEpisode(new EndEpisode(said));
    memory.setRisk(SetRisk.of("acme:sync", Risk.DANGEROUS, "it deploys", "ada"));
    for (int i = 0; i < 40; i++) {
      outcome(memory, "acme:broken", i < 20);
      outcome(memory, "acme:works", true);
    }
    EpisodeId now = memory.startEpisode(StartEpisode.in(Scope.repo("infra"))).episode();
    for (int i = 0; i < 400; i++) {
      memory.log(Log.user(now, "Number " + i + " of what was said that day."));
    }
    return List.of(
        Asked.of(
            memory,
            Decide.of("shell:bash", 0.95)
                .args(Map.of("command", "terraform apply -auto-approve"))
                .in(now)),
        Asked.of(memory, Decide.of("acme:sync", 0.95)),
        Asked.of(memory, Decide.of("acme:broken", 0.9)),
        Asked.of(memory, Decide.of("acme:works", 0.8)));
  }

  private static void outcome(Context memory, String tool, boolean ok) {
    memory.recordExecution(
        RecordExecution.of(memory.decide(Decide.of(tool, 0.95)).decision(), ok));
  }

  /** Decides on many threads while something goes on again and again; lists what came out otherwise. */
  private static List<String> differing(Context memory, List<Asked> all, Callable<?> meanwhile)
      throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS + 1);
    try {
      Future<?> disturbing = threads.submit(() -> {
        do {
          meanwhile.call();
          begun.countDown();
        } while (!over.get());
        return null;
      });
      List<Callable<List<String>>> deciding = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        deciding.add(() -> decide(memory, all));
      }
      List<String> differing = new ArrayList<>();
      for (Future<List<String>> each : threads.invokeAll(deciding)) {
        differing.addAll(each.get());
      }
      begun.await(1, TimeUnit.MINUTES);
      over.set(true);
      disturbing.get();
      return differing;
    } finally {
      over.set(true);
      threads.shutdown();
    }
  }

  private static List<String> decide(Context memory, List<Asked> all) {
    List<String> differing = new ArrayList<>();
    for (int i = 0; i < DECISIONS; i++) {
      Asked asked = all.get(i % all.size());
      Decide.Answer now = memory.decide(asked.request());
      if (now.verdict() != asked.verdict() || now.risk() != asked.risk()) {
        differing.add(asked.request().tool() + ": " + now.verdict() + ", " + now.risk()
            + " instead of " + asked.verdict() + ", " + asked.risk() + ": " + now.because());
      }
    }
    return differing;
  }

  @Test
  void whileItIsRebuilt() throws Exception {
    try (Cairn cairn = open(new MemoryEventLog())) {
      Context memory = cairn.context("default");
      List<Asked> all = prepared(memory);
      assertThat(all)
          .extracting(Asked::verdict)
          .containsExactly(Verdict.DENY, Verdict.ASK, Verdict.ASK, Verdict.ALLOW);
      assertThat(differing(
              memory, all, () -> memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE)))
          .isEmpty();
    }
  }

  @Test
  void whileContextsAreLetGoAndLoadedAgain() throws Exception {
    Settings small = Settings.inMemory().cache(Optional.of(folder)).heapBytes(1);
    try (Cairn cairn = Cairn.open(new MemoryEventLog(), small)) {
      Context memory = cairn.context("default");
      List<Asked> all = prepared(memory);
      int[] turn = new int[1];
      assertThat(differing(
              memory,
              all,
              () -> cairn.context("other" + turn[0]++ % 3).status(new Status(), Reading.LATEST)))
          .isEmpty();
    }
  }

  @Test
  void whileOthersAreRestored() throws Exception {
    try (Cairn cairn = open(new MemoryEventLog())) {
      Context memory = cairn.context("default");
      List<Asked> all = prepared(memory);
      Path exported = folder.resolve("log.jsonl");
      export(memory, exported);
      int[] turn = new int[1];
      assertThat(differing(
              memory,
              all,
              () -> cairn.context("copy" + turn[0]++).importLog(exported, Progress.NONE)))
          .isEmpty();
    }
  }

  private static void export(Context memory, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      memory.export(out, Progress.NONE);
    }
  }

  /** A context that comes back by import decides as the one it was exported from, from its first decision on. */
  @Test
  void onceItIsRestored() throws Exception {
    try (Cairn cairn = open(new MemoryEventLog())) {
      Context memory = cairn.context("default");
      List<Asked> all = prepared(memory);
      Path exported = folder.resolve("log.jsonl");
      export(memory, exported);
      Context copy = cairn.context("copy");
      copy.status(new Status(), Reading.LATEST);
      copy.importLog(exported, Progress.NONE);
      assertThat(decide(copy, all)).isEmpty();
    }
  }

  /** A model that is not there yet may turn a yes into a question, and never a no into a yes. */
  @Test
  void whileAModelIsLoaded() throws Exception {
    CountDownLatch ready = new CountDownLatch(1);
    HashingEmbedder embedder = new HashingEmbedder();
    LazyEmbedder late = new LazyEmbedder(VectorSpace.of(embedder), () -> {
      ready.await(1, TimeUnit.MINUTES);
      return embedder;
    });
    MemoryEventLog log = new MemoryEventLog();
    List<Asked> all;
    try (Cairn cairn = Cairn.open(log, Settings.inMemory().embedder(embedder))) {
      all = prepared(cairn.context("default"));
    }
    try (Cairn cairn = Cairn.open(log, Settings.inMemory().embedder(late))) {
      Context memory = cairn.context("default");
      List<String> before = decide(memory, all);
      assertThat(before).noneMatch(each -> each.contains(": " + Verdict.ALLOW + ","));
      assertThat(differing(memory, all, () -> {
            ready.countDown();
            return null;
          }))
          .noneMatch(each -> each.contains(": " + Verdict.ALLOW + ","));
      late.await();
      assertThat(decide(memory, all)).isEmpty();
    }
  }
}
