package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.NodeWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a tagged fragment costs with co-occurrence kept up, as fragments become more. Tags follow Zipf. */
final class EnrichSpeed implements GraphMeasurement {
  private static final int TAGS = 2_000;
  private static final int TAGS_PER_FRAGMENT = 4;
  private static final int BATCH = 100;
  private static final double EXPONENT_MAX = 0.1;

  @Override
  public String name() {
    return "enrich";
  }

  @Override
  public List<Figure> run(GraphExtent extent, Progress progress) {
    SplittableRandom random = new SplittableRandom(SEED);
    TrialEvents trial = new TrialEvents();
    Map<Long, Samples> bySize = new TreeMap<>();
    List<Figure> figures = new ArrayList<>();
    int fragments = 0;
    warmUp(extent.fragments().get(0));
    for (int size : extent.fragments()) {
      progress.say("writing fragments up to " + Numbers.size(size));
      for (; fragments < size; fragments++) {
        trial.apply(fragment(fragments, random));
      }
      List<Double> taken = new ArrayList<>();
      for (int round = 0; round < extent.rounds(); round++) {
        List<Emitted> batch = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
          batch.add(fragment(fragments++, random));
        }
        taken.add(Rounds.seconds(() -> trial.applyAll(batch)) / BATCH);
      }
      Samples seconds = Samples.of(taken);
      bySize.put((long) size, seconds);
      figures.add(Figure.of(
          name(),
          Numbers.size(size),
          "fragment_us",
          "a fragment with four tags, folded with what follows from it, microseconds",
          seconds.with(seconds, (each, same) -> each * 1e6)));
    }
    figures.add(Figure.of(
            name(),
            Figure.ALL,
            "exponent",
            "its time grows as fragments to this power",
            new Growth(bySize).exponent(),
            (long) extent.rounds() * bySize.size())
        .goal(Goal.atMost(EXPONENT_MAX)));
    return figures;
  }

  private static void warmUp(int fragments) {
    SplittableRandom random = new SplittableRandom(~SEED);
    for (int round = 0; round < 10; round++) {
      TrialEvents trial = new TrialEvents();
      for (int i = 0; i < fragments; i++) {
        trial.apply(fragment(i, random));
      }
    }
  }

  private static Emitted fragment(int number, SplittableRandom random) {
    TreeSet<Integer> tags = new TreeSet<>();
    while (tags.size() < TAGS_PER_FRAGMENT) {
      // The inverse of Zipf's law with exponent 1, near enough: ranks spread evenly in logarithm.
      tags.add((int) Math.pow(TAGS, random.nextDouble()));
    }
    List<NodeWrite> nodes = new ArrayList<>();
    List<EdgeWrite> edges = new ArrayList<>();
    nodes.add(node("fragment:" + number));
    for (int tag : tags) {
      nodes.add(node("concept:" + tag));
      edges.add(new EdgeWrite("fragment:" + number, "concept:" + tag, "tagged_with", 1, List.of()));
    }
    return TrialEvents.emitted("fragment", nodes, edges, List.of());
  }

  private static NodeWrite node(String id) {
    return new NodeWrite(id, Optional.empty(), Optional.empty(), List.of());
  }
}
