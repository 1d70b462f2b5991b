package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.log.Role;
import dev.cairn.policy.ExtractionBounds;
import dev.cairn.text.Sentence;
import dev.cairn.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What worked where something had failed, and what was said to work and did. */
final class Tactics {
  private Tactics() {}

  static void read(List<Run> runs, List<Line> episode, List<Found> found) {
    Set<String> mended = new HashSet<>();
    for (int i = 0; i < runs.size(); i++) {
      Run failed = runs.get(i);
      boolean few = mended.size() < ExtractionBounds.DEFAULT.proposalsMax();
      boolean tried = failed.command().isPresent() && !Commands.onlyLooks(failed.name());
      if (few && tried && failed.hasFailed() && mended.add(failed.name())) {
        mended(runs, i).ifPresent(found::add);
      }
    }
    for (Run run : runs) {
      boolean told = run.at() > 0 && episode.get(run.at() - 1).role() == Role.ASSISTANT;
      if (told && run.hasWorked()) {
        stated(episode.get(run.at() - 1), run).ifPresent(found::add);
      }
    }
  }

  /** The next run of much the same command that worked, if something was different. */
  private static Optional<Found> mended(List<Run> runs, int at) {
    Run failed = runs.get(at);
    List<Run> between = new ArrayList<>();
    for (Run run : runs.subList(at + 1, runs.size())) {
      if (!isAgain(failed, run)) {
        between.add(run);
      } else if (run.hasWorked()) {
        boolean other = !run.name().equals(failed.name());
        Optional<String> how = other ? run.command() : change(between);
        return how.flatMap(
            what -> found(failed, run, "`" + what + (other ? "` works." : "` helps.")));
      }
    }
    return Optional.empty();
  }

  private static boolean isAgain(Run failed, Run run) {
    return run.line().tool().equals(failed.line().tool())
        && run.command().isPresent()
        && Commands.areAlike(failed.name(), run.name());
  }

  /** What made the difference, if only one thing was done: of two, nobody knows which it was. */
  private static Optional<String> change(List<Run> between) {
    List<Run> done =
        between.stream().filter(run -> !Commands.onlyLooks(run.name())).toList();
    return done.size() == 1 && done.get(0).hasWorked() ? done.get(0).command() : Optional.empty();
  }

  /** What fails and what helps must be said whole; of the message the beginning is enough. */
  private static Optional<Found> found(Run failed, Run worked, String how) {
    String start = "When `" + failed.name() + "` fails with \"";
    int room = ExtractionBounds.DEFAULT.statementCharsMax()
        - start.length()
        - how.length()
        - "\", ".length();
    return room < how.length()
        ? Optional.empty()
        : failed
            .error()
            .map(error -> Statements.cut(Statements.line(error.text()), room))
            .flatMap(error -> found(worked, start + error + "\", " + how, "tool_mended"));
  }

  private static Optional<Found> stated(Line said, Run worked) {
    return SentenceSplitter.split(said.text()).stream()
        .filter(Sentence::isProseOrItem)
        .filter(sentence -> Procedures.isOne(sentence.text()))
        .findFirst()
        .flatMap(sentence -> found(worked, Statements.cut(sentence.text()), "procedure_worked"));
  }

  private static Optional<Found> found(Run worked, String statement, String rule) {
    return worked
        .output()
        .last()
        .map(line -> Found.here(
            CardKind.TACTIC,
            statement,
            worked.line(),
            line.start(),
            line.end(),
            worked.tags(),
            rule));
  }
}
