package dev.cairn.tool.trace;

import dev.cairn.graph.ToolNodes;
import dev.cairn.log.ToolId;
import dev.cairn.policy.ToolRelation;
import java.util.Comparator;

/** One tool stands in a relation to another. */
public record Link(ToolId source, ToolRelation relation, ToolId target)
    implements Comparable<Link> {
  private static final Comparator<Link> ORDER = Comparator.comparing(Link::sourceNode)
      .thenComparing(Link::relation)
      .thenComparing(Link::targetNode);

  /** The node of a tool in the graph. */
  public static String node(ToolId tool) {
    return ToolNodes.id(tool);
  }

  /** The tool of a node. */
  public static ToolId tool(String node) {
    return ToolNodes.tool(node);
  }

  public String sourceNode() {
    return node(source);
  }

  public String targetNode() {
    return node(target);
  }

  @Override
  public int compareTo(Link other) {
    return ORDER.compare(this, other);
  }
}
