package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.graph.Graph;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolRelation;
import dev.cairn.tool.plan.Ties;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.ToolEdges;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What others than runs say of tools, as the evidence graph has it: schemas, people, models, importers. What runs
 * showed is counted by itself. Each question costs the edges of the tools it names.
 */
final class GraphTies implements Ties {
  /** Those that say what comes before what. */
  private static final List<ToolRelation> ORDERING =
      List.of(ToolRelation.DEPENDENCY, ToolRelation.PROVIDES, ToolRelation.SEQUENCE);

  private final Memory memory;
  private final Policy policy;

  GraphTies(Memory memory, Policy policy) {
    this.memory = memory;
    this.policy = policy;
  }

  @Override
  public double weight(String from, String to) {
    return memory.look(() -> {
      ToolEdges edges = new ToolEdges(graph(), policy);
      double most = 0;
      for (ToolRelation relation : ORDERING) {
        int edge = edges.edge(Link.node(ToolId.parse(from)), relation, Link.node(ToolId.parse(to)));
        most = Math.max(most, edges.weight(edge, 0).orElse(0.0));
      }
      return most;
    });
  }

  /**
   * The tools that are told to come after these, with what the heaviest edge to each weighs; one step back, and it
   * counts for half, and so on.
   *
   * @param steps the last one last
   */
  SortedMap<String, Double> after(List<String> steps) {
    return memory.look(() -> {
      SortedMap<String, Double> told = new TreeMap<>();
      for (int age = 0; age < steps.size(); age++) {
        int node = node(ToolId.parse(steps.get(steps.size() - 1 - age)));
        double part = 1.0 / (1 + age);
        each(node, (edge, other, weight) -> {
          if (graph().source(edge) == node && orders(edge)) {
            told.merge(other, part * weight, Math::max);
          }
        });
      }
      told.keySet().removeAll(steps);
      return told;
    });
  }

  /** The tools that are told to have to do with any of these, with what the heaviest edge to each weighs. */
  SortedMap<ToolId, Double> beside(Collection<ToolId> tools) {
    return memory.look(() -> {
      SortedMap<ToolId, Double> told = new TreeMap<>(Comparator.comparing(ToolId::toString));
      for (ToolId tool : tools) {
        each(
            node(tool),
            (edge, other, weight) -> told.merge(ToolId.parse(other), weight, Math::max));
      }
      return told;
    });
  }

  @FunctionalInterface
  private interface Visitor {
    void at(int edge, String other, double weight);
  }

  private void each(int node, Visitor visitor) {
    Graph graph = graph();
    ToolEdges edges = new ToolEdges(graph, policy);
    for (int edge : graph.toolLinks().around(node)) {
      int other = graph.source(edge) == node ? graph.target(edge) : graph.source(edge);
      edges
          .weight(edge, 0)
          .ifPresent(weight -> visitor.at(edge, Link.tool(graph.id(other)).toString(), weight));
    }
  }

  private boolean orders(int edge) {
    return ToolRelation.named(graph().relation(edge)).filter(ORDERING::contains).isPresent();
  }

  private int node(ToolId tool) {
    return graph().node(Link.node(tool));
  }

  private Graph graph() {
    return memory.state().graph();
  }
}
