package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.operation.FindTools;
import java.nio.file.Path;
import java.util.List;

/** Finding tools by words, against Lucene alone over the same texts. */
final class FindSpeed implements Measurement {
  private static final double RATIO_MAX = 1.5;

  @Override
  public String name() {
    return "find";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    int tools = bench.extent().toolsFound();
    bench.progress().say("  find: describing " + Numbers.size(tools) + " tools");
    ToolWorkload work = new ToolWorkload(tools);
    Path folder = bench.folder("tools-lucene");
    BareLucene.index(folder, work.described());
    Stopwatch ours = new Stopwatch();
    Stopwatch theirs = new Stopwatch();
    try (Cairn cairn = Cairn.open(Settings.inMemory());
        BareLucene lucene = BareLucene.open(folder)) {
      Context context = cairn.context("find");
      work.register(context);
      for (int round = 0; round <= bench.extent().rounds(); round++) {
        Stopwatch found = new Stopwatch();
        Stopwatch bare = new Stopwatch();
        for (int i = 0; i < bench.extent().queries(); i++) {
          String query = work.query();
          found.add(CpuWatch.seconds(() -> context.findTools(FindTools.of(query))));
          bare.add(CpuWatch.seconds(() -> lucene.search(query)));
        }
        // One round more than is counted, to warm up.
        if (round > 0) {
          ours.add(found.samples().median());
          theirs.add(bare.samples().median());
        }
      }
    }
    return List.of(Figure.of(
            name(),
            Numbers.size(tools),
            "cpu_ratio",
            "processor time of find_tools by words / a search of Lucene alone",
            ours.samples().over(theirs.samples()))
        .goal(Goal.atMost(RATIO_MAX)));
  }
}
