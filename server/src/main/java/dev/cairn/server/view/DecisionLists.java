package dev.cairn.server.view;

import dev.cairn.operation.ListApprovals;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.Reject;
import dev.cairn.operation.Simulate;
import dev.cairn.server.terminal.Plain;

/** Decisions and what persons said to them, one below the other. */
final class DecisionLists {
  private static final int ARGS_MAX = 100;
  private static final String INDENT = "  ";

  private DecisionLists() {}

  static void decisions(ListDecisions.Answer answer, Page page) {
    if (answer.decisions().isEmpty()) {
      page.line("nothing was decided");
    }
    for (ListDecisions.Item each : answer.decisions()) {
      page.line("%-5s  %s  %s  %s"
          .formatted(
              each.verdict().label(),
              page.ink().bold(Plain.line(each.tool().toString())),
              Plain.line(each.args().orElse(""), ARGS_MAX),
              page.ink().dim(each.at() + outcome(each))));
      page.line(INDENT + page.ink().dim(Plain.line(each.because()) + "  " + each.decision()));
    }
    answer.cursor().ifPresent(cursor -> page.hint("more: --cursor " + cursor));
  }

  private static String outcome(ListDecisions.Item each) {
    return each.ok().map(ok -> ok ? ", succeeded" : ", failed").orElse("");
  }

  static void approvals(ListApprovals.Answer answer, Page page) {
    if (answer.approvals().isEmpty()) {
      page.line("nothing waits, and nothing was answered");
    }
    for (ListApprovals.Item each : answer.approvals()) {
      page.line("%-8s  %s  %s  %s"
          .formatted(
              each.state().label(),
              page.ink().bold(Plain.line(each.tool().toString())),
              Plain.line(each.standing() ? "every call" : each.args().orElse(""), ARGS_MAX),
              page.ink().dim(said(each))));
    }
    boolean waits =
        answer.approvals().stream().anyMatch(each -> each.state() == ListApprovals.State.WAITING);
    if (waits) {
      page.hint("`cairn approve DECISION` or `cairn reject DECISION` answers");
    }
    answer.cursor().ifPresent(cursor -> page.hint("more: --cursor " + cursor));
  }

  private static String said(ListApprovals.Item each) {
    String name = each.approval().or(each::decision).orElse("");
    return name
        + each.by().map(by -> ", by " + Plain.line(by)).orElse("")
        + each.until().map(until -> ", until " + until).orElse("");
  }

  static void rejected(Reject.Answer answer, Page page) {
    page.line("rejected: this call of %s is denied for the rest of its episode"
        .formatted(Plain.line(answer.tool().toString())));
  }

  static void simulated(Simulate.Answer answer, Page page) {
    page.line("%s: %s as it was, %s with these numbers"
        .formatted(Page.count(answer.decisions(), "decision"), answer.now(), answer.then()));
    page.line(page.ink()
        .dim("%s that failed would be allowed, %s that went well asked about"
            .formatted(answer.failuresAllowed(), answer.successesAsked())));
    for (Simulate.Change each : answer.changed()) {
      page.line(INDENT
          + "%s instead of %s  %s  %s"
              .formatted(
                  each.would().label(),
                  each.was().label(),
                  page.ink().bold(Plain.line(each.tool().toString())),
                  page.ink().dim(Plain.line(each.because()) + "  " + each.decision())));
    }
  }
}
