package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.operation.Search;
import java.util.List;

/** Everything made anew from the log, index included, against Lucene indexing the same words. */
final class RebuildSpeed implements Measurement {
  private static final double MILLION = 1_000_000;
  private static final double SECONDS_PER_MILLION_MAX = 180;

  @Override
  public String name() {
    return "rebuild";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    Filled memory = bench.filled(bench.extent().rebuildSize());
    Stopwatch ours = new Stopwatch();
    Stopwatch bare = new Stopwatch();
    int rounds = bench.extent().rebuildRounds();
    for (int round = 0; round < rounds; round++) {
      bench.progress().say("  rebuild: round " + (round + 1) + " of " + rounds);
      memory.deleteCache();
      ours.time(() -> rebuild(memory));
      bare.time(() -> BareLucene.index(memory.luceneFolder(), memory.texts()));
    }
    String group = Numbers.size(memory.entries());
    double share = memory.events() / MILLION;
    return List.of(
        Figure.of(
                name(),
                group,
                "seconds_per_million",
                "seconds to make folds and index anew, per million events",
                ours.samples().with(ours.samples(), (taken, same) -> taken / share))
            .goal(Goal.atMost(SECONDS_PER_MILLION_MAX)),
        Figure.of(
            name(),
            group,
            "time_ratio_to_lucene",
            "rebuild / plain Lucene indexing the same words",
            ours.samples().over(bare.samples())));
  }

  /** Closing makes it last. */
  private static void rebuild(Filled memory) {
    try (Cairn cairn = memory.open()) {
      Context context = cairn.context(Filled.CONTEXT.value());
      context.awaitIndex();
      context.search(Search.of("anything"));
    }
  }
}
