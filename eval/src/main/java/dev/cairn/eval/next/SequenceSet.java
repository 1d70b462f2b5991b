package dev.cairn.eval.next;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.eval.suite.SetCommand;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The runs of one data set and the tools it describes. */
public record SequenceSet(String name, List<ToolLine> tools, List<Sequence> runs)
    implements SetCommand.DataSet {
  @Override
  public String note() {
    return name + ": " + runs().size() + " runs, " + tools.size() + " tools described";
  }

  /** What stands between the name of a server, or of a domain, and that of a tool. */
  private static final Pattern PREFIX = Pattern.compile("^.*[/:.]");

  public static List<SequenceSet> read(JsonLines lines) {
    List<SequenceSet> all = new ArrayList<>();
    for (String set : lines.sets()) {
      List<Sequence> runs = new ArrayList<>();
      lines.with(set, Sequence.STEPS).stream()
          .filter(SequenceSet::isOwnWill)
          .forEach(line -> runs.add(Sequence.ofSteps(line)));
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

  /** A run under attack does what the attacker wants: nothing to foretell from the request. */
  private static boolean isOwnWill(Line line) {
    return !line.has("attack");
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

  /** What there is to choose from, by its one name; a tool nobody describes has no line. */
  Map<ToolId, Optional<ToolLine>> catalogue() {
    Map<String, ToolLine> byId = new HashMap<>();
    tools.forEach(tool -> byId.put(tool.id(), tool));
    Map<ToolId, Optional<ToolLine>> all = new LinkedHashMap<>();
    Set<String> prefixed = new HashSet<>();
    for (String tool : called()) {
      String bare = PREFIX.matcher(tool).replaceFirst("");
      if (!byId.containsKey(tool) && byId.containsKey(bare)) {
        // Described without the prefix it is called by: one tool, under the name of the runs.
        all.put(ToolId.parse(tool), Optional.of(byId.get(bare)));
        prefixed.add(bare);
      } else if (!byId.containsKey(tool)) {
        all.put(ToolId.parse(tool), Optional.empty());
      }
    }
    tools.stream()
        .filter(tool -> !prefixed.contains(tool.id()))
        .forEach(tool -> all.put(ToolId.of(tool.server(), tool.tool().name()), Optional.of(tool)));
    return all;
  }

  private Set<String> called() {
    Set<String> called = new TreeSet<>();
    runs.forEach(run -> {
      run.steps().forEach(step -> called.add(step.tool()));
      called.addAll(run.offered());
    });
    return called;
  }
}
