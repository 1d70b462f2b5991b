package dev.cairn.tool.cluster;

import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which capabilities and tools keep company: {@link CoClusters} of who uses whom, with {@link HypergraphRank}. A
 * capability that uses another uses its tools. Never changes.
 */
public final class Companies {
  /** Capabilities and tools of one cluster, by name. */
  public record Company(String name, List<ToolId> capabilities, List<ToolId> tools) {}

  private final CoClusters clusters;
  private final HypergraphRank ranks;
  private final Map<ToolId, Set<ToolId>> tools;

  private Companies(CoClusters clusters, HypergraphRank ranks, Map<ToolId, Set<ToolId>> tools) {
    this.clusters = clusters;
    this.ranks = ranks;
    this.tools = tools;
  }

  /** Of what every capability is made of. */
  public static Companies of(Map<ToolId, List<ToolId>> uses, Policy policy) {
    Set<String> tools = new TreeSet<>();
    List<Incidence.Use> all = new ArrayList<>();
    Map<ToolId, Set<ToolId>> ofEach = new LinkedHashMap<>();
    for (ToolId capability : uses.keySet()) {
      ofEach.put(capability, tools(capability, uses));
      for (ToolId tool : ofEach.getOrDefault(capability, Set.of())) {
        tools.add(tool.toString());
        all.add(new Incidence.Use(tool.toString(), capability.toString()));
      }
    }
    Set<String> capabilities = new TreeSet<>();
    uses.keySet().forEach(each -> capabilities.add(each.toString()));
    Incidence incidence = Incidence.of(tools, capabilities, all);
    return new Companies(
        CoClustering.of(policy.cluster(), incidence),
        HypergraphRank.of(policy.graph(), incidence),
        ofEach);
  }

  /** The tools of a capability, those of the capabilities it uses among them. */
  private static Set<ToolId> tools(ToolId capability, Map<ToolId, List<ToolId>> uses) {
    Set<ToolId> seen = new LinkedHashSet<>(uses.getOrDefault(capability, List.of()));
    List<ToolId> open = new ArrayList<>(seen);
    while (!open.isEmpty()) {
      ToolId next = open.remove(open.size() - 1);
      uses.getOrDefault(next, List.of()).stream().filter(seen::add).forEach(open::add);
    }
    seen.removeIf(ToolId::isCapability);
    return seen;
  }

  /** The tools of every capability, those of the capabilities it uses among them. */
  public Map<ToolId, Set<ToolId>> toolsOfAll() {
    return tools;
  }

  /** The cluster of a tool or capability, by its first member; nothing for a tool no capability uses. */
  public Optional<String> cluster(ToolId tool) {
    OptionalInt cluster = number(tool);
    return cluster.isPresent() ? Optional.of(clusters.name(cluster.getAsInt())) : Optional.empty();
  }

  private OptionalInt number(ToolId tool) {
    return tool.isCapability()
        ? clusters.capability(tool.toString())
        : clusters.tool(tool.toString());
  }

  /** Whether a tool or capability is in a cluster with any of these. */
  public boolean keeps(ToolId tool, Collection<ToolId> others) {
    OptionalInt own = number(tool);
    return own.isPresent() && others.stream().anyMatch(other -> number(other).equals(own));
  }

  /** How central a tool or capability is among its kind; 0 for a tool no capability uses. */
  public double rank(ToolId tool) {
    return (tool.isCapability() ? ranks.capability(tool.toString()) : ranks.tool(tool.toString()))
        .orElse(0);
  }

  /** The highest rank of a capability. */
  public double largestRank() {
    return ranks.capabilityMax();
  }

  /** Every cluster, in the order of their numbers. */
  public List<Company> all() {
    List<Company> all = new ArrayList<>();
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      all.add(new Company(
          clusters.name(cluster),
          ids(clusters.capabilities(cluster)),
          ids(clusters.tools(cluster))));
    }
    return all;
  }

  private static List<ToolId> ids(List<String> members) {
    return members.stream().map(ToolId::parse).toList();
  }

  /** What did not go as planned while clusters were found, in words. */
  public List<String> troubles() {
    return clusters.troubles();
  }
}
