package dev.cairn.eval.graph;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes figures of what was measured, graph by graph. */
final class GraphFigures {
  private static final double PAGE_RANK_MIN = 10;
  private static final double ADAMIC_ADAR_MIN = 15;
  private static final double LEIDEN_MAX = 1.2;

  /** Two sides that each settled to 1e-9 are at most so far apart. */
  private static final double RANKS_APART_MAX = 2e-8;

  private static final double SCORES_APART_MAX = 1e-9;

  private final List<Figure> figures = new ArrayList<>();
  private final Map<String, Map<Long, Samples>> growing = new LinkedHashMap<>();

  void pageRank(int size, Contest.Outcome outcome) {
    speedUp(
        "page_rank", size, outcome, PAGE_RANK_MIN, "graphology's PageRank / ours with snapshot");
    apart("page_rank", size, outcome, RANKS_APART_MAX, "ranks of both, summed difference / 1e-9");
  }

  void adamicAdar(int size, Contest.Outcome outcome) {
    speedUp(
        "adamic_adar", size, outcome, ADAMIC_ADAR_MIN, "Adamic-Adar of a node, graphology / ours");
    apart(
        "adamic_adar",
        size,
        outcome,
        SCORES_APART_MAX,
        "scores of both, relative difference / 1e-9");
  }

  void adamicAdarOfHubs(int size, Contest.Outcome outcome) {
    speedUp("adamic_adar_hubs", size, outcome, ADAMIC_ADAR_MIN, "the same for the 20 largest hubs");
    apart("adamic_adar_hubs", size, outcome, SCORES_APART_MAX, "the same for the 20 largest hubs");
  }

  void leiden(int size, Contest.Outcome outcome) {
    Samples ratio = outcome.rounds().ours().over(outcome.rounds().theirs());
    figures.add(Figure.of(
            "leiden", Numbers.size(size), "time_ratio", "Leiden with snapshot / its library", ratio)
        .goal(Goal.atMost(LEIDEN_MAX)));
    grow("leiden", size, outcome);
  }

  private void speedUp(String set, int size, Contest.Outcome outcome, double goal, String says) {
    Samples ratio = outcome.rounds().theirs().over(outcome.rounds().ours());
    figures.add(
        Figure.of(set, Numbers.size(size), "speed_up", says, ratio).goal(Goal.atLeast(goal)));
    grow(set, size, outcome);
  }

  /** In billionths, because a table shows no more than three digits behind the point. */
  private void apart(String set, int size, Contest.Outcome outcome, double max, String says) {
    figures.add(Figure.of(
            set, Numbers.size(size), "difference", says, Samples.of(outcome.difference() * 1e9))
        .goal(Goal.atMost(max * 1e9)));
  }

  private void grow(String set, int size, Contest.Outcome outcome) {
    growing
        .computeIfAbsent(set, key -> new TreeMap<>())
        .put((long) size, outcome.rounds().ours());
    growing
        .computeIfAbsent(set + "_of_peer", key -> new TreeMap<>())
        .put((long) size, outcome.rounds().theirs());
  }

  /** With the exponents of growth last. */
  List<Figure> all() {
    List<Figure> all = new ArrayList<>(figures);
    growing.forEach((set, bySize) -> all.add(Figure.of(
        set,
        Figure.ALL,
        "exponent",
        "time grows as nodes to this power",
        new Growth(bySize).exponent(),
        bySize.values().stream().mapToLong(Samples::size).sum())));
    return all;
  }
}
