package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.operation.Log;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.Status;
import java.util.List;

/** What the next search costs while the index is far behind the log, against what a person notices. */
final class LagSpeed implements Measurement {
  private static final double NOTICED_SECONDS = 0.3;
  private static final int LARGE_CHARS = 4_000_000;

  @Override
  public String name() {
    return "lag";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    Filled memory = bench.filled(bench.extent().lagSize());
    Texts texts = new Texts(Texts.SEED + 3);
    String large = large(texts);
    Stopwatch many = new Stopwatch();
    Stopwatch one = new Stopwatch();
    Stopwatch opening = new Stopwatch();
    // The first round finds classes that were never used.
    for (int round = -1; round < bench.extent().replayRounds(); round++) {
      bench.progress().step("lag", Math.max(0, round), bench.extent().replayRounds());
      Search asked = Search.of(texts.query());
      double taken = afterMany(memory, asked);
      double opened = opening(memory, asked);
      double afterOne = afterOne(memory, large + round, asked);
      if (round >= 0) {
        many.add(taken / NOTICED_SECONDS);
        opening.add(opened);
        one.add(afterOne / NOTICED_SECONDS);
      }
    }
    String size = Numbers.size(memory.entries());
    return List.of(
        Figure.of(
                name(),
                size,
                "new_entries",
                "a search after so many new entries, or a deleted cache / 300 ms",
                many.samples())
            .goal(Goal.atMost(1)),
        Figure.of(
                name(),
                "4 MB",
                "large_entry",
                "a search after one entry of 4 MB / 300 ms",
                one.samples())
            .goal(Goal.atMost(1)),
        Figure.of(
            name(),
            size,
            "open_seconds",
            "seconds from opening without a cache to the first answer, folds included",
            opening.samples()));
  }

  private static String large(Texts texts) {
    StringBuilder large = new StringBuilder(LARGE_CHARS);
    while (large.length() < LARGE_CHARS) {
      large.append(texts.next()).append('\n');
    }
    large.setLength(LARGE_CHARS);
    return large.toString();
  }

  /** The folds have seen them; the index has not. */
  private static double afterMany(Filled memory, Search asked) throws Exception {
    memory.deleteCache();
    try (Cairn cairn = memory.open()) {
      Context context = cairn.context(Filled.CONTEXT.value());
      context.status(new Status(), Reading.LATEST);
      return Stopwatch.seconds(() -> context.search(asked));
    }
  }

  private static double opening(Filled memory, Search asked) throws Exception {
    memory.deleteCache();
    Cairn[] opened = new Cairn[1];
    double seconds = Stopwatch.seconds(() -> {
      opened[0] = memory.open();
      opened[0].context(Filled.CONTEXT.value()).search(asked);
    });
    opened[0].close();
    return seconds;
  }

  private static double afterOne(Filled memory, String text, Search asked) throws Exception {
    try (Cairn cairn = memory.open()) {
      Context context = cairn.context(Filled.CONTEXT.value());
      context.awaitIndex();
      context.log(Log.user(Filled.OPEN, text));
      return Stopwatch.seconds(() -> context.search(asked));
    }
  }
}
