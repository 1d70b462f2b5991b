package dev.cairn.tool.trace;

import dev.cairn.log.ToolId;
import dev.cairn.policy.ToolRelation;
import java.util.Comparator;

/** One tool stands in a relation to another. */
public record Link(ToolId source, ToolRelation relation, ToolId target)
    implements Comparable<Link> {
  private static final String TOOL = "tool:";
  private static final Comparator<Link> ORDER = Comparator.comparing(Link::sourceNode)
      .thenComparing(Link::relation)
      .thenComparing(Link::targetNode);

  /** The node of a tool in the graph. A capability's own name says already what it is. */
  public static String node(ToolId tool) {
    return tool.isCapability() ? tool.toString() : TOOL + tool;
  }

  /** The tool of a node. */
  public static ToolId tool(String node) {
    return ToolId.parse(node.startsWith(TOOL) ? node.substring(TOOL.length()) : node);
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
