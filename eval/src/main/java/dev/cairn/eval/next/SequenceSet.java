package dev.cairn.eval.next;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The runs of one data set and the tools it describes. */
record SequenceSet(String name, List<ToolLine> tools, List<Sequence> runs) {
  static List<SequenceSet> read(JsonLines lines) {
    List<SequenceSet> all = new ArrayList<>();
    for (String set : lines.sets()) {
      List<Sequence> runs = new ArrayList<>();
      lines.with(set, Sequence.STEPS).forEach(line -> runs.add(Sequence.ofSteps(line)));
      lines.with(set, Sequence.CHAIN).stream()
          .filter(SequenceSet::isChain)
          .forEach(line -> runs.add(Sequence.ofNodes(line)));
      if (!runs.isEmpty()) {
        List<ToolLine> tools =
            lines.with(set, ToolLine.shape()).stream().map(ToolLine::of).toList();
        all.add(new SequenceSet(set, tools, List.copyOf(runs)));
      }
    }
    return all;
  }

  /** Only sets that tell the steps one by one mean their graphs to be read as runs. */
  private static boolean isChain(Line line) {
    return line.has("steps_text");
  }

  /** The one name of each tool the set describes, by the name it has there. */
  Map<String, ToolId> names() {
    Map<String, ToolId> names = new HashMap<>();
    tools.forEach(
        tool -> names.put(tool.id(), ToolId.of(tool.server(), tool.tool().name())));
    return names;
  }
}
