package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Decide;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.store.sqlite.SqliteEventLog;
import dev.cairn.store.sqlite.SqliteOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A decision through the facade, written down and answered, with few and with many decisions before it, in time of
 * the processor; beside it the founding query for similar decisions, alone.
 */
final class DecideSpeed implements Measurement {
  private static final double GROWTH_MAX = 1.2;
  private static final double PEER_MIN = 50;
  private static final int GROUPS = 10;
  private static final int GROUP_SIZE = 5;
  private static final int RUNS = 20;
  private static final int WARM_UP_ROUNDS = 5;
  private static final double CONFIDENCE = 0.8;
  private static final int DAYS = 30;

  @Override
  public String name() {
    return "decide";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    int few = bench.extent().cards().get(0);
    int many = few * 100;
    try (Filled small = fill(bench, few);
        Filled large = fill(bench, many);
        SeedTraces peer = new SeedTraces(bench.folder("seed-traces"), large.traces())) {
      return measure(bench, small, large, peer, Numbers.size(many) + "/" + Numbers.size(few));
    }
  }

  /** A memory with so many decisions. */
  private record Filled(Cairn cairn, Context context, List<DecisionFilling.Trace> traces)
      implements AutoCloseable {
    Decide.Answer decide(ToolId tool) {
      return context.decide(Decide.of(tool.toString(), CONFIDENCE));
    }

    @Override
    public void close() {
      cairn.close();
    }
  }

  private static List<ToolId> tools() {
    return IntStream.range(0, GROUPS * GROUP_SIZE)
        .mapToObj(i -> ToolId.parse("s%d:tool_%d".formatted(i / GROUP_SIZE, i % GROUP_SIZE)))
        .toList();
  }

  /** Tools of a group run together, so that they are a cluster. */
  private static Filled fill(Workbench bench, int decisions) throws Exception {
    bench.progress().say("  decide: " + Numbers.size(decisions) + " decisions");
    Path folder = bench.folder("decisions-" + decisions);
    List<ToolId> tools = tools();
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context(ContextName.DEFAULT.value());
      for (int run = 0; run < RUNS; run++) {
        for (int group = 0; group < GROUPS; group++) {
          context.recordRun(
              RecordRun.of(tools.subList(group * GROUP_SIZE, (group + 1) * GROUP_SIZE).stream()
                  .map(ToolId::toString)
                  .toList()));
        }
      }
    }
    List<DecisionFilling.Trace> traces;
    try (Cairn cairn = Cairn.open(folder);
        EventLog log = SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT)) {
      var clusters =
          cairn.context(ContextName.DEFAULT.value()).tools(ReadTools.ALL).tools().stream()
              .collect(Collectors.toMap(ReadTools.Tool::tool, ReadTools.Tool::cluster));
      traces = new DecisionFilling(
              log, ContextName.DEFAULT, tools, tools.stream().map(clusters::get).toList())
          .write(decisions);
    }
    Cairn cairn = Cairn.open(folder);
    return new Filled(cairn, cairn.context(ContextName.DEFAULT.value()), traces);
  }

  private List<Figure> measure(
      Workbench bench, Filled small, Filled large, SeedTraces peer, String group) throws Exception {
    List<ToolId> tools = tools();
    Stopwatch few = new Stopwatch();
    Stopwatch many = new Stopwatch();
    Stopwatch sql = new Stopwatch();
    Stopwatch look = new Stopwatch();
    Stopwatch wall = new Stopwatch();
    List<Double> matches = new ArrayList<>();
    for (int round = -WARM_UP_ROUNDS; round < bench.extent().rounds(); round++) {
      double[] cost = new double[5];
      for (ToolId tool : tools) {
        Decide.Answer seen = large.decide(tool);
        Instant after = Instant.now().minus(Duration.ofDays(DAYS));
        double alpha = seen.breakdown().localAlpha();
        cost[0] += CpuWatch.seconds(() -> small.decide(tool));
        cost[3] += Stopwatch.seconds(() -> large.decide(tool));
        cost[1] += CpuWatch.seconds(() -> large.decide(tool));
        cost[2] += CpuWatch.seconds(() -> peer.like(tool.toString(), alpha, after));
        cost[4] +=
            CpuWatch.seconds(() -> large.context().thresholds(ReadThresholds.of(tool.toString())));
        matches.add((double) seen.breakdown().episodicMatches());
      }
      if (round >= 0) {
        few.add(cost[0]);
        many.add(cost[1]);
        sql.add(cost[2]);
        look.add(cost[4]);
        wall.add(cost[3] / tools.size() * Duration.ofSeconds(1).toMillis());
      }
      bench.progress().step("decide", Math.max(0, round), bench.extent().rounds());
    }
    double found = matches.stream().mapToDouble(each -> each).average().orElse(0);
    return List.of(
        Figure.of(
                name(),
                group,
                "cpu_growth",
                "a decision with many before it / with few",
                many.samples().over(few.samples()))
            .goal(Goal.atMost(GROWTH_MAX)),
        Figure.of(
                name(),
                group,
                "cpu_ratio_of_seed_query",
                "S2's query on SQLite with indexes / a whole decision; %.0f found".formatted(found),
                sql.samples().over(many.samples()))
            .goal(Goal.atLeast(PEER_MIN)),
        Figure.of(
            name(),
            group,
            "look_cpu_ratio_of_seed_query",
            "the same / the threshold alone, looked up and not written down",
            sql.samples().over(look.samples())),
        Figure.of(
            name(),
            group,
            "ms",
            "a decision, written down durably, in milliseconds",
            wall.samples()));
  }
}
