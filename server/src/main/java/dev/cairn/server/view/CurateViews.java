package dev.cairn.server.view;

import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.Compact;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.server.terminal.Plain;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Proposing what is to be kept, and tending what was. */
final class CurateViews {
  private CurateViews() {}

  /** The id stands alone on its line, so that a script can take it. */
  static void remembered(Remember.Answer answer, Page page) {
    page.line(answer.candidate().value());
    page.hint("judged when its episode ends; `cairn ledger` tells how");
  }

  static void outcome(RecordOutcome.Answer answer, Page page) {
    page.line(Plain.line(answer.outcome()));
  }

  static void disputed(DisputeCard.Answer answer, Page page) {
    page.line("%s, doubt %s".formatted(status(answer.status(), page), Figures.of(answer.mass())));
    if (answer.mass() == 0) {
      page.hint("a doubt without evidence is kept and weighs nothing");
    }
  }

  static void rechecked(RecheckCard.Answer answer, Page page) {
    page.line(status(answer.status(), page));
  }

  static void promoted(PromoteCard.Answer answer, Page page) {
    page.line("%s holds there: %s".formatted(answer.card(), Plain.line(answer.rule())));
    answer.merged().forEach(card -> page.line("  %s is part of it now".formatted(card)));
  }

  static void archived(ArchiveCard.Answer answer, Page page) {
    page.line(status(answer.status(), page));
    page.hint("a search still finds it; `cairn archive --undo CARD` takes it back");
  }

  static void restored(RestoreCard.Answer answer, Page page) {
    page.line(status(answer.status(), page));
  }

  private static String status(String status, Page page) {
    String shown = Plain.line(status);
    return status.equals("active") ? page.ink().green(shown) : page.ink().red(shown);
  }

  static void compacted(Compact.Answer answer, Page page) {
    if (answer.archived().isEmpty() && answer.merged().isEmpty()) {
      page.line("nothing to tidy");
      return;
    }
    page.line("%s put aside, %d merged"
        .formatted(Page.count(answer.archived().size(), "card"), answer.merged().size()));
    answer.merged().forEach(each -> page.line("  %s into %s".formatted(each.card(), each.into())));
    for (Compact.Reason reason : answer.reasons()) {
      String numbers = new TreeMap<>(reason.numbers())
          .entrySet().stream()
              .map(each -> Plain.line(each.getKey()) + " " + Figures.of(each.getValue()))
              .collect(Collectors.joining(", "));
      page.line("  %s  %s%s"
          .formatted(
              reason.card(),
              Plain.line(reason.rule()),
              page.ink().dim(numbers.isEmpty() ? "" : "  (" + numbers + ")")));
    }
  }
}
