package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.log.ContextName;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.store.sqlite.SqliteEventLog;
import dev.cairn.store.sqlite.SqliteOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Packs and checks against a search of the same cards, and how a search right after a write grows with their
 * number, in time of the processor.
 */
final class CardSpeed implements Measurement {
  private static final double RATIO_MAX = 3;
  private static final int GOAL_SIZE = 10_000;
  private static final double GROWTH_MAX = 1.2;
  private static final int WORDS = 10;
  private static final int WARM_UP_ROUNDS = 3;
  private static final Scope SCOPE = Scope.repo("cards");
  private static final EpisodeId EPISODE = new EpisodeId("learning");

  @Override
  public String name() {
    return "cards";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    List<Figure> figures = new ArrayList<>();
    Map<Integer, Times> bySize = new TreeMap<>();
    for (int size : bench.extent().cards()) {
      bench.progress().say("  cards: " + Numbers.size(size) + " in one scope");
      bySize.put(size, measure(bench, size));
    }
    bySize.forEach((size, times) -> {
      figures.add(ratio(
          size, "pack_cpu_ratio", "pack / search of the cards", times.pack(), times.search()));
      figures.add(ratio(
          size, "check_cpu_ratio", "check / search of the cards", times.check(), times.search()));
    });
    figures.addAll(growth(bySize));
    return figures;
  }

  private Figure ratio(int size, String metric, String says, Samples ours, Samples search) {
    Figure figure = Figure.of(name(), Numbers.size(size), metric, says, ours.over(search));
    return size == GOAL_SIZE ? figure.goal(Goal.atMost(RATIO_MAX)) : figure;
  }

  /** The largest store against the smallest. */
  private List<Figure> growth(Map<Integer, Times> bySize) {
    TreeMap<Integer, Times> sorted = new TreeMap<>(bySize);
    Times least = sorted.firstEntry().getValue();
    Times most = sorted.lastEntry().getValue();
    String group = Numbers.size(sorted.lastKey()) + "/" + Numbers.size(sorted.firstKey());
    return List.of(
        Figure.of(
            name(), group, "search_growth", "search of cards", most.search().over(least.search())),
        Figure.of(
                name(),
                group,
                "write_search_growth",
                "search right after a new card",
                most.afterWrite().over(least.afterWrite()))
            .goal(Goal.atMost(GROWTH_MAX)));
  }

  private record Times(Samples search, Samples pack, Samples check, Samples afterWrite) {}

  private Times measure(Workbench bench, int size) throws Exception {
    Path folder = bench.folder("cards-" + size);
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context(ContextName.DEFAULT.value());
      context.startEpisode(StartEpisode.in(SCOPE).id(EPISODE.value()));
      try (EventLog log = SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT)) {
        CardFilling filling = new CardFilling(log, ContextName.DEFAULT, SCOPE, EPISODE);
        Texts texts = new Texts(Texts.SEED);
        filling.write(Stream.generate(() -> statement(texts)).limit(size).toList());
        context.awaitIndex();
        return times(bench, context, filling);
      }
    }
  }

  private static String statement(Texts texts) {
    String[] words = texts.next().split(" ", WORDS + 1);
    return String.join(" ", List.of(words).subList(0, WORDS));
  }

  private Times times(Workbench bench, Context context, CardFilling filling) throws Exception {
    Texts texts = new Texts(Texts.SEED + 1);
    List<String> queries =
        Stream.generate(texts::query).limit(bench.extent().queries()).toList();
    Stopwatch search = new Stopwatch();
    Stopwatch pack = new Stopwatch();
    Stopwatch check = new Stopwatch();
    Stopwatch afterWrite = new Stopwatch();
    for (int round = -WARM_UP_ROUNDS; round < bench.extent().rounds(); round++) {
      double[] cost = new double[4];
      for (String query : queries) {
        Search asked = Search.of(query).in(Search.In.CARDS).scope(SCOPE);
        cost[0] += CpuWatch.seconds(() -> context.search(asked));
        cost[1] += CpuWatch.seconds(() -> context.pack(MakePack.of(query).in(SCOPE)));
        cost[2] += CpuWatch.seconds(() -> context.check(CheckAction.of(query).in(SCOPE)));
        filling.write(List.of(statement(texts)));
        cost[3] += CpuWatch.seconds(() -> context.search(asked));
      }
      if (round >= 0) {
        search.add(cost[0]);
        pack.add(cost[1]);
        check.add(cost[2]);
        afterWrite.add(cost[3]);
      }
      bench.progress().step("cards", Math.max(0, round), bench.extent().rounds());
    }
    return new Times(search.samples(), pack.samples(), check.samples(), afterWrite.samples());
  }
}
