package dev.cairn.card.extract;

import dev.cairn.card.BareCommand;
import dev.cairn.log.CardKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What was tried and failed. The command is named, so that whoever is about to try it again is told. */
final class Failures {
  private static final Pattern CODE = Pattern.compile(
      "\\b(?:E[A-Z]{4,20}|[A-Z]{1,4}\\d{3,5}|\\w{2,40}(?:Error|Exception)|(?:4|5)\\d\\d(?= [A-Z]))\\b");

  private static final Pattern DIGITS = Pattern.compile("\\d+");

  private Failures() {}

  static void read(List<Run> runs, List<Found> found) {
    Set<String> seen = new HashSet<>();
    for (Run run : runs) {
      if (run.hasFailed() && !isMended(run, runs)) {
        run.output()
            .error()
            .filter(error -> seen.add(sort(run, error)))
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

  /** The same program with the same message has failed the same way, whatever numbers are in it. */
  private static String sort(Run run, Output.Piece error) {
    String program = run.command().map(Commands::program).orElse(run.name());
    return program + " " + DIGITS.matcher(error.text()).replaceAll("0");
  }

  private static Found failure(Run run, Output.Piece error) {
    boolean told = ErrorText.weight(error.text()) > 0 && !ErrorText.isEmptyAnswer(error.text());
    String rule = told ? "tool_failed" : "tool_failed_untold";
    String statement =
        Statements.cut("`" + run.name() + "` failed: " + Statements.line(error.text()));
    List<String> tags = new ArrayList<>(run.tags());
    Matcher code = CODE.matcher(error.text());
    if (code.find()) {
      tags.add(code.group());
    }
    return new Found(
        CardKind.NEGATIVE_RESULT, statement, run.line(), error.start(), error.end(), tags, rule);
  }
}
