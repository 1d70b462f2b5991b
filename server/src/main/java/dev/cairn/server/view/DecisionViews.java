package dev.cairn.server.view;

import dev.cairn.operation.Approve;
import dev.cairn.operation.Decide;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.TrustServer;
import dev.cairn.server.terminal.Plain;
import java.util.Locale;

/** What the gate says, as a receipt: every line of the sum, and the sum. */
final class DecisionViews {
  private static final String INDENT = "   ";

  private DecisionViews() {}

  static void decided(Decide.Answer answer, Page page) {
    page.line("%s  %s".formatted(verdict(answer.verdict(), page), Plain.line(answer.because())));
    receipt(answer, page);
    page.line(INDENT
        + page.ink().dim("risk: ")
        + answer.risk().label()
        + page.ink().dim(" (" + Plain.line(String.join("; ", answer.riskReasons()), 200) + ")"));
    page.line(INDENT
        + page.ink()
            .dim("expected to succeed: %.2f, surely %.2f; Cairn's own confidence %.2f"
                .formatted(answer.expected(), answer.sure(), answer.ownConfidence())));
    answer
        .guards()
        .forEach(guard -> page.line(INDENT
            + (guard.forbids() ? page.ink().red("forbids ") : page.ink().bold("speaks "))
            + Plain.line(guard.statement())));
    if (!answer.flags().isEmpty()) {
      page.line(INDENT + page.ink().dim("note: " + String.join(", ", answer.flags())));
    }
    if (page.wants("why")) {
      WhyTree.print(answer.why(), INDENT, page);
      WhyTree.print(answer.whyExpected(), INDENT, page);
    }
    page.line(page.ink().dim("decision ") + answer.decision());
    hint(answer, page);
  }

  private static void hint(Decide.Answer answer, Page page) {
    switch (answer.verdict()) {
      case ALLOW -> page.hint("`cairn ran " + answer.decision() + " --ok` tells how it went");
      case ASK -> page.hint("`cairn approve " + answer.decision() + "` says yes to this call");
      case DENY ->
        page.hint("an approval does not lift a rule; `cairn card ID` shows where it is from");
    }
  }

  private static String verdict(Decide.Verdict verdict, Page page) {
    return switch (verdict) {
      case ALLOW -> page.ink().green("allow");
      case ASK -> page.ink().bold("ask");
      case DENY -> page.ink().red("deny");
    };
  }

  private static void receipt(Decide.Answer answer, Page page) {
    Decide.Breakdown sum = answer.breakdown();
    item(page, sum.baseThreshold(), "base for a " + answer.risk().label() + " tool");
    item(
        page,
        sum.thompsonAdjustment(),
        "success rate %s%s"
            .formatted(Figures.of(sum.successRate()), sum.draw().isPresent() ? ", drawn" : ""));
    item(
        page,
        sum.alphaAdjustment(),
        "local alpha %s by %s%s"
            .formatted(
                Figures.of(sum.localAlpha()),
                Plain.line(sum.alphaAlgorithm()).replace('_', ' '),
                sum.coldStart() ? ", little seen yet" : ""));
    if (sum.pastFailure() != 0) {
      item(page, sum.pastFailure(), "this very call failed the last time");
    }
    item(page, -sum.episodicBoost(), Page.count(sum.episodicMatches(), "similar decision"));
    if (sum.explorationBonus() != 0) {
      item(page, -sum.explorationBonus(), "exploration");
    }
    if (sum.clamp() != 0) {
      item(page, sum.clamp(), "held in the bounds of its risk");
    }
    page.line(INDENT + page.ink().bold(signed(sum.finalThreshold())) + "  threshold");
  }

  private static void item(Page page, double value, String what) {
    page.line(INDENT + signed(value) + "  " + page.ink().dim(what));
  }

  private static String signed(double value) {
    // A zero has no sign worth printing.
    return String.format(Locale.ROOT, "%+8.4f", value == 0 ? 0.0 : value);
  }

  static void recorded(RecordExecution.Answer answer, Page page) {
    page.line("%s  %s"
        .formatted(
            page.ink().bold(Plain.line(answer.tool().toString())),
            page.ink()
                .dim("success %.2f (%.2f to %.2f)"
                    .formatted(
                        answer.mean(),
                        answer.interval().get(0),
                        answer.interval().get(1)))));
    answer.notCounted().ifPresent(why -> page.line(INDENT + "not counted: " + Plain.line(why)));
    answer.note().ifPresent(note -> page.line(INDENT + Plain.line(note)));
  }

  static void thresholds(ReadThresholds.Answer answer, Page page) {
    if (answer.tools().isEmpty()) {
      page.line("no tools are known yet");
      page.hint("`cairn tools register FILE` tells which tools there are");
    }
    answer.tools().forEach(tool -> threshold(tool, page));
    if (answer.matching() > answer.tools().size()) {
      page.hint("%,d more; --limit shows them"
          .formatted(answer.matching() - answer.tools().size()));
    }
    if (!answer.trusted().isEmpty()) {
      page.line(
          page.ink().dim("trusted servers: ") + Plain.line(String.join(", ", answer.trusted())));
    }
  }

  private static void threshold(ReadThresholds.Tool tool, Page page) {
    page.line("%s  %s  %s"
        .formatted(
            Figures.weight(tool.threshold()),
            page.ink().bold(Plain.line(tool.tool().toString())),
            page.ink()
                .dim("%s, success %.2f (%.2f to %.2f) in %s%s"
                    .formatted(
                        tool.risk().label(),
                        tool.mean(),
                        tool.interval().get(0),
                        tool.interval().get(1),
                        Page.count(tool.totalExecutions(), "run"),
                        tool.flags().isEmpty() ? "" : "; " + String.join(", ", tool.flags())))));
    tool.override()
        .ifPresent(said -> page.line(INDENT
            + "%s says %s: %s"
                .formatted(
                    Plain.line(said.by()),
                    said.risk().label(),
                    Plain.line(said.reason().orElse("(erased)")))));
    tool.approvals()
        .forEach(yes -> page.line(INDENT
            + "approved by %s for %s  %s"
                .formatted(
                    Plain.line(yes.by()),
                    yes.standing() ? "every call" : "one call",
                    page.ink().dim(yes.approval()))));
    if (page.wants("why")) {
      WhyTree.print(tool.why(), INDENT, page);
    }
  }

  static void risk(SetRisk.Answer answer, Page page) {
    page.line("%s is %s now"
        .formatted(
            page.ink().bold(Plain.line(answer.tool().toString())), answer.risk().label()));
  }

  static void approved(Approve.Answer answer, Page page) {
    page.line("approved: %s of %s"
        .formatted(
            answer.standing() ? "every call" : "this call",
            page.ink().bold(Plain.line(answer.tool().toString()))));
    page.line(page.ink().dim("approval ") + answer.approval());
    page.hint("`cairn revoke " + answer.approval() + "` takes it back");
  }

  static void revoked(Revoke.Answer answer, Page page) {
    page.line("approval %s is %s".formatted(Plain.line(answer.approval()), answer.state()));
  }

  static void trusted(TrustServer.Answer answer, Page page) {
    page.line("%s is %s"
        .formatted(
            page.ink().bold(Plain.line(answer.server())),
            answer.trusted() ? "trusted" : "not trusted"));
  }
}
