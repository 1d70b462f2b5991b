package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.graph.Emit;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Retract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * The promise of the whole system: a state that grew step by step, survived restarts, met a stale or a
 * foreign checkpoint, or was rebuilt, is one and the same.
 */
class ReplayTest {

  private static final List<Role> ROLES = List.of(Role.values());

  /** One step of a history; numbers choose the episode, the words, the value. */
  record Step(int kind, int episode, int words) {}

  @Provide
  Arbitrary<List<Step>> histories() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 15),
            Arbitraries.integers().between(0, 3),
            Arbitraries.integers().between(0, 50))
        .as(Step::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(25);
  }

  @Property(tries = 30)
  void whatGrewIsWhatIsRebuilt(@ForAll("histories") List<Step> history) {
    try (Tester tester = new Tester()) {
      apply(tester, history, step -> false);
      rebuildsToItself(tester);
    }
  }

  @Property(tries = 20)
  void restartsAlongTheWayChangeNothing(
      @ForAll("histories") List<Step> history, @ForAll @IntRange(min = 1, max = 5) int every) {
    withFolders((cache, unused) -> {
      try (Tester tester = new Tester(Optional.of(cache))) {
        apply(tester, history, step -> step % every == 0);
        rebuildsToItself(tester);
      }
    });
  }

  @Property(tries = 20)
  void aForeignCacheIsNeverBelieved(
      @ForAll("histories") List<Step> history, @ForAll("histories") List<Step> foreign) {
    withFolders((cache, unused) -> {
      try (Tester elsewhere = new Tester(Optional.of(cache), 99)) {
        apply(elsewhere, foreign, step -> true);
      }
      try (Tester tester = new Tester(Optional.of(cache))) {
        apply(tester, history, step -> step % 4 == 0);
        rebuildsToItself(tester);
      }
    });
  }

  @Property(tries = 20)
  void aStaleCacheIsCaughtUp(@ForAll("histories") List<Step> history) {
    withFolders((cache, stale) -> {
      try (Tester tester = new Tester(Optional.of(cache))) {
        List<Step> half = history.subList(0, history.size() / 2);
        apply(tester, half, step -> true);
        tester.restart();
        copy(cache, stale);
        apply(tester, history.subList(half.size(), history.size()), step -> true);
        tester.stop();
        copy(stale, cache);
        tester.restart();
        rebuildsToItself(tester);
      }
    });
  }

  /** A copy of the log that grew differently meets the cache of the original. */
  @Property(tries = 20)
  void anotherFutureOfTheSamePastIsNoticed(
      @ForAll("histories") List<Step> past,
      @ForAll("histories") List<Step> future,
      @ForAll("histories") List<Step> other) {
    withFolders((cache, unused) -> {
      try (Tester first = new Tester(Optional.of(cache));
          Tester twin = new Tester(Optional.empty())) {
        apply(first, past, step -> false);
        apply(twin, past, step -> false);
        apply(first, future, step -> true);
        apply(twin, other, step -> true);
        first.stop();
        try (Tester restored = twin.with(Optional.of(cache))) {
          rebuildsToItself(restored);
        }
      }
    });
  }

  /** That it grew, and how, cannot be seen from the state: replaying gives the same. */
  private static void rebuildsToItself(Tester tester) {
    Rebuild.Answer rebuilt = tester.memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
  }

  private static void apply(
      Tester tester, List<Step> history, java.util.function.IntPredicate restart) {
    for (int i = 0; i < history.size(); i++) {
      step(tester, history.get(i));
      if (restart.test(i)) {
        tester.restart();
      }
    }
  }

  private static void step(Tester tester, Step step) {
    EpisodeId episode = new EpisodeId("e" + step.episode());
    try {
      switch (step.kind()) {
        case 0, 1 -> tester.episode(episode.value());
        case 2 -> tester.memory().endEpisode(new EndEpisode(episode));
        case 3 ->
          tester
              .memory()
              .configure(new Configure(
                  Optional.empty(), Optional.of(Map.of("search.limit_default", step.words() + 1))));
        case 10, 11 -> tester.memory().ingest(Emit.fragment("note " + step.words(), tags(step)));
        case 12 -> tester.memory().ingest(similar(step));
        case 13 -> tester.memory().retract(Retract.of(step.words() % 2 == 0 ? "fragment" : "m1"));
        case 14 ->
          tester
              .memory()
              .enrich(new Enrich("discovery_gap:may_be_related:gap", step.words() % 2 == 0));
        case 15 ->
          tester
              .memory()
              .configure(new Configure(
                  Optional.empty(),
                  Optional.of(Map.of("graph.enrichment_rounds_max", step.words() % 3 + 1))));
        default ->
          tester
              .memory()
              .log(
                  Log.of(episode, ROLES.get(step.words() % ROLES.size()), "words " + step.words()));
      }
    } catch (dev.cairn.fault.CairnException e) {
      // Refusals are part of any history: they must leave no trace.
      assertThat(e.code().fault()).isEqualTo(dev.cairn.fault.Code.Fault.CALLER);
    }
  }

  private static String[] tags(Step step) {
    return new String[] {"t" + step.episode(), "t" + step.words() % 4, "t" + step.words() % 3};
  }

  private static Ingest similar(Step step) {
    String one = "concept:t" + step.episode();
    String other = "concept:t" + step.words() % 4;
    return Emit.by("m1")
        .nodes(one, other)
        .edge(one, other, "similar_to", step.words() / 50.0)
        .request();
  }

  private interface TwoFolders {
    void use(Path one, Path two);
  }

  private static void withFolders(TwoFolders work) {
    List<Path> made = new ArrayList<>();
    try {
      made.add(Files.createTempDirectory("cairn-replay"));
      made.add(Files.createTempDirectory("cairn-replay"));
      work.use(made.get(0), made.get(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      made.forEach(ReplayTest::delete);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copy(Path from, Path to) {
    delete(to);
    try (Stream<Path> all = Files.walk(from)) {
      for (Path path : all.toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        Files.copy(path, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
