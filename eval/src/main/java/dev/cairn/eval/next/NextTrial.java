package dev.cairn.eval.next;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Measures;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/** A memory that has learned the runs of some folds, asked about those of another. */
public final class NextTrial implements AutoCloseable {
  private static final int DEPTH = 10;
  private static final int[] CUTS = {1, 3, 5};

  /** From here on a foretelling may be acted upon. */
  private static final double SURE = 0.7;

  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private final SequenceSet set;
  private final NextMode mode;
  private final Map<String, ToolId> names;
  private final Cairn cairn;
  private final Context context;
  private final Markov markov = new Markov();

  NextTrial(SequenceSet set, Configure policy, NextMode mode) {
    this.set = set;
    this.mode = mode;
    this.names = set.names();
    this.cairn = Cairn.open(Settings.inMemory().random(new SplittableRandom(SEED)));
    this.context = cairn.context("next");
    context.configure(policy);
    register();
  }

  /** With the default policy, until it is configured otherwise. */
  public static NextTrial of(SequenceSet set, boolean outcomes) {
    Configure policy = new Configure(Optional.of("default"), Optional.empty());
    return new NextTrial(set, policy, new NextMode(false, outcomes));
  }

  public void configure(Configure policy) {
    context.configure(policy);
  }

  private void register() {
    Map<String, List<RegisterTools.Tool>> servers = new LinkedHashMap<>();
    set.catalogue()
        .forEach((id, line) -> servers
            .computeIfAbsent(id.server(), it -> new ArrayList<>())
            .add(
                line.map(it -> named(id, it.tool())).orElse(RegisterTools.Tool.of(id.tool(), ""))));
    servers.forEach(
        (server, tools) -> context.registerTools(new RegisterTools(Optional.of(server), tools)));
  }

  private static RegisterTools.Tool named(ToolId id, RegisterTools.Tool tool) {
    return new RegisterTools.Tool(
        id.tool(),
        tool.title(),
        tool.description(),
        tool.inputSchema(),
        tool.outputSchema(),
        tool.annotations());
  }

  /**
   * Where a run has turns, each was asked for by itself: a run for every turn with its request, and one for
   * the whole, which alone tells how turns follow each other.
   */
  public void learn(Sequence run) {
    for (int turn = 0; turn < run.requests().size(); turn++) {
      int now = turn;
      record(
          run,
          run.steps().stream().filter(step -> step.turn() == now).toList(),
          Optional.of(run.requests().get(turn)));
    }
    if (run.requests().size() != 1) {
      record(run, run.steps(), Optional.empty());
    }
    markov.add(tools(run));
  }

  private void record(Sequence run, List<Sequence.Step> steps, Optional<String> request) {
    if (!steps.isEmpty()) {
      List<RecordRun.Step> recorded = steps.stream().map(this::step).toList();
      context.recordRun(new RecordRun(recorded, Optional.empty(), request, type(run)));
    }
  }

  private RecordRun.Step step(Sequence.Step step) {
    RecordRun.Step bare = RecordRun.Step.of(id(step.tool()));
    return step.ok().filter(ok -> mode.outcomes()).map(bare::ok).orElse(bare);
  }

  private Optional<String> type(Sequence run) {
    return mode.typed() ? run.domain() : Optional.empty();
  }

  /**
   * One measurement for every step.
   *
   * @param kind what its figures are called by; nothing for the run as it was
   */
  public List<Measured> ask(Sequence run, String kind) {
    List<ToolId> tools = tools(run);
    List<Measured> all = new ArrayList<>();
    for (int at = 0; at < tools.size(); at++) {
      List<ToolId> before = tools.subList(0, at);
      List<FindTools.Result> found = context
          .nextTools(new NextTools(
              before, run.request(at), type(run), Optional.empty(), OptionalInt.of(DEPTH)))
          .predictions();
      Measures measures = new Measures();
      List<ToolId> names = found.stream().map(FindTools.Result::tool).toList();
      tell(measures, kind, names, tools.get(at));
      tell(measures, kind + "markov_", markov.predict(before, DEPTH), tools.get(at));
      if (!found.isEmpty() && found.get(0).confidence() >= SURE) {
        measures.put(kind + "right_when_sure", names.get(0).equals(tools.get(at)) ? 1 : 0);
      }
      all.add(new Measured(
          set.name(),
          run.id() + "@" + kind + at,
          run.unit(),
          List.of(at == 0 ? "first step" : "later steps"),
          measures.all(),
          Map.of("gold", tools.get(at).toString(), "found", names.toString())));
    }
    return all;
  }

  private static void tell(Measures measures, String who, List<ToolId> found, ToolId gold) {
    int rank = found.indexOf(gold);
    for (int cut : CUTS) {
      measures.put(who + "hit@" + cut, rank >= 0 && rank < cut ? 1 : 0);
    }
    measures.put(who + "MRR", rank < 0 ? 0 : 1.0 / (rank + 1));
  }

  private List<ToolId> tools(Sequence run) {
    return run.steps().stream().map(step -> id(step.tool())).toList();
  }

  private ToolId id(String tool) {
    return Optional.ofNullable(names.get(tool)).orElseGet(() -> ToolId.parse(tool));
  }

  @Override
  public void close() {
    cairn.close();
  }
}
