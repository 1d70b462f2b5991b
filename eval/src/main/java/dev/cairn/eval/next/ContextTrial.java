package dev.cairn.eval.next;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Measures;
import dev.cairn.eval.suite.Retrieved;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.index.Embedder;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Embed;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * A memory that has learned the runs of some folds, asked at every step of others for the tools the rest of the
 * run needs: by its request alone, and with the tools used so far.
 */
final class ContextTrial implements AutoCloseable {
  private static final int[] CUTS = {1, 5, 10};
  private static final int DEPTH = 10;

  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private final SequenceSet set;
  private final Map<String, ToolId> names;
  private final Cairn cairn;
  private final Context context;

  ContextTrial(SequenceSet set, Configure policy, Optional<Embedder> model) {
    this.set = set;
    this.names = set.names();
    Settings plain = Settings.inMemory().random(new SplittableRandom(SEED));
    this.cairn = Cairn.open(model.map(plain::embedder).orElse(plain));
    this.context = cairn.context("find-context");
    context.configure(policy);
    register();
    model.ifPresent(it -> context.embed(new Embed(), Progress.NONE));
  }

  /** Every tool of the set: described, offered, or only called. */
  private void register() {
    Map<String, List<RegisterTools.Tool>> servers = new LinkedHashMap<>();
    for (ToolLine line : set.tools()) {
      servers.computeIfAbsent(line.server(), it -> new ArrayList<>()).add(line.tool());
    }
    Set<ToolId> known = new HashSet<>(names.values());
    Set<String> named = new TreeSet<>();
    set.runs().forEach(run -> {
      named.addAll(run.tools());
      named.addAll(run.offered());
    });
    for (String name : named) {
      ToolId tool = id(name);
      if (known.add(tool)) {
        servers
            .computeIfAbsent(tool.server(), it -> new ArrayList<>())
            .add(RegisterTools.Tool.of(tool.tool(), ""));
      }
    }
    servers.forEach(
        (server, tools) -> context.registerTools(new RegisterTools(Optional.of(server), tools)));
  }

  private ToolId id(String name) {
    return Optional.ofNullable(names.get(name)).orElseGet(() -> ToolId.parse(name));
  }

  void learn(Sequence run) {
    List<ToolId> tools = run.tools().stream().map(this::id).toList();
    if (!tools.isEmpty()) {
      RecordRun record =
          RecordRun.of(tools.stream().map(RecordRun.Step::of).toArray(RecordRun.Step[]::new));
      context.recordRun(run.request().map(record::intent).orElse(record));
    }
  }

  /** The means over all steps of a run but the first; positions of one run are too alike to count each. */
  Optional<Measured> ask(Sequence run) {
    List<String> tools = run.tools().stream().map(name -> id(name).toString()).toList();
    if (run.request().isEmpty() || tools.size() < 2) {
      return Optional.empty();
    }
    List<String> alone = found(run, Optional.empty());
    Map<String, Double> sums = new LinkedHashMap<>();
    for (int at = 1; at < tools.size(); at++) {
      Set<String> rest = new TreeSet<>(tools.subList(at, tools.size()));
      List<ToolId> used = tools.subList(0, at).stream().map(ToolId::parse).toList();
      Retrieved with = Retrieved.of(rest, found(run, Optional.of(used)));
      Retrieved without = Retrieved.of(rest, alone);
      for (int cut : CUTS) {
        sums.merge("R@" + cut, with.recall(cut), Double::sum);
        sums.merge("alone_R@" + cut, without.recall(cut), Double::sum);
        sums.merge("gain_R@" + cut, with.recall(cut) - without.recall(cut), Double::sum);
      }
    }
    Measures measures = new Measures();
    sums.forEach((metric, sum) -> measures.put(metric, sum / (tools.size() - 1)));
    return Optional.of(new Measured(
        set.name(),
        run.id(),
        run.unit(),
        List.of(),
        measures.all(),
        Map.of("steps", tools, "alone", alone)));
  }

  private List<String> found(Sequence run, Optional<List<ToolId>> used) {
    return context
        .findTools(new FindTools(
            run.request().orElseThrow(), used, Optional.empty(), OptionalInt.of(DEPTH)))
        .results()
        .stream()
        .map(result -> result.tool().toString())
        .toList();
  }

  @Override
  public void close() {
    cairn.close();
  }
}
