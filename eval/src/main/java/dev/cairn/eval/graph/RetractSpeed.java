package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.log.GraphEvent.Emitted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Retracts contributors of one edge and of all edges, by events, as the graph grows. What is retracted is
 * said again between rounds, which is not measured.
 */
final class RetractSpeed implements GraphMeasurement {
  private static final String LARGE = "large";
  private static final int SMALL_ONES = 200;
  private static final int WARM_UP_ROUNDS = 5;
  private static final double SMALL_MAX = 3;
  private static final double WALKS_MAX = 5;

  @Override
  public String name() {
    return "retract";
  }

  @Override
  public List<Figure> run(GraphExtent extent, Progress progress) {
    List<Figure> figures = new ArrayList<>();
    for (Shape shape : Shape.values()) {
      Map<Long, Samples> small = new TreeMap<>();
      Map<Long, Samples> large = new TreeMap<>();
      for (int size : extent.retractEdges()) {
        progress.say("retracting from " + Numbers.size(size) + " edges, " + shape.label());
        TrialGraph edges = shape.of(size, SEED).shuffled(SEED);
        TrialEvents trial = grown(edges);
        String group = Numbers.size(size) + " " + shape.label();
        small.put((long) size, small(trial, edges, extent.rounds()));
        Rounds rounds = large(trial, edges, extent.rounds());
        large.put((long) size, rounds.ours());
        figures.add(Figure.of(
                name(),
                group,
                "walks",
                "retract a contributor of every edge / walk its slots, their edges and ends",
                rounds.ours().over(rounds.theirs()))
            .goal(Goal.atMost(WALKS_MAX)));
      }
      figures.addAll(growth(shape, small, large));
    }
    return figures;
  }

  private List<Figure> growth(Shape shape, Map<Long, Samples> small, Map<Long, Samples> large) {
    List<Samples> ordered = List.copyOf(small.values());
    Samples first = ordered.get(0);
    Samples last = ordered.get(ordered.size() - 1);
    return List.of(
        Figure.of(
                name(),
                shape.label(),
                "one_edge_ratio",
                "retract a contributor of one edge: in the largest graph / in the smallest",
                last.over(first))
            .goal(Goal.atMost(SMALL_MAX)),
        Figure.of(
            name(),
            shape.label(),
            "one_edge_us",
            "the same in the largest, microseconds",
            last.with(last, (taken, same) -> taken * 1e6 / SMALL_ONES)),
        exponent(shape, "one_edge_exponent", small),
        exponent(shape, "every_edge_exponent", large));
  }

  private Figure exponent(Shape shape, String metric, Map<Long, Samples> bySize) {
    long n = bySize.values().stream().mapToLong(Samples::size).sum();
    return Figure.of(
        name(),
        shape.label(),
        metric,
        "time grows as edges of the graph to this power",
        new Growth(bySize).exponent(),
        n);
  }

  private static TrialEvents grown(TrialGraph edges) {
    TrialEvents trial = new TrialEvents();
    trial.apply(TrialEvents.nodes("n", 0, edges.nodes()));
    double[] values = new SplittableRandom(SEED).doubles(edges.edges()).toArray();
    trial.applyAll(TrialEvents.edges("base", edges, values));
    return trial;
  }

  /** Half of them speak for an edge that others hold, half for one of their own. */
  private static Samples small(TrialEvents trial, TrialGraph edges, int rounds) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Double> taken = new ArrayList<>();
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      for (int i = 0; i < SMALL_ONES; i++) {
        trial.apply(one(i, edges, random));
      }
      double seconds = Rounds.seconds(() -> {
        for (int i = 0; i < SMALL_ONES; i++) {
          trial.apply(TrialEvents.retracted("one-" + i));
        }
      });
      if (round >= 0) {
        taken.add(seconds);
      }
    }
    return Samples.of(taken);
  }

  private static Emitted one(int number, TrialGraph edges, SplittableRandom random) {
    int edge = random.nextInt(edges.edges());
    int target = number % 2 == 0 ? edges.target(edge) : edges.target(random.nextInt(edges.edges()));
    return TrialEvents.emitted(
        "one-" + number,
        List.of(),
        List.of(TrialEvents.edge(edges.source(edge), target, 1)),
        List.of());
  }

  /** Every second of its edges is its own. */
  private static Rounds large(TrialEvents trial, TrialGraph edges, int rounds) {
    Rounds taken = new Rounds();
    TrialGraph own = edges.halfTurned();
    double[] values = new SplittableRandom(~SEED).doubles(edges.edges()).toArray();
    List<Emitted> emissions = TrialEvents.edges(LARGE, own, values);
    for (int round = -2; round < rounds; round++) {
      trial.applyAll(emissions);
      double[] sum = new double[1];
      double walk = Rounds.seconds(() -> sum[0] = walk(trial.graph()));
      double retract = Rounds.seconds(() -> trial.apply(TrialEvents.retracted(LARGE)));
      if (!(sum[0] > 0) || trial.graph().contributor(LARGE).orElseThrow().edges() > 0) {
        throw new IllegalStateException("nothing was walked, or something is left");
      }
      if (round >= 0) {
        taken.add(retract, walk);
      }
    }
    return taken;
  }

  private static double walk(Graph graph) {
    Contributor contributor = graph.contributor(LARGE).orElseThrow();
    double sum = 0;
    for (int edge : graph.edgesOf(contributor)) {
      sum += graph.value(contributor, edge)
          + graph.outDegree(graph.source(edge))
          + graph.inDegree(graph.target(edge));
    }
    return sum;
  }
}
