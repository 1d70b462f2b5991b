package dev.cairn.tool;

import dev.cairn.log.ToolId;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What tools are called by those who leave the server out, or glue it to the name: {@code create_issue} and
 * {@code github_create_issue} are {@code github:create_issue}, as long as no other tool could be meant. Clients
 * of one server write its tools in all these ways, and what is learned about a tool must not be split by that.
 */
public final class Aliases {
  /** Nothing where two tools could be meant. */
  private final Map<String, Optional<ToolId>> known = new HashMap<>();

  public void add(ToolId tool) {
    if (!tool.server().equals(ToolId.LOCAL) && !tool.isCapability()) {
      claim(tool.tool(), tool);
      claim(tool.server() + "_" + tool.tool(), tool);
    }
  }

  private void claim(String name, ToolId tool) {
    known.merge(
        name, Optional.of(tool), (one, other) -> one.equals(other) ? one : Optional.empty());
  }

  /** The tool that is meant by a name without a server. */
  public Optional<ToolId> meant(ToolId written) {
    return written.server().equals(ToolId.LOCAL)
        ? known.getOrDefault(written.tool(), Optional.empty())
        : Optional.empty();
  }
}
