package dev.cairn.tool;

import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A tool that fits as well as those of the answer and is not in it, and why. */
public record LeftOut(ToolId tool, String because) {
  private static final int NAMED_MAX = 5;

  /** For the notice of an answer. */
  public static Optional<String> told(List<LeftOut> all) {
    if (all.isEmpty()) {
      return Optional.empty();
    }
    String named = all.stream()
        .limit(NAMED_MAX)
        .map(each -> each.tool() + " " + each.because())
        .collect(Collectors.joining(", "));
    return Optional.of("left out: " + named + more(all.size()));
  }

  /** The first few of many. */
  static String named(List<ToolId> tools) {
    return tools.stream().limit(NAMED_MAX).map(ToolId::toString).collect(Collectors.joining(", "))
        + more(tools.size());
  }

  private static String more(int count) {
    return count > NAMED_MAX ? " and " + (count - NAMED_MAX) + " more" : "";
  }
}
