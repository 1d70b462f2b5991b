package dev.cairn.eval.reading;

import dev.cairn.eval.outputs.OutputRow;
import dev.cairn.eval.outputs.OutputTraining;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.output.OutputReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code cairn eval outputs}. */
@Command(
    name = "outputs",
    sortOptions = false,
    description = {
      "Measures whether a failure is known by what a tool printed, where nobody says how it went.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class OutputsCommand extends ReadingCommand<OutputRow> {
  public OutputsCommand(Shell shell) {
    super(shell, "outputs");
  }

  @Override
  protected List<OutputRow> rows(Path data) {
    return OutputRow.below(data).stream().filter(OutputRow::clear).toList();
  }

  @Override
  protected String set() {
    return OutputRow.SET;
  }

  @Override
  protected String source(OutputRow row) {
    return row.source();
  }

  @Override
  protected String words(OutputRow row) {
    return row.words();
  }

  @Override
  protected Readers trained(
      List<OutputRow> rows, Path data, Path written, SentenceVectors vectors) {
    return Readers.shipped().with(new OutputReader(OutputTraining.below(written).model(rows)));
  }

  @Override
  protected List<Readers> byFolds(
      List<OutputRow> rows, Path data, Path written, SentenceVectors vectors) {
    List<Readers> readers = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int held = fold;
      List<OutputRow> others =
          rows.stream().filter(row -> Folds.of(set(), row.source()) != held).toList();
      readers.add(trained(others, data, written, vectors));
    }
    return readers;
  }

  @Override
  protected List<Measured> measured(List<OutputRow> rows, Path data, Trials trials) {
    return rows.stream()
        .map(row -> trials.in(memory -> OutputTrial.of(row, memory)))
        .toList();
  }

  @Override
  protected List<Score> further(Scores scores, List<Measured> all) {
    return List.of();
  }
}
