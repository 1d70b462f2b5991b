package dev.cairn.server.view;

import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Backup;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Import;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Salvage;
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

  static void salvaged(Salvage.Answer answer, Page page) {
    for (Salvage.Saved saved : answer.contexts()) {
      page.line("%s: %s verify, %s left out"
          .formatted(
              saved.context(),
              Page.count(saved.events(), "event"),
              Page.count(saved.leftOut().size(), "event")));
      for (Verify.Problem each : saved.leftOut()) {
        page.line("  position %d: %s".formatted(each.position(), Plain.line(each.problem())));
      }
    }
    page.line(answer
        .to()
        .map(to -> "written to " + Plain.line(to) + "; look at it with --data")
        .orElse("nothing was written; --to DIR writes what verifies into a new data folder"));
  }

  static void accepted(AcceptDamage.Answer answer, Page page) {
    if (answer.accepted().isEmpty()) {
      page.line("nothing is quarantined in this context");
    }
    for (AcceptDamage.Item each : answer.accepted()) {
      String where = each.text()
          .map(text -> "text " + text)
          .orElse("events " + each.from() + " to " + each.to());
      page.line("accepted: %s, %s".formatted(where, Plain.line(each.problem())));
    }
  }
}
