package dev.cairn.eval.next;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Measures;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** A memory that has learned the runs of some folds, asked about those of another. */
final class NextTrial implements AutoCloseable {
  private static final int DEPTH = 10;
  private static final int[] CUTS = {1, 3, 5};

  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private final SequenceSet set;
  private final Map<String, ToolId> names;
  private final Cairn cairn;
  private final Context context;
  private final Markov markov = new Markov();

  NextTrial(SequenceSet set, Configure policy) {
    this.set = set;
    this.names = set.names();
    this.cairn = Cairn.open(Settings.inMemory().random(new SplittableRandom(SEED)));
    this.context = cairn.context("next");
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
    Set<String> offered = new TreeSet<>();
    set.runs().forEach(run -> offered.addAll(run.offered()));
    if (!offered.isEmpty()) {
      context.registerTools(new RegisterTools(
          Optional.of(ToolId.LOCAL),
          offered.stream().map(name -> RegisterTools.Tool.of(name, "")).toList()));
    }
  }

  void learn(Sequence run) {
    List<ToolId> tools = tools(run);
    if (!tools.isEmpty()) {
      RecordRun record =
          RecordRun.of(tools.stream().map(RecordRun.Step::of).toArray(RecordRun.Step[]::new));
      context.recordRun(run.request().map(record::intent).orElse(record));
      markov.add(tools);
    }
  }

  /** One measurement for every step. */
  List<Measured> ask(Sequence run, String kind) {
    List<ToolId> tools = tools(run);
    List<Measured> all = new ArrayList<>();
    for (int at = 0; at < tools.size(); at++) {
      List<ToolId> before = tools.subList(0, at);
      List<ToolId> found = context
          .nextTools(new NextTools(
              before, run.request(), Optional.empty(), Optional.empty(), OptionalInt.of(DEPTH)))
          .predictions()
          .stream()
          .map(prediction -> prediction.tool())
          .toList();
      Measures measures = new Measures();
      tell(measures, "", found, tools.get(at));
      tell(measures, "markov_", markov.predict(before, DEPTH), tools.get(at));
      all.add(new Measured(
          set.name(),
          run.id() + "@" + at + "/" + kind,
          run.unit(),
          List.of(kind, at == 0 ? kind + " first step" : kind + " later steps"),
          measures.all(),
          Map.of("gold", tools.get(at).toString(), "found", found.toString())));
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
    return run.tools().stream()
        .map(name -> Optional.ofNullable(names.get(name)).orElseGet(() -> ToolId.parse(name)))
        .toList();
  }

  @Override
  public void close() {
    cairn.close();
  }
}
