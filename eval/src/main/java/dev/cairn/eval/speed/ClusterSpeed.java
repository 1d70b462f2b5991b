package dev.cairn.eval.speed;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.policy.Policy;
import dev.cairn.tool.cluster.CoClustering;
import dev.cairn.tool.cluster.Incidence;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Clustering tools with the capabilities that use them. */
final class ClusterSpeed implements Measurement {
  /** Seconds of the processor that the larger size may cost. */
  private static final double LIMIT = 10;

  private static final int GROUPS = 20;
  private static final int USES = 6;
  private static final int ROUNDS = 3;

  @Override
  public String name() {
    return "cluster";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    int tools = bench.extent().clustered();
    int capabilities = tools * 2 / 5;
    Incidence incidence = incidence(tools, capabilities);
    Stopwatch rounds = new Stopwatch();
    for (int round = 0; round < ROUNDS; round++) {
      bench.progress().say("  cluster: round " + (round + 1));
      rounds.add(
          CpuWatch.seconds(() -> CoClustering.of(Policy.DEFAULT.cluster(), incidence)) / LIMIT);
    }
    return List.of(Figure.of(
            name(),
            Numbers.size(tools) + " x " + Numbers.size(capabilities),
            "over_limit",
            "processor time of co-clustering / 10 s",
            rounds.samples())
        .goal(Goal.atMost(1)));
  }

  /** Capabilities use tools of their own group, and now and then one of another. */
  private static Incidence incidence(int tools, int capabilities) {
    SplittableRandom random = new SplittableRandom(Texts.SEED);
    List<Incidence.Use> uses = new ArrayList<>();
    for (int capability = 0; capability < capabilities; capability++) {
      for (int use = 0; use < USES; use++) {
        boolean stays = random.nextInt(USES) > 0;
        int tool = random.nextInt(tools / GROUPS) * GROUPS
            + (stays ? capability % GROUPS : random.nextInt(GROUPS));
        uses.add(new Incidence.Use("tool" + tool, "capability" + capability));
      }
    }
    return Incidence.of(
        IntStream.range(0, tools).mapToObj(i -> "tool" + i).toList(),
        IntStream.range(0, capabilities).mapToObj(i -> "capability" + i).toList(),
        uses);
  }
}
