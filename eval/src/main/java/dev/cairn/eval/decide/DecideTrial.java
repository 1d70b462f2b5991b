package dev.cairn.eval.decide;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Expect;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.StartEpisode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/** A memory that is asked about every call of a set before it learns how the call went. */
final class DecideTrial implements AutoCloseable {
  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private final CallSet set;
  private final Map<String, ToolId> names;
  private final OptionalDouble confidence;
  private final Cairn cairn;
  private final Context context;
  private final Map<ToolId, int[]> tallies = new HashMap<>();

  /**
   * A memory that knows the tools and nothing else.
   *
   * @param confidence what the agent says of every call; what Cairn expects if absent
   */
  DecideTrial(CallSet set, Configure policy, OptionalDouble confidence) {
    this.set = set;
    this.names = set.names();
    this.confidence = confidence;
    this.cairn = Cairn.open(Settings.inMemory().random(new SplittableRandom(SEED)));
    this.context = cairn.context("decide");
    context.configure(policy);
    register();
  }

  private void register() {
    Map<String, List<RegisterTools.Tool>> servers = new LinkedHashMap<>();
    for (ToolLine line : set.tools()) {
      servers.computeIfAbsent(line.server(), it -> new ArrayList<>()).add(line.tool());
    }
    servers.forEach(
        (server, tools) -> context.registerTools(new RegisterTools(Optional.of(server), tools)));
  }

  List<Asked> ask(CallRun run) {
    EpisodeId episode = context
        .startEpisode(new StartEpisode(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            run.work(),
            Optional.empty()))
        .episode();
    List<Asked> all = new ArrayList<>();
    List<ToolId> before = new ArrayList<>();
    for (CallRun.Step step : run.steps()) {
      ToolId tool = Optional.ofNullable(names.get(step.tool())).orElseThrow();
      String id = run.id() + "@" + all.size();
      all.add(ask(run, step, tool, episode, List.copyOf(before), id));
      before.add(tool);
    }
    return all;
  }

  private Asked ask(
      CallRun run,
      CallRun.Step step,
      ToolId tool,
      EpisodeId episode,
      List<ToolId> before,
      String id) {
    Optional<Map<String, Object>> args = Optional.of(step.args()).filter(it -> !it.isEmpty());
    Expect.Answer expected = context.expect(new Expect(tool, args, Optional.of(episode)));
    Decide.Answer decided = context.decide(new Decide(
        tool,
        OptionalDouble.of(confidence.orElse(expected.confidence())),
        Optional.empty(),
        Optional.of(before),
        run.work(),
        args,
        Optional.of(episode),
        OptionalLong.empty()));
    // Whoever is asked says yes: the data tells how every call went.
    context.recordExecution(RecordExecution.of(decided.decision(), step.ok()));
    return new Asked(set.name(), id, run, step, expected, decided, tally(tool, step.ok()));
  }

  /** What a count of the tool's outcomes said, before this one is added to it. */
  private double tally(ToolId tool, boolean ok) {
    int[] tally = tallies.computeIfAbsent(tool, it -> new int[2]);
    double said = (tally[0] + 1.0) / (tally[1] + 2.0);
    tally[0] += ok ? 1 : 0;
    tally[1]++;
    return said;
  }

  @Override
  public void close() {
    cairn.close();
  }
}
