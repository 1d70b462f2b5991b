package dev.cairn.server.view;

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
    answer.note().ifPresent(note -> page.line("   " + Plain.line(note)));
  }
}
