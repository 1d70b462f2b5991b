package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Samples;
import dev.cairn.log.EdgeWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * What must not depend on the size of the graph: removing a node takes time by its degree alone, and a
 * maximum that keeps falling takes logarithmic time for each fall.
 */
final class RemovalSpeed implements GraphMeasurement {
  private static final int FALLS = 10_000;

  @Override
  public String name() {
    return "removal";
  }

  @Override
  public List<Figure> run(GraphExtent extent, Progress progress) {
    Map<Long, Samples> byDegree = new TreeMap<>();
    Map<Long, Samples> falling = new TreeMap<>();
    for (int size : extent.edges()) {
      progress.say("removing a node of degree " + size + ", and letting a maximum fall");
      TrialEvents trial = new TrialEvents();
      trial.apply(TrialEvents.nodes("n", 0, size + 1));
      trial.apply(star(size));
      falling.put((long) size, falling(trial, size, extent.rounds()));
      byDegree.put((long) size, removing(trial, size, extent.rounds()));
    }
    return List.of(
        exponent("node_exponent", "removing a node grows as its degree to this power", byDegree),
        exponent(
            "falling_exponent",
            "lowering the largest value of a contributor grows as its edges to this power",
            falling));
  }

  private Figure exponent(String metric, String says, Map<Long, Samples> bySize) {
    long n = bySize.values().stream().mapToLong(Samples::size).sum();
    return Figure.of(name(), Figure.ALL, metric, says, new Growth(bySize).exponent(), n);
  }

  private static dev.cairn.log.GraphEvent.Emitted star(int size) {
    List<EdgeWrite> edges = new ArrayList<>();
    for (int leaf = 1; leaf <= size; leaf++) {
      edges.add(TrialEvents.edge(0, leaf, size - leaf + 1));
    }
    return TrialEvents.emitted("trial", List.of(), edges, List.of());
  }

  /** Each write lowers the value that is the largest at that moment. */
  private static Samples falling(TrialEvents trial, int size, int rounds) {
    List<Double> taken = new ArrayList<>();
    int falls = Math.min(FALLS, size / 2);
    double low = 0;
    for (int round = -2; round < rounds; round++) {
      trial.apply(star(size));
      List<EdgeWrite> edges = new ArrayList<>();
      for (int leaf = 1; leaf <= falls; leaf++) {
        edges.add(TrialEvents.edge(0, leaf, low -= 1));
      }
      var event = TrialEvents.emitted("trial", List.of(), edges, List.of());
      double seconds = Rounds.seconds(() -> trial.apply(event));
      if (round >= 0) {
        taken.add(seconds / falls);
      }
    }
    return Samples.of(taken);
  }

  private static Samples removing(TrialEvents trial, int size, int rounds) {
    List<Double> taken = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = -2; round < rounds; round++) {
      trial.apply(TrialEvents.nodes("n", 0, 1));
      trial.apply(star(size));
      var event =
          TrialEvents.emitted("other" + random.nextInt(2), List.of(), List.of(), List.of("n0"));
      double seconds = Rounds.seconds(() -> trial.apply(event));
      if (round >= 0) {
        taken.add(seconds);
      }
    }
    return Samples.of(taken);
  }
}
