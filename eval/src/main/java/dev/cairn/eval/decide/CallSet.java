package dev.cairn.eval.decide;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The runs of one data set in their order, and the tools it describes. */
record CallSet(String name, List<ToolLine> tools, List<CallRun> runs) {

  /** Those that know how at least one call went. */
  static List<CallSet> read(JsonLines lines) {
    List<CallSet> all = new ArrayList<>();
    for (String set : lines.sets()) {
      List<CallRun> runs =
          lines.with(set, CallRun.SHAPE).stream().map(CallRun::of).toList();
      if (runs.stream().anyMatch(run -> !run.steps().isEmpty())) {
        List<ToolLine> tools =
            lines.with(set, ToolLine.shape()).stream().map(ToolLine::of).toList();
        all.add(new CallSet(set, tools, runs));
      }
    }
    return all;
  }

  int calls() {
    return runs.stream().mapToInt(run -> run.steps().size()).sum();
  }

  /** The one name of a tool, whether the set describes it or not. */
  Map<String, ToolId> names() {
    Map<String, ToolId> names = new HashMap<>();
    tools.forEach(
        tool -> names.put(tool.id(), ToolId.of(tool.server(), tool.tool().name())));
    runs.stream()
        .flatMap(run -> run.steps().stream())
        .map(CallRun.Step::tool)
        .forEach(tool -> names.computeIfAbsent(
            tool,
            it -> Optional.ofNullable(names.get(bare(it))).orElseGet(() -> ToolId.parse(it))));
    return names;
  }

  /** Sets write a tool with its group in runs and without it where they describe it. */
  private static String bare(String tool) {
    return tool.substring(tool.lastIndexOf('/') + 1);
  }
}
