package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.policy.ExtractionBounds;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The few things a tool prints that are facts of the place it runs in: versions, ports, settings. */
final class ToolFacts {
  private static final Pattern VERSION = Pattern.compile(
      "(?!took|in |after|finished|completed|line|step|section)[A-Za-z][\\w.+-]{0,40} (?:(?i:version:?) \"?v?\\d+\\.\\d[\\w.+-]*\"?|v?\\d+\\.\\d+\\.\\d+(?![.\\d])[\\w+-]*)(?: .{0,60})?");
  private static final Pattern BARE = Pattern.compile("v?\\d+\\.\\d+(?:\\.\\d+)*[\\w+-]*");
  private static final Pattern ASKS_VERSION =
      Pattern.compile("\\S+ (?:--version|-version|version|-v|-V)");
  private static final Pattern LISTENING = Pattern.compile(
      "(?i).{0,60}\\blistening (?:on|at) (?:port \\d+|https?://\\S+|\\S+:\\d+).{0,40}");
  private static final Pattern SETTING = Pattern.compile(
      "(?i)[\\w.-]{0,40}(?:version|branch|region|time_?zone|port|host|database|dialect|registry|runtime|license|locale"
          + "|encoding|package_?manager|owner|maintainer|schema|default|endpoint|bucket|cluster|namespace)[\\w.-]{0,20}"
          + " ?[:=] ?[\"']?[\\w./:@-]{2,80}[\"']?;?,?");

  private ToolFacts() {}

  static void read(List<Run> runs, List<Found> found) {
    for (Run run : runs) {
      if (!run.hasFailed()) {
        read(run, found);
      }
    }
  }

  private static void read(Run run, List<Found> found) {
    List<Output.Piece> pieces = run.output().pieces();
    boolean answer = pieces.size() <= ExtractionBounds.DEFAULT.answerLinesMax();
    for (Output.Piece piece : pieces) {
      if (LISTENING.matcher(piece.text()).matches()) {
        found.add(found(run, piece, piece.text(), "tool_listens"));
      } else if (answer) {
        answer(run, piece, pieces.size()).ifPresent(found::add);
      }
    }
  }

  private static Optional<Found> answer(Run run, Output.Piece piece, int lines) {
    String text = piece.text();
    if (SETTING.matcher(text).matches()) {
      return Optional.of(found(run, piece, text, "tool_setting"));
    }
    if (lines <= 2 && VERSION.matcher(text).matches()) {
      return Optional.of(found(run, piece, text, "tool_version"));
    }
    return run.command()
        .filter(command -> ASKS_VERSION.matcher(command).matches())
        .filter(command -> BARE.matcher(text).matches())
        .map(command -> found(run, piece, "`" + command + "` prints " + text, "tool_version"));
  }

  private static Found found(Run run, Output.Piece piece, String statement, String rule) {
    String line = Statements.cut(Statements.line(statement));
    return Found.here(
        CardKind.FACT, line, run.line(), piece.start(), piece.end(), run.tags(), rule);
  }
}
