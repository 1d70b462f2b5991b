package dev.cairn.server.view;

import dev.cairn.operation.Expect;
import dev.cairn.server.terminal.Plain;

/** How a call will probably go. */
final class ExpectView {
  private static final String INDENT = "   ";

  private ExpectView() {}

  static void show(Expect.Answer answer, Page page) {
    page.line("%s  %s  %s"
        .formatted(
            Figures.weight(answer.expected()),
            page.ink().bold(Plain.line(answer.tool().toString())),
            page.ink()
                .dim(
                    "surely %.2f, confidence %.2f".formatted(answer.sure(), answer.confidence()))));
    answer.broken().ifPresent(why -> page.line(INDENT + page.ink().red("broken: ") + why));
    if (page.wants("why")) {
      WhyTree.print(answer.why(), INDENT, page);
      WhyTree.print(answer.whyConfidence(), INDENT, page);
    }
    page.hint("`cairn decide " + answer.tool() + "` asks whether it may run");
  }
}
