package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.formula.EdgeWeight;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolRelation;
import dev.cairn.tool.plan.Ties;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.ToolEdges;
import java.util.List;
import java.util.Map;

/** What schemas and people say, as the evidence graph has it. What runs showed is counted by itself. */
final class GraphTies implements Ties {
  private static final List<ToolRelation> RELATIONS =
      List.of(ToolRelation.DEPENDENCY, ToolRelation.PROVIDES);

  private final Memory memory;
  private final Policy policy;

  GraphTies(Memory memory, Policy policy) {
    this.memory = memory;
    this.policy = policy;
  }

  @Override
  public double weight(String from, String to) {
    return memory.look(() -> {
      ToolEdges edges = new ToolEdges(memory.state().graph(), policy);
      double most = 0;
      for (ToolRelation relation : RELATIONS) {
        most = Math.max(most, weight(edges, from, relation, to));
      }
      return most;
    });
  }

  private double weight(ToolEdges edges, String from, ToolRelation relation, String to) {
    String source = Link.node(ToolId.parse(from));
    String target = Link.node(ToolId.parse(to));
    Map<String, Double> speakers = edges.contributions(source, relation.label(), target);
    speakers.remove(ToolEdges.TRACE);
    return edges
        .standing(source, target, speakers)
        .map(standing -> EdgeWeight.of(policy.edge(), relation, standing).value())
        .orElse(0.0);
  }
}
