package dev.cairn.tool.plan;

import dev.cairn.policy.PlanPolicy;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.Neighbour;
import dev.cairn.tool.run.RunMemory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/** What the request says about the order: where it speaks of each tool, and what was done for requests like it. */
final class RequestSignals {
  private final RunMemory runs;
  private final LinkMemory links;
  private final Lineup lineup;
  private final PlanPolicy policy;
  private final List<String> tools;
  private final List<ToolWords> words;
  private final PairSheet sheet;

  RequestSignals(
      RunMemory runs,
      LinkMemory links,
      Lineup lineup,
      PlanPolicy policy,
      List<String> tools,
      List<ToolWords> words,
      PairSheet sheet) {
    this.runs = runs;
    this.links = links;
    this.lineup = lineup;
    this.policy = policy;
    this.tools = tools;
    this.words = words;
    this.sheet = sheet;
  }

  void write(String request, Set<String> asked) {
    Map<String, Integer> places = new HashMap<>();
    ToolWords.parts(request).forEach(word -> places.put(word, places.size()));
    double quarter = policy.quarters() / StrictMath.max(1, places.size());
    List<OptionalDouble> named =
        words.stream().map(it -> ToolWords.place(it.name(), places, lineup)).toList();
    List<OptionalDouble> spoken =
        words.stream().map(it -> ToolWords.place(it.text(), places, lineup)).toList();
    for (int i = 0; i < tools.size(); i++) {
      for (int j = 0; j < tools.size(); j++) {
        if (i != j) {
          sheet.put(i, j, EdgeSignal.AHEAD, ahead(named.get(i), named.get(j), quarter));
          sheet.put(i, j, EdgeSignal.TEXT_AHEAD, ahead(spoken.get(i), spoken.get(j), quarter));
          sheet.put(i, j, EdgeSignal.BETWEEN, between(spoken, i, j));
        }
      }
    }
    near(runs.nearest(asked));
  }

  /** From -1, long behind, to 1, long before; 0 if the request does not speak of one of them. */
  private static double ahead(OptionalDouble one, OptionalDouble other, double quarter) {
    if (one.isEmpty() || other.isEmpty()) {
      return 0;
    }
    double apart = (other.getAsDouble() - one.getAsDouble()) * quarter;
    return StrictMath.max(-1, StrictMath.min(1, apart));
  }

  private static double between(List<OptionalDouble> spoken, int i, int j) {
    if (spoken.get(i).isEmpty() || spoken.get(j).isEmpty() || spoken.size() < 2 + 1) {
      return 0;
    }
    double from = spoken.get(i).getAsDouble();
    double to = spoken.get(j).getAsDouble();
    long between = spoken.stream()
        .filter(it -> it.isPresent() && it.getAsDouble() > from && it.getAsDouble() < to)
        .count();
    return (double) between / (spoken.size() - 2);
  }

  private void near(List<Neighbour> nearest) {
    int[] run = tools.stream().mapToInt(runs::find).toArray();
    int[] linked = tools.stream().mapToInt(links::find).toArray();
    double[][] with = new double[run.length][run.length];
    double[][] led = new double[run.length][run.length];
    for (Neighbour near : nearest) {
      int[] there = IntStream.range(0, run.length)
          .filter(i -> Arrays.stream(near.tools()).anyMatch(tool -> tool == run[i]))
          .toArray();
      double weight = near.likeness() * near.likeness();
      for (int i : there) {
        for (int j : there) {
          with[i][j] += weight;
          led[i][j] += links.linkedFor(near.request(), linked[i], linked[j]) ? weight : 0;
        }
      }
    }
    for (int i = 0; i < run.length; i++) {
      for (int j = 0; j < run.length; j++) {
        if (i != j) {
          sheet.put(i, j, EdgeSignal.NEAR, led[i][j] / (with[i][j] + policy.nearDoubt()));
          sheet.put(i, j, EdgeSignal.NEAR_REVERSED, led[j][i] / (with[i][j] + policy.nearDoubt()));
        }
      }
    }
  }
}
