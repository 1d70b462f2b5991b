package dev.cairn.eval.speed;

import static java.util.Objects.requireNonNull;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Search against Lucene alone, and how search, writing and opening grow with the memory. */
final class SearchSpeed implements Measurement {
  private static final double RATIO_MAX = 1.5;
  private static final int GOAL_SIZE_MIN = 100_000;

  @Override
  public String name() {
    return "search";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    List<Figure> figures = new ArrayList<>();
    Map<String, Map<Long, Samples>> growing = new LinkedHashMap<>();
    for (int size : bench.extent().searchSizes()) {
      Filled memory = bench.filled(size);
      if (!Files.exists(memory.luceneFolder())) {
        BareLucene.index(memory.luceneFolder(), memory.texts());
      }
      bench.progress().say("  search: asking " + Numbers.size(size) + " entries");
      Map<String, Samples> times = new SearchTimes(bench, memory).measure();
      times.forEach((what, samples) ->
          growing.computeIfAbsent(what, key -> new TreeMap<>()).put((long) size, samples));
      figures.add(ratio(size, times));
    }
    growing.forEach((what, bySize) -> figures.add(exponent(what, bySize)));
    return figures;
  }

  /** At small sizes the fixed cost of an answer is all there is, so the goal is for large ones. */
  private Figure ratio(int size, Map<String, Samples> times) {
    Samples search = requireNonNull(times.get(SearchTimes.SEARCH));
    Samples lucene = requireNonNull(times.get(SearchTimes.LUCENE));
    Figure ratio = Figure.of(
        name(),
        Numbers.size(size),
        "p50_ratio",
        "median search / median search of Lucene alone, ten hits each",
        search.over(lucene));
    return size < GOAL_SIZE_MIN ? ratio : ratio.goal(Goal.atMost(RATIO_MAX));
  }

  private Figure exponent(String what, Map<Long, Samples> bySize) {
    long rounds = bySize.values().stream().mapToLong(Samples::size).sum();
    return Figure.of(
        name(),
        Figure.ALL,
        "exponent_" + what,
        "grows as entries to this power: " + what.replace('_', ' '),
        new Growth(bySize).exponent(),
        rounds);
  }
}
