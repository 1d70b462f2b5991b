package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Search;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;

/**
 * Search by words and meaning against the least that could answer it, in time of the processor. The question's
 * own vector is kept by Cairn and given to the peer: what a model costs is measured by {@link EmbedSpeed}.
 */
final class HybridSpeed implements Measurement {
  private static final double RATIO_MAX = 1.5;
  private static final int GOAL_SIZE_MIN = 100_000;
  private static final int WARM_UP_ROUNDS = 3;

  @Override
  public String name() {
    return "hybrid";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    int size = bench.extent().vectors();
    Filled memory = bench.filled(size);
    if (!Files.exists(memory.luceneFolder())) {
      BareLucene.index(memory.luceneFolder(), memory.texts());
    }
    bench.progress().say("  hybrid: embedding " + Numbers.size(size) + " entries");
    try (Cairn cairn = open(memory)) {
      embed(cairn, bench);
    }
    Samples loading = Samples.of(loading(memory, bench), loading(memory, bench));
    CloudEmbedder clouds = new CloudEmbedder();
    List<float[]> vectors = memory.texts().stream().map(clouds::embedQuery).toList();
    try (BareLucene lucene = BareLucene.open(memory.luceneFolder());
        Cairn cairn = open(memory)) {
      embed(cairn, bench);
      Context context = cairn.context(Filled.CONTEXT.value());
      return figures(bench, context, new BareHybrid(lucene, vectors), clouds, loading);
    }
  }

  private static Cairn open(Filled memory) {
    return Cairn.open(Settings.in(memory.folder()).embedder(new CloudEmbedder()));
  }

  private static void embed(Cairn cairn, Workbench bench) {
    Progress steps = (done, total) -> bench.progress().step("hybrid", done, total);
    cairn.context(Filled.CONTEXT.value()).embed(new Embed(), steps);
  }

  /** Seconds from nothing until all vectors that the store keeps are in memory. */
  private static double loading(Filled memory, Workbench bench) throws Exception {
    return Stopwatch.seconds(() -> {
      try (Cairn cairn = open(memory)) {
        embed(cairn, bench);
      }
    });
  }

  private List<Figure> figures(
      Workbench bench, Context context, BareHybrid bare, CloudEmbedder clouds, Samples loading)
      throws Exception {
    Texts texts = new Texts(Texts.SEED + 2);
    List<String> queries =
        Stream.generate(texts::query).limit(bench.extent().queries()).toList();
    Stopwatch asked = new Stopwatch();
    Stopwatch afterWrite = new Stopwatch();
    Stopwatch peer = new Stopwatch();
    for (int round = -WARM_UP_ROUNDS; round < bench.extent().rounds(); round++) {
      double[] cost = new double[3];
      for (String query : queries) {
        float[] question = clouds.embedQuery(query);
        cost[0] += CpuWatch.seconds(() -> context.search(Search.of(query)));
        cost[1] += CpuWatch.seconds(() -> bare.search(query, question));
        context.log(Log.user(Filled.OPEN, texts.next()));
        cost[2] += CpuWatch.seconds(() -> context.search(Search.of(query)));
      }
      if (round >= 0) {
        asked.add(cost[0]);
        peer.add(cost[1]);
        afterWrite.add(cost[2]);
      }
      bench.progress().step("hybrid", Math.max(0, round), bench.extent().rounds());
    }
    String group = Numbers.size(bench.extent().vectors());
    return List.of(
        Figure.of(name(), group, "load_seconds", "seconds to load the kept vectors", loading),
        ratio(group, "cpu_ratio", "search / Lucene + signs + 200 exact", asked, peer, bench),
        ratio(
            group,
            "cpu_ratio_after_write",
            "the same, right after a write",
            afterWrite,
            peer,
            bench));
  }

  private Figure ratio(
      String group, String metric, String says, Stopwatch ours, Stopwatch peer, Workbench bench) {
    Figure figure = Figure.of(name(), group, metric, says, ours.samples().over(peer.samples()));
    return bench.extent().vectors() < GOAL_SIZE_MIN ? figure : figure.goal(Goal.atMost(RATIO_MAX));
  }
}
