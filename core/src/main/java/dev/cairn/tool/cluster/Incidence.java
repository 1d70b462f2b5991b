package dev.cairn.tool.cluster;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.algorithm.Csr;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which capability uses which tools: a matrix with a row for each tool and a column for each capability.
 *
 * <p>As nodes of a graph, tools are numbered first and capabilities after them, each in the order of their
 * ids. A use told twice is one use, with the larger of its weights; one of weight 0 is none.
 */
public final class Incidence {
  private final List<String> tools;
  private final List<String> capabilities;
  private final Csr graph;

  /** A capability uses a tool; the weight says how much it does, 1 if nothing is known of that. */
  public record Use(String tool, String capability, double weight) {
    public Use(String tool, String capability) {
      this(tool, capability, 1);
    }
  }

  private Incidence(List<String> tools, List<String> capabilities, Csr graph) {
    this.tools = tools;
    this.capabilities = capabilities;
    this.graph = graph;
  }

  /**
   * Of these tools and capabilities, among them those that use nothing and are used by nothing.
   *
   * @throws CairnException if a use names something else, or its weight is negative or not finite
   */
  public static Incidence of(
      Collection<String> tools, Collection<String> capabilities, Collection<Use> uses) {
    List<String> rows = List.copyOf(new TreeSet<>(tools));
    List<String> columns = List.copyOf(new TreeSet<>(capabilities));
    Map<Long, Double> weights = new TreeMap<>();
    for (Use use : uses) {
      long row = number("tool", rows, use.tool());
      long column = rows.size() + number("capability", columns, use.capability());
      double weight = use.weight();
      if (!(weight >= 0 && weight <= Double.MAX_VALUE)) {
        throw CairnException.invalid(
            "weight", "the weight of " + use + " must be finite and at least 0");
      }
      if (weight > 0) {
        weights.merge((row << Integer.SIZE) + column, weight, Math::max);
      }
    }
    return new Incidence(rows, columns, graph(rows.size() + columns.size(), weights));
  }

  private static long number(String what, List<String> ids, String id) {
    int number = Collections.binarySearch(ids, id);
    if (number < 0) {
      throw CairnException.invalid(
          what, "a use names the " + what + " '" + id + "', which is not among those given");
    }
    return number;
  }

  private static Csr graph(int nodes, Map<Long, Double> weights) {
    int[] sources =
        weights.keySet().stream().mapToInt(key -> (int) (key >> Integer.SIZE)).toArray();
    int[] targets = weights.keySet().stream().mapToInt(Long::intValue).toArray();
    double[] values = weights.values().stream().mapToDouble(Double::doubleValue).toArray();
    return Csr.of(nodes, sources, targets, values);
  }

  /** Ascending. */
  public List<String> tools() {
    return tools;
  }

  /** Ascending. */
  public List<String> capabilities() {
    return capabilities;
  }

  /** An edge from each tool to each capability that uses it. */
  Csr graph() {
    return graph;
  }

  /** The node of a tool. */
  OptionalInt tool(String id) {
    return node(tools, id, 0);
  }

  /** The node of a capability. */
  OptionalInt capability(String id) {
    return node(capabilities, id, tools.size());
  }

  private static OptionalInt node(List<String> ids, String id, int first) {
    int number = Collections.binarySearch(ids, id);
    return number < 0 ? OptionalInt.empty() : OptionalInt.of(first + number);
  }

  /** The id of a node. */
  String id(int node) {
    return node < tools.size() ? tools.get(node) : capabilities.get(node - tools.size());
  }
}
