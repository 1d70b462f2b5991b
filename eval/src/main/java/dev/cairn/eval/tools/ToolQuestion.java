package dev.cairn.eval.tools;

import dev.cairn.eval.suite.Line;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A request and the tools it needs.
 *
 * @param gold one group per tool that is needed; any of a group will do
 */
record ToolQuestion(String id, String query, List<Set<String>> gold) {
  static final String[] SHAPE = {"id", "query", "gold_tools"};

  static ToolQuestion of(Line line) {
    List<Set<String>> gold = groups(line);
    if (gold.isEmpty()) {
      new LinkedHashSet<>(line.names("gold_tools")).forEach(id -> gold.add(Set.of(id)));
    }
    return new ToolQuestion(line.name("id"), line.name("query"), gold);
  }

  private static List<Set<String>> groups(Line line) {
    List<Set<String>> groups = new ArrayList<>();
    for (JsonNode group : line.object().path("gold_groups")) {
      Set<String> ids = new LinkedHashSet<>();
      group.forEach(id -> ids.add(id.asString()));
      if (!ids.isEmpty()) {
        groups.add(ids);
      }
    }
    return groups;
  }
}
