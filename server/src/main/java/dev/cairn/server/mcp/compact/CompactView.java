package dev.cairn.server.mcp.compact;

import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** The projection of every operation's answer: a special one for those of every day, else a general one. */
public final class CompactView {
  private static final Map<String, Function<ObjectNode, Compacted>> SPECIAL = Map.of(
      "pack", PackView::of,
      "search", SearchView::of,
      "check", GuardViews::check,
      "decide", GuardViews::decide,
      "find_tools", answer -> ToolView.of(answer, "results"),
      "next_tools", answer -> ToolView.of(answer, "predictions"));

  private CompactView() {}

  /** What an agent is shown; the document given is left as it is. */
  public static Compacted of(String operation, ObjectNode whole) {
    ObjectNode trimmed = Trim.of(whole);
    return SPECIAL.getOrDefault(operation, Compacted::same).apply(trimmed);
  }
}
