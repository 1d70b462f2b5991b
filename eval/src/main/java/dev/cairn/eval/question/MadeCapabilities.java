package dev.cairn.eval.question;

import dev.cairn.eval.next.Sequence;
import dev.cairn.graph.algorithm.Clusters;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Leiden;
import dev.cairn.policy.Policy;
import dev.cairn.tool.cluster.CoClustering;
import dev.cairn.tool.cluster.CoClusters;
import dev.cairn.tool.cluster.Incidence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Capabilities made of what recurs in runs: sets of tools that two runs or more used, and nothing else. */
final class MadeCapabilities {
  private static final int TOOLS_MIN = 2;
  private static final int TOOLS_MAX = 8;

  private final Map<String, Set<String>> tools = new TreeMap<>();
  private final Map<String, Integer> runs = new HashMap<>();
  private final Map<String, Map<String, Integer>> edges = new HashMap<>();
  private final Map<String, Integer> communities = new HashMap<>();
  private final CoClusters clusters;

  MadeCapabilities(Collection<Sequence> train) {
    train.forEach(run -> runs.merge(name(used(run)), 1, Integer::sum));
    for (Sequence run : train) {
      Set<String> used = used(run);
      if (isRecurring(used)) {
        tools.put(name(used), used);
        used.forEach(tool ->
            edges.computeIfAbsent(tool, it -> new HashMap<>()).merge(name(used), 1, Integer::sum));
      }
    }
    this.clusters = CoClustering.of(Policy.DEFAULT.cluster(), incidence());
    communities();
  }

  private static Set<String> used(Sequence run) {
    Set<String> used = new TreeSet<>();
    run.steps().forEach(step -> used.add(step.tool()));
    return used;
  }

  private static String name(Set<String> tools) {
    return String.join(" + ", tools);
  }

  private boolean isRecurring(Set<String> used) {
    return used.size() >= TOOLS_MIN
        && used.size() <= TOOLS_MAX
        && runs.getOrDefault(name(used), 0) > 1;
  }

  private Incidence incidence() {
    List<Incidence.Use> uses = new ArrayList<>();
    tools.forEach(
        (capability, own) -> own.forEach(tool -> uses.add(new Incidence.Use(tool, capability))));
    return Incidence.of(uses.stream().map(Incidence.Use::tool).toList(), tools.keySet(), uses);
  }

  /** Of the tools alone, two being joined as often as capabilities have both. */
  private void communities() {
    List<String> all = List.copyOf(new TreeSet<>(edges.keySet()));
    List<int[]> pairs = new ArrayList<>();
    tools
        .values()
        .forEach(own -> own.forEach(one -> own.stream()
            .filter(other -> one.compareTo(other) < 0)
            .forEach(other -> pairs.add(new int[] {all.indexOf(one), all.indexOf(other)}))));
    Csr csr = Csr.of(
        all.size(),
        pairs.stream().mapToInt(pair -> pair[0]).toArray(),
        pairs.stream().mapToInt(pair -> pair[1]).toArray(),
        pairs.stream().mapToDouble(pair -> 1).toArray());
    Clusters found = Leiden.of(Policy.DEFAULT.graph(), csr);
    all.forEach(tool -> communities.put(tool, found.of(all.indexOf(tool))));
  }

  Map<String, Set<String>> tools() {
    return tools;
  }

  int runs(String capability) {
    return runs.getOrDefault(capability, 0);
  }

  /** Of the runs that used a tool and were such a capability, the share that were this one. */
  double edge(String tool, String capability) {
    Map<String, Integer> from = edges.getOrDefault(tool, Map.of());
    double all = from.values().stream().mapToInt(it -> it).sum();
    return all == 0 ? 0 : from.getOrDefault(capability, 0) / all;
  }

  boolean isSameCluster(String tool, String capability) {
    return clusters.tool(tool).isPresent()
        && clusters.tool(tool).equals(clusters.capability(capability));
  }

  /** Most of its tools are of the tool's community. */
  boolean isSameCommunity(String tool, String capability) {
    Set<String> own = Objects.requireNonNull(tools.get(capability));
    long same = own.stream()
        .filter(it -> communities.containsKey(tool)
            && Objects.equals(communities.get(it), communities.get(tool)))
        .count();
    return 2 * same > own.size();
  }
}
