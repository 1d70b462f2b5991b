package dev.cairn.server.view;

import dev.cairn.log.ToolId;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.stream.Collectors;

/** What runs have taught about tools. */
final class RunViews {
  private static final int EDGES_SHOWN = 12;

  private RunViews() {}

  static void capability(RegisterCapability.Answer answer, Page page) {
    page.line(page.ink().bold(Plain.line(answer.capability().toString())) + " is known");
    unregistered(answer.unregistered(), page);
  }

  static void recorded(RecordRun.Answer answer, Page page) {
    page.line("run " + answer.run() + ": " + Page.count(answer.edges().size(), "link") + " seen");
    answer.edges().stream()
        .limit(EDGES_SHOWN)
        .forEach(edge -> page.line("   %s %s %s  %s"
            .formatted(
                Plain.line(edge.source()),
                page.ink().dim(edge.relation()),
                Plain.line(edge.target()),
                page.ink()
                    .dim("%s, %s"
                        .formatted(Page.count(edge.observations(), "time"), edge.standing())))));
    if (answer.edges().size() > EDGES_SHOWN) {
      page.line(page.ink().dim("   and %d more".formatted(answer.edges().size() - EDGES_SHOWN)));
    }
    answer
        .standings()
        .forEach(risen -> page.line("   %s %s %s is %s now"
            .formatted(
                Plain.line(risen.source()),
                risen.relation(),
                Plain.line(risen.target()),
                page.ink().green(risen.to()))));
    answer
        .notes()
        .forEach(note -> page.line("   step %d, %s: %s"
            .formatted(
                note.step() + 1, Plain.line(note.tool().toString()), Plain.line(note.note()))));
    unregistered(answer.unregistered(), page);
  }

  private static void unregistered(List<ToolId> tools, Page page) {
    if (!tools.isEmpty()) {
      page.line(page.ink()
          .dim("nobody told what these are: "
              + tools.stream()
                  .map(tool -> Plain.line(tool.toString()))
                  .collect(Collectors.joining(", "))));
      page.hint("`cairn tools register FILE` tells");
    }
  }

  static void tools(ReadTools.Answer answer, Page page) {
    if (answer.tools().isEmpty()) {
      page.line("no tools are known yet");
      page.hint("`cairn tools register FILE` tells which tools there are");
    }
    for (ReadTools.Tool tool : answer.tools()) {
      page.line("%s  %s  %s"
          .formatted(
              page.ink().bold(Plain.line(tool.tool().toString())),
              Page.count(tool.runs(), "run"),
              page.ink()
                  .dim("%s, success %.2f (%.2f to %.2f), rank %.3f"
                      .formatted(
                          tool.risk().label(),
                          tool.mean(),
                          tool.interval().get(0),
                          tool.interval().get(1),
                          tool.rank()))));
      tool.changed()
          .ifPresent(change -> page.line("    changed: its words said %s before and say %s now"
              .formatted(change.was().label(), change.is().label())));
    }
    if (answer.matching() > answer.tools().size()) {
      page.hint("%,d more; --limit shows them"
          .formatted(answer.matching() - answer.tools().size()));
    }
  }

  static void explored(ExploreTools.Answer answer, Page page) {
    if (answer.clusters().isEmpty()) {
      page.line("no run was recorded yet, so nothing is known of what goes together");
      page.hint("`cairn tools run TOOL TOOL...` records one");
    }
    for (ExploreTools.Group group : answer.clusters()) {
      page.line("%s  %s"
          .formatted(
              group.stars().stream()
                  .map(star -> page.ink().bold(Plain.line(star.tool().toString())))
                  .collect(Collectors.joining(", ")),
              page.ink().dim("of " + Page.count(group.size(), "tool"))));
    }
    for (ExploreTools.CapabilityGroup group : answer.capabilityClusters()) {
      page.line("%s  %s"
          .formatted(
              group.stars().stream()
                  .map(star -> page.ink().bold(Plain.line(star.tool().toString())))
                  .collect(Collectors.joining(", ")),
              page.ink()
                  .dim("of capabilities that use the same of "
                      + Page.count(group.tools(), "tool"))));
    }
  }
}
