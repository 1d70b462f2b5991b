package dev.cairn.card.extract;

import dev.cairn.card.BareCommand;
import dev.cairn.log.CardKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What was tried and failed. The command is named, so that whoever is about to try it again is told. */
final class Failures {
  private Failures() {}

  static void read(List<Run> runs, List<Found> found) {
    Set<String> seen = new HashSet<>();
    for (Run run : runs) {
      if (run.hasFailed() && !isMended(run, runs)) {
        run.error()
            .filter(error -> seen.add(run.failure()))
            .ifPresent(error -> found.add(failure(run, error)));
      }
    }
  }

  /**
   * What worked the next time, as it was and with nothing else run in between, is of no interest tomorrow: a
   * typing error was mended, a service was slow. What had to be run first will be missing again one day.
   */
  private static boolean isMended(Run failed, List<Run> runs) {
    for (Run run : runs) {
      if (run.at() <= failed.at() || run.command().isEmpty()) {
        continue;
      }
      if (isSame(run, failed) && run.hasWorked()) {
        return true;
      }
      if (!isSame(run, failed) && !Commands.onlyLooks(run.name())) {
        return false;
      }
    }
    return false;
  }

  private static boolean isSame(Run run, Run failed) {
    return run.line().tool().equals(failed.line().tool())
        && BareCommand.of(run.name()).equals(BareCommand.of(failed.name()));
  }

  private static Found failure(Run run, Output.Piece error) {
    String statement =
        Statements.cut("`" + run.name() + "` failed: " + Statements.line(error.text()));
    List<String> tags = new ArrayList<>(run.tags());
    tags.add(FailureTag.of(run.failure()));
    String rule = run.read().line().isPresent() ? "tool_failed" : "tool_failed_untold";
    return Found.here(
        CardKind.NEGATIVE_RESULT, statement, run.line(), error.start(), error.end(), tags, rule);
  }
}
