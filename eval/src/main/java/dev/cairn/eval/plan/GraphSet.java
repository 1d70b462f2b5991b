package dev.cairn.eval.plan;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.SetCommand;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The task graphs of one data set and the tools it describes. */
record GraphSet(String name, List<ToolLine> tools, List<TaskGraph> graphs)
    implements SetCommand.DataSet {
  @Override
  public String note() {
    return name + ": " + graphs().size() + " graphs, " + tools.size() + " tools described";
  }

  static List<GraphSet> read(JsonLines lines) {
    List<GraphSet> all = new ArrayList<>();
    for (String set : lines.sets()) {
      List<TaskGraph> graphs =
          lines.with(set, TaskGraph.SHAPE).stream().map(TaskGraph::of).toList();
      if (!graphs.isEmpty()) {
        List<ToolLine> tools =
            lines.with(set, ToolLine.shape()).stream().map(ToolLine::of).toList();
        all.add(new GraphSet(set, tools, graphs));
      }
    }
    return all;
  }

  /** The one name of each tool, by the name it has in the set. */
  Map<String, ToolId> names() {
    Map<String, ToolId> names = new HashMap<>();
    tools.forEach(
        tool -> names.put(tool.id(), ToolId.of(tool.server(), tool.tool().name())));
    graphs.forEach(graph ->
        graph.nodes().forEach(node -> names.computeIfAbsent(node, it -> ToolId.parse(it))));
    return names;
  }
}
