package dev.cairn.server.view;

import dev.cairn.operation.Erase;
import dev.cairn.server.terminal.Plain;
import java.util.List;

/** The receipt of an erasure, or what one would take. */
final class EraseView {
  private EraseView() {}

  static void show(Erase.Answer answer, Page page) {
    boolean dry = answer.receipt().dryRun();
    String what = answer.receipt().what()
        + answer.receipt().id().map(id -> " " + Plain.line(id)).orElse("");
    page.line((dry ? "would erase " : "erased ") + page.ink().bold(what));
    answer.erased().texts().forEach((kind, count) -> page.line("  %s: %,d".formatted(kind, count)));
    list("entries without words", answer.erased().entries(), page);
    list("entries without some sentences", answer.erased().blanked(), page);
    list("cards archived", answer.archived(), page);
    if (!answer.erased().redacted().isEmpty()) {
      page.line("  redacted: " + Page.count(answer.erased().redacted().size(), "event"));
    }
    page.line(answer.backups());
    answer.copies().forEach(copy -> page.line("  still holds them: " + Plain.line(copy)));
    answer
        .receipt()
        .position()
        .ifPresent(position -> page.hint(
            "the receipt is event %,d; `cairn verify --deep` proves the rest".formatted(position)));
  }

  private static void list(String what, List<?> ids, Page page) {
    if (!ids.isEmpty()) {
      page.line("  " + what + ": "
          + Plain.line(String.join(", ", ids.stream().map(String::valueOf).toList())));
    }
  }
}
