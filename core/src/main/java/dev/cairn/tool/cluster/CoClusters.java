package dev.cairn.tool.cluster;

import dev.cairn.graph.algorithm.Clusters;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Which cluster each tool and each capability is in. Clusters are numbered by their smallest member, tools
 * before capabilities, so equal divisions have equal numbers.
 */
public final class CoClusters {
  private final Incidence incidence;
  private final Clusters clusters;
  private final List<String> troubles;

  CoClusters(Incidence incidence, Clusters clusters, List<String> troubles) {
    this.incidence = incidence;
    this.clusters = clusters;
    this.troubles = List.copyOf(troubles);
  }

  public int count() {
    return clusters.count();
  }

  /** The cluster of a tool; nothing if there is no such tool. */
  public OptionalInt tool(String id) {
    return of(incidence.tool(id));
  }

  /** The cluster of a capability; nothing if there is no such capability. */
  public OptionalInt capability(String id) {
    return of(incidence.capability(id));
  }

  private OptionalInt of(OptionalInt node) {
    return node.isPresent() ? OptionalInt.of(clusters.of(node.getAsInt())) : OptionalInt.empty();
  }

  /** What to call a cluster: the id of its smallest member, which stays while others come and go. */
  public String name(int cluster) {
    for (int node = 0; node < clusters.nodes(); node++) {
      if (clusters.of(node) == cluster) {
        return incidence.id(node);
      }
    }
    throw new IndexOutOfBoundsException("there are " + count() + " clusters, not " + cluster);
  }

  /** The tools of a cluster, ascending. */
  public List<String> tools(int cluster) {
    return members(cluster, 0, incidence.tools().size());
  }

  /** The capabilities of a cluster, ascending. */
  public List<String> capabilities(int cluster) {
    return members(cluster, incidence.tools().size(), clusters.nodes());
  }

  private List<String> members(int cluster, int from, int to) {
    List<String> members = new ArrayList<>();
    for (int node = from; node < to; node++) {
      if (clusters.of(node) == cluster) {
        members.add(incidence.id(node));
      }
    }
    return members;
  }

  /** What did not go as planned while the clusters were found, in words; they are usable all the same. */
  public List<String> troubles() {
    return troubles;
  }
}
