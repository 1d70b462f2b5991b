package dev.cairn.server.view;

import dev.cairn.operation.Backup;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Import;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Verify;
import dev.cairn.server.terminal.Plain;

/** Proofs, rebuilds and copies. */
final class HouseViews {
  private static final int LINES_MAX = 20;

  private HouseViews() {}

  static void verified(Verify.Answer answer, Page page) {
    if (answer.ok()) {
      page.line("%s: %s, head %s"
          .formatted(page.ink().green("OK"), Page.count(answer.events(), "event"), answer.head()));
      return;
    }
    page.line("%s: %s in %s"
        .formatted(
            page.ink().red("BROKEN"),
            Page.count(answer.problems().size(), "problem"),
            Page.count(answer.events(), "event")));
    for (Verify.Problem problem : answer.problems()) {
      page.line("  position %d: %s".formatted(problem.position(), Plain.line(problem.problem())));
    }
  }

  static void rebuilt(Rebuild.Answer answer, Page page) {
    boolean same = answer.digestBefore().equals(answer.digestAfter());
    page.line("%s: %s replayed"
        .formatted(
            same ? page.ink().green("SAME STATE") : page.ink().red("ANOTHER STATE"),
            Page.count(answer.events(), "event")));
    page.line("  digest before " + answer.digestBefore());
    page.line("  digest after  " + answer.digestAfter());
    answer.rejudged().ifPresent(rejudged -> rejudged(rejudged, page));
  }

  private static void rejudged(Rebuild.Rejudged rejudged, Page page) {
    page.line("judged again by %s: %s of %s would fare otherwise"
        .formatted(
            Plain.line(rejudged.ruleVersion()),
            rejudged.differences().isEmpty() ? "none" : rejudged.differences().size(),
            Page.count(rejudged.candidates(), "candidate")));
    for (Rebuild.Difference each :
        rejudged.differences().stream().limit(LINES_MAX).toList()) {
      page.line("  %s in %s: was %s (%s), would be %s (%s)"
          .formatted(
              each.candidate(),
              Plain.line(each.episode().value()),
              Plain.line(each.was()),
              Plain.line(each.wasReason()),
              Plain.line(each.wouldBe()),
              Plain.line(each.reason())));
    }
  }

  static void embedded(Embed.Answer answer, Page page) {
    page.line("%s: %,d of %,d entries have a vector"
        .formatted(
            Plain.line(answer.model().split("/", 2)[0]), answer.embedded(), answer.entries()));
    answer
        .retracted()
        .forEach(model -> page.line("  the edges of " + Plain.line(model) + " were taken back"));
  }

  static void imported(Import.Answer answer, Page page) {
    page.line("%s %s, the log now ends at %,d"
        .formatted(
            answer.restored() ? "restored" : "merged",
            Page.count(answer.events(), "event"),
            answer.position()));
    if (!answer.refused().isEmpty()) {
      page.line("left out %,d:".formatted(answer.refused().size()));
    }
    for (Import.Refusal refusal : answer.refused().stream().limit(LINES_MAX).toList()) {
      page.line("  line %d: %s".formatted(refusal.line(), Plain.line(refusal.reason())));
    }
    if (answer.refused().size() > LINES_MAX) {
      page.line("  … (--json lists all)");
    }
  }

  static void backedUp(Backup.Answer answer, Page page) {
    page.line("%s, %,d bytes".formatted(Plain.line(answer.to()), answer.bytes()));
  }
}
