package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.graph.FoldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * An edge is upserted with its slot, then its exact weight is read; beside it a bare table does the same
 * upsert and the same read. First all edges come, in random order, then all get another value, in another
 * order. Both begin empty.
 */
final class UpsertSpeed implements GraphMeasurement {
  static final String ADAPTER = "trial";
  static final String RELATION = "touches";

  /** Together with the change log as an event of so many edges would have it. */
  static final int EDGES_PER_STEP = 100;

  private static final double RATE_RATIO_MIN = 0.25;

  /** An exponent is fitted to few sizes: nearer than this is the same. */
  private static final double EXPONENTS_APART = 0.05;

  private static final int WARM_UP_ROUNDS = 3;
  private static final int WARM_UP_EDGES = 100_000;

  @Override
  public String name() {
    return "upsert";
  }

  @Override
  public List<Figure> run(GraphExtent extent, Progress progress) {
    List<Figure> figures = new ArrayList<>();
    for (Shape shape : Shape.values()) {
      GrowthOfTwo growth = new GrowthOfTwo();
      for (int size : extent.edges()) {
        progress.say("upserting " + Numbers.size(size) + " edges, " + shape.label());
        Rounds added = new Rounds();
        Rounds changed = new Rounds();
        int warmUp = Math.max(1, WARM_UP_ROUNDS * Math.min(10, WARM_UP_EDGES / size));
        for (int round = -warmUp; round < extent.rounds(); round++) {
          round(shape.of(size, SEED + round), round, added, changed);
          progress.step(name(), Math.max(0, round), extent.rounds());
        }
        figures.addAll(figures(shape, size, added, changed));
        growth.add(size, Rounds.sum(added, changed), size);
      }
      figures.addAll(growth.figures(name(), shape.label(), "edges", EXPONENTS_APART));
    }
    return figures;
  }

  private static void round(TrialGraph edges, int round, Rounds added, Rounds changed) {
    TrialGraph coming = edges.shuffled(round);
    TrialGraph changing = edges.shuffled(~round);
    double[] values = new SplittableRandom(round).doubles(edges.edges()).toArray();
    double[] others = new SplittableRandom(~round).doubles(edges.edges()).toArray();
    FoldPath fold = new FoldPath(edges.nodes(), ADAPTER);
    BareTable bare = new BareTable();
    double[] sums = new double[2];
    double ownAdded = Rounds.seconds(() -> sums[0] += fold(fold, coming, values));
    double bareAdded = Rounds.seconds(() -> sums[1] += bare(bare, coming, values));
    double ownChanged = Rounds.seconds(() -> sums[0] += fold(fold, changing, others));
    double bareChanged = Rounds.seconds(() -> sums[1] += bare(bare, changing, others));
    if (fold.graph().edgeCount() != bare.size() || !(sums[0] > 0 && sums[1] > 0)) {
      throw new IllegalStateException("the two hold different edges");
    }
    if (round >= 0) {
      added.add(ownAdded, bareAdded);
      changed.add(ownChanged, bareChanged);
    }
  }

  /** The sum of what was read, so that no reading can be left out. */
  private static double fold(FoldPath fold, TrialGraph edges, double[] values) {
    double sum = 0;
    for (int i = 0; i < edges.edges(); i++) {
      sum += fold.upsert(edges.source(i), edges.target(i), RELATION, values[i]);
      if (i % EDGES_PER_STEP == EDGES_PER_STEP - 1) {
        fold.next();
      }
    }
    fold.next();
    return sum;
  }

  private static double bare(BareTable bare, TrialGraph edges, double[] values) {
    double sum = 0;
    for (int i = 0; i < edges.edges(); i++) {
      bare.put(edges.source(i), edges.target(i), 0, values[i]);
      sum += bare.value(edges.source(i), edges.target(i), 0);
    }
    return sum;
  }

  private List<Figure> figures(Shape shape, int size, Rounds added, Rounds changed) {
    String group = Numbers.size(size) + " " + shape.label();
    Rounds both = Rounds.sum(added, changed);
    return List.of(
        Figure.of(
                name(),
                group,
                "rate_ratio",
                "upsert with slot, then exact weight / bare table: edges added, then changed",
                both.theirs().over(both.ours()))
            .goal(Goal.atLeast(RATE_RATIO_MIN)),
        Figure.of(
            name(),
            group,
            "rate_ratio_added",
            "the same, edges that were not there",
            added.theirs().over(added.ours())),
        Figure.of(
            name(),
            group,
            "rate_ratio_changed",
            "the same, another value for edges that were",
            changed.theirs().over(changed.ours())),
        Figure.of(
            name(),
            group,
            "per_second",
            "upserts with read per second",
            perSecond(2.0 * size, both.ours())));
  }

  static Samples perSecond(double count, Samples seconds) {
    return seconds.with(seconds, (taken, same) -> count / taken);
  }
}
