package dev.cairn.eval.reading;

import dev.cairn.eval.guards.GuardCase;
import dev.cairn.eval.guards.TrainedGuards;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.GuardMatcher;
import dev.cairn.text.guard.GuardTrainer.Label;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;

/** {@code cairn eval guards}. */
@Command(
    name = "guards",
    sortOptions = false,
    description = {
      "Measures which stored rules speak to an action and which forbid it: one rule each, and among many.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class GuardsCommand extends ReadingCommand<GuardCase> {
  private static final long SEED = 14;

  public GuardsCommand(Shell shell) {
    super(shell, "guards");
  }

  @Override
  protected List<GuardCase> rows(Path data) {
    return GuardCase.below(data);
  }

  @Override
  protected String set() {
    return GuardCase.SET;
  }

  @Override
  protected String source(GuardCase row) {
    return row.source();
  }

  @Override
  protected String words(GuardCase row) {
    return row.words();
  }

  @Override
  protected Readers trained(
      List<GuardCase> rows, Path data, Path written, SentenceVectors vectors) {
    return Readers.shipped()
        .with(new GuardMatcher(TrainedGuards.below(data, written).shipped(vectors)));
  }

  @Override
  protected List<Readers> byFolds(
      List<GuardCase> rows, Path data, Path written, SentenceVectors vectors) {
    return TrainedGuards.below(data, written).byFolds(vectors).stream()
        .map(model -> Readers.shipped().with(new GuardMatcher(model)))
        .toList();
  }

  @Override
  protected List<Measured> measured(List<GuardCase> rows, Path data, Trials trials) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Measured> all = new ArrayList<>();
    for (GuardCase row : rows) {
      boolean violates = row.label().equals(Optional.of(Label.VIOLATES));
      Optional<String> foreign = violates ? foreign(row, rows, random) : Optional.empty();
      all.add(GuardTrial.of(row, foreign, trials));
    }
    return all;
  }

  /** A rule of another source: one that speaks to this action by chance is rare. */
  private static Optional<String> foreign(
      GuardCase row, List<GuardCase> rows, SplittableRandom random) {
    List<GuardCase> others = rows.stream()
        .filter(other -> other.label().isPresent() && !other.source().equals(row.source()))
        .toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(others.get(random.nextInt(others.size())).rules().get(0));
  }

  @Override
  protected List<Score> further(Scores scores, List<Measured> all) {
    return List.of();
  }
}
