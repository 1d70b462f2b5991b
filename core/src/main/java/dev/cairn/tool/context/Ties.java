package dev.cairn.tool.context;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.GraphScore;
import dev.cairn.formula.GraphScore.Tie;
import dev.cairn.log.ToolId;
import dev.cairn.policy.ScorePolicy;
import dev.cairn.tool.net.ToolNet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What joins tools to those in use in the graph: an edge, or neighbours they share. */
final class Ties {
  private Ties() {}

  /** Of every tool that has any. */
  static Map<ToolId, Explanation> of(Collection<ToolId> inUse, ToolNet net, ScorePolicy policy) {
    Map<ToolId, List<Tie>> ties = new LinkedHashMap<>();
    for (ToolId used : new LinkedHashSet<>(inUse)) {
      Set<ToolId> joined = net.joined(used);
      Map<ToolId, Double> common = net.common(used);
      double largest = common.values().stream().mapToDouble(each -> each).max().orElse(0);
      Set<ToolId> reached = new LinkedHashSet<>(joined);
      reached.addAll(common.keySet());
      for (ToolId tool : reached) {
        ties.computeIfAbsent(tool, it -> new ArrayList<>())
            .add(new Tie(
                used.toString(), joined.contains(tool), common.getOrDefault(tool, 0.0), largest));
      }
    }
    Map<ToolId, Explanation> scores = new LinkedHashMap<>();
    ties.forEach((tool, all) -> scores.put(tool, GraphScore.of(policy, all)));
    return scores;
  }
}
