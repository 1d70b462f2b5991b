package dev.cairn.graph;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;

/** How tools and capabilities are named as nodes. */
public final class ToolNodes {
  /** All of them are of this dimension. */
  public static final String DIMENSION = "semantic";

  private static final String TOOL = "tool";
  private static final String TOOL_PREFIX = TOOL + ":";
  private static final String CAPABILITY_PREFIX = ToolId.CAPABILITY + ":";

  private ToolNodes() {}

  /** A capability's own name says already what it is. */
  public static String id(ToolId tool) {
    return tool.isCapability() ? tool.toString() : TOOL_PREFIX + tool;
  }

  /** The tool of a node that is one. */
  public static ToolId tool(String node) {
    return ToolId.parse(node.startsWith(TOOL_PREFIX) ? node.substring(TOOL_PREFIX.length()) : node);
  }

  /**
   * The node that somebody names: one of this id, else that of a tool or capability written as everywhere
   * else ({@code github:create_issue}, {@code mcp__github__createIssue}), else what was written.
   */
  public static String named(Graph graph, String written) {
    if (graph.node(written) != Graph.NONE) {
      return written;
    }
    try {
      String tool = id(ToolId.parse(written));
      return graph.node(tool) == Graph.NONE ? written : tool;
    } catch (CairnException e) {
      return written;
    }
  }

  /** What kind of node it is. */
  public static String type(String node) {
    return node.startsWith(TOOL_PREFIX) ? TOOL : ToolId.CAPABILITY;
  }

  /** Whether a node stands for a tool or a capability; another spelling of one does not. */
  public static boolean isTool(String node) {
    if (!node.startsWith(TOOL_PREFIX) && !node.startsWith(CAPABILITY_PREFIX)) {
      return false;
    }
    try {
      return id(tool(node)).equals(node);
    } catch (CairnException e) {
      return false;
    }
  }
}
