package dev.cairn.tool.flow;

import dev.cairn.log.ToolId;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.policy.ToolRelation;
import dev.cairn.tool.trace.Link;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which tools give what others take. A field that many tools take, such as a name, says nothing; of the rest
 * a tool is linked with the few that take most of what it gives.
 */
public final class SchemaFlow {
  private final Map<ToolId, Ports> tools;
  private final ToolPolicy policy;
  private final Map<String, List<ToolId>> takers = new HashMap<>();

  public SchemaFlow(Map<ToolId, Ports> tools, ToolPolicy policy) {
    this.tools = tools;
    this.policy = policy;
    tools.forEach((tool, ports) -> ports
        .inputs()
        .keySet()
        .forEach(field -> takers.computeIfAbsent(field, it -> new ArrayList<>()).add(tool)));
  }

  /** What these tools give and take among all, with how many fields fit. */
  public SortedMap<Link, Long> of(Collection<ToolId> changed) {
    Set<ToolId> news = Set.copyOf(changed);
    SortedMap<Link, Long> links = new TreeMap<>();
    tools.forEach((giver, ports) -> {
      if (!ports.outputs().isEmpty()) {
        fits(giver, ports).entrySet().stream()
            .filter(fit -> news.contains(giver) || news.contains(fit.getKey()))
            .forEach(fit ->
                links.put(new Link(giver, ToolRelation.PROVIDES, fit.getKey()), fit.getValue()));
      }
    });
    return links;
  }

  private Map<ToolId, Long> fits(ToolId giver, Ports ports) {
    Map<ToolId, Long> shared = new HashMap<>();
    ports.outputs().forEach((field, type) -> {
      List<ToolId> taking = takers.getOrDefault(field, List.of());
      if (taking.size() <= policy.flowTakersMax()) {
        for (ToolId taker : taking) {
          if (!taker.equals(giver) && agree(type, type(taker, field))) {
            shared.merge(taker, 1L, Long::sum);
          }
        }
      }
    });
    Map<ToolId, Long> best = new HashMap<>();
    shared.entrySet().stream()
        .sorted(Map.Entry.<ToolId, Long>comparingByValue()
            .reversed()
            .thenComparing(fit -> fit.getKey().toString()))
        .limit(policy.flowsMax())
        .forEach(fit -> best.put(fit.getKey(), fit.getValue()));
    return best;
  }

  private String type(ToolId tool, String field) {
    Ports ports = tools.get(tool);
    return ports == null ? "" : ports.inputs().getOrDefault(field, "");
  }

  private static boolean agree(String one, String other) {
    return one.isEmpty() || other.isEmpty() || one.equals(other);
  }
}
