package dev.cairn.server.view;

import dev.cairn.operation.FindTools;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.RegisterTools;
import dev.cairn.server.terminal.Plain;

/** Tools that were registered, and tools that were found. */
final class ToolViews {
  private static final int DESCRIPTION_MAX = 200;
  private static final String INDENT = "   ";

  private ToolViews() {}

  static void registered(RegisterTools.Answer answer, Page page) {
    page.line("%s added, %d changed, %d unchanged"
        .formatted(Page.count(answer.added(), "tool"), answer.changed(), answer.unchanged()));
  }

  static void found(FindTools.Answer answer, Page page) {
    if (answer.results().isEmpty()) {
      page.line("no tool found");
      page.hint("`cairn tools register FILE` tells which tools there are");
    }
    int rank = 1;
    for (FindTools.Result result : answer.results()) {
      result(rank++, result, page);
    }
    answer.notice().ifPresent(notice -> page.line(page.ink().dim(Plain.line(notice))));
  }

  static void foretold(NextTools.Answer answer, Page page) {
    if (answer.predictions().isEmpty()) {
      page.line("nothing is known of what comes next");
      page.hint("`cairn tools run TOOL TOOL...` records a run to learn from");
    }
    int rank = 1;
    for (FindTools.Result result : answer.predictions()) {
      result(rank++, result, page);
    }
    answer.notice().ifPresent(notice -> page.line(page.ink().dim(Plain.line(notice))));
  }

  private static void result(int rank, FindTools.Result result, Page page) {
    page.line("%-2d %s  %s  %s"
        .formatted(
            rank,
            page.ink().green("%.4f".formatted(result.score())),
            page.ink().bold(Plain.line(result.tool().toString())),
            page.ink()
                .dim("confidence %.2f%s"
                    .formatted(
                        result.confidence(),
                        result.risk().map(risk -> ", " + risk.label()).orElse("")))));
    result
        .description()
        .ifPresent(said -> page.line(INDENT + page.ink().cyan(Plain.line(said, DESCRIPTION_MAX))));
    if (page.wants("why")) {
      WhyTree.print(result.why(), INDENT, page);
    }
  }
}
