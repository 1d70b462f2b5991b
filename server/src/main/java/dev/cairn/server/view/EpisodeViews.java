package dev.cairn.server.view;

import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import dev.cairn.server.terminal.Plain;

/** Episodes and what is logged into them. */
final class EpisodeViews {
  private EpisodeViews() {}

  /** The id stands alone on its line, so that a script can take it. */
  static void started(StartEpisode.Answer answer, Page page) {
    String id = Plain.line(answer.episode().value());
    page.line(id);
    page.hint("log into it with: cairn log --episode " + id + " --role user \"…\"");
  }

  static void logged(Log.Answer answer, Page page) {
    page.line(Plain.line(answer.entry().value())
        + page.ink().dim("  position " + answer.position() + "  sha256 ")
        + page.ink().dim(Page.shortHash(answer.sha256())));
  }

  static void ended(EndEpisode.Answer answer, Page page) {
    EndEpisode.Ledger ledger = answer.ledger();
    page.line(
        "ended " + Plain.line(ledger.episode().value()) + " at position " + answer.position());
    if (ledger.proposed() > 0) {
      ledger(ledger, page);
    }
  }

  private static void ledger(EndEpisode.Ledger ledger, Page page) {
    page.line("proposed %d: admitted %d, merged %d, superseded %d, archived %d, refused %d"
        .formatted(
            ledger.proposed(),
            ledger.admitted(),
            ledger.merged(),
            ledger.superseded(),
            ledger.archived(),
            ledger.refused()));
    for (EndEpisode.Decision decision : ledger.decisions()) {
      page.line("  %s  %s: %s (%s)"
          .formatted(
              Plain.line(decision.candidate()),
              decision.decision(),
              Plain.line(decision.reason()),
              Plain.line(decision.rule())));
    }
  }
}
