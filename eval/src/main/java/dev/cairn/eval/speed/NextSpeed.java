package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What foretelling the next tool and recording a run cost, and how that grows with what was recorded. */
final class NextSpeed implements Measurement {
  /** What an answer may cost, in seconds of the processor. */
  private static final double ANSWER = 0.002;

  /** What a run of twenty steps may cost beside its commit. */
  private static final double RUN = 0.001;

  private static final double FLAT = 0.1;
  private static final int RECORDED = 20;

  @Override
  public String name() {
    return "next";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    ToolWorkload work = new ToolWorkload(bench.extent().tools());
    List<Figure> figures = new ArrayList<>();
    Map<Long, Samples> growing = new TreeMap<>();
    try (Cairn cairn = Cairn.open(Settings.inMemory())) {
      Context context = cairn.context("next");
      work.register(context);
      int steps = 0;
      for (int size : bench.extent().toolSteps()) {
        bench.progress().say("  next: recording " + Numbers.size(size) + " steps");
        for (; steps < size; steps += ToolWorkload.STEPS) {
          context.recordRun(work.run());
        }
        Samples asked = asked(bench, context, work);
        growing.put((long) size, asked);
        figures.add(answer(size, asked));
        steps += RECORDED * ToolWorkload.STEPS * bench.extent().rounds();
        figures.add(recorded(bench, context, work, size));
      }
    }
    figures.add(Figure.of(
            name(),
            Figure.ALL,
            "exponent_steps",
            "an answer grows as recorded steps to this power",
            new Growth(growing).exponent(),
            growing.size())
        .goal(Goal.atMost(FLAT)));
    return figures;
  }

  private Figure answer(int size, Samples asked) {
    return Figure.of(
            name(),
            Numbers.size(size) + " steps",
            "answer_over_limit",
            "processor time of next_tools / 2 ms",
            asked.with(asked, (one, same) -> one / ANSWER))
        .goal(Goal.atMost(1));
  }

  /** The median of each round; the first warms up and learns what was recorded. */
  private static Samples asked(Workbench bench, Context context, ToolWorkload work)
      throws Exception {
    Stopwatch rounds = new Stopwatch();
    for (int round = 0; round <= bench.extent().rounds(); round++) {
      Stopwatch each = new Stopwatch();
      for (int i = 0; i < bench.extent().queries(); i++) {
        var question = work.question();
        each.add(CpuWatch.seconds(() -> context.nextTools(question)));
      }
      if (round > 0) {
        rounds.add(each.samples().median());
      }
    }
    return rounds.samples();
  }

  /** In memory a commit is next to nothing, so what is left is what a run costs beside it. */
  private Figure recorded(Workbench bench, Context context, ToolWorkload work, int size)
      throws Exception {
    Stopwatch rounds = new Stopwatch();
    for (int round = 0; round < bench.extent().rounds(); round++) {
      Stopwatch each = new Stopwatch();
      for (int i = 0; i < RECORDED; i++) {
        var run = work.run();
        each.add(CpuWatch.seconds(() -> context.recordRun(run)));
      }
      rounds.add(each.samples().median() / RUN);
    }
    return Figure.of(
            name(),
            Numbers.size(size) + " steps",
            "run_over_limit",
            "processor time of record_run, 20 steps in memory / 1 ms",
            rounds.samples())
        .goal(Goal.atMost(1));
  }
}
