package dev.cairn.server.view;

import dev.cairn.operation.Learn;
import dev.cairn.operation.Learn.Comparison;
import dev.cairn.operation.Learn.Weight;
import dev.cairn.server.terminal.Plain;
import java.util.List;

/** What was learned from runs. */
final class LearnView {
  private static final int WEIGHTS_MAX = 8;

  private LearnView() {}

  static void show(Learn.Answer answer, Page page) {
    String done =
        answer.adopted() ? "adopted" : answer.undone() ? "taken back" : "nothing was changed";
    page.line("%s: %s".formatted(page.ink().bold(done), Plain.line(answer.because())));
    compared(answer.heldOut(), page);
    answer.weights().stream().limit(WEIGHTS_MAX).forEach(weight -> page.line(line(weight, page)));
    if (answer.weights().size() > WEIGHTS_MAX) {
      page.hint("%,d more weights changed less; --json shows them"
          .formatted(answer.weights().size() - WEIGHTS_MAX));
    }
    for (Learn.OfType type : answer.workflowTypes()) {
      String of = type.adopted() ? "adopted for" : "runs of";
      page.line(
          "%s %s: %s".formatted(of, Plain.line(type.workflowType()), Plain.line(type.because())));
      compared(type.heldOut(), page);
    }
    answer.learning().ifPresent(id -> page.hint("`cairn explain " + id + "` shows the figures"));
  }

  private static void compared(List<Comparison> all, Page page) {
    for (Comparison each : all) {
      page.line("  %-5s  %.3f before, %.3f after  %s"
          .formatted(
              each.metric(),
              each.before(),
              each.after(),
              page.ink()
                  .dim("%+.3f (%+.3f to %+.3f) on %,d steps of later runs"
                      .formatted(each.gain(), each.low(), each.high(), each.steps()))));
    }
  }

  private static String line(Weight weight, Page page) {
    return "  %-32s %s"
        .formatted(
            weight.key(), page.ink().dim("%.2f → %.2f".formatted(weight.before(), weight.after())));
  }
}
