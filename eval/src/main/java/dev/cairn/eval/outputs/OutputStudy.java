package dev.cairn.eval.outputs;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.outputs.OutputTraining.Answer;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.ReaderStudy;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Study;
import dev.cairn.text.output.OutputTrainer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Studies the reader of outputs. */
public final class OutputStudy implements ReaderStudy {
  /** Sources with fewer rows are held out too, but have no figures of their own. */
  private static final int SOURCE_ROWS_MIN = 9;

  private static final List<Integer> PERCENTS = List.of(25, 50, 100);

  private final List<OutputRow> rows;
  private final List<OutputRow> written;
  private final OutputTraining training;

  /** Of the rows of a folder and of what was written for training. */
  public OutputStudy(Path data, Path folder) {
    this.rows = OutputRow.below(data);
    this.written = OutputRow.written(folder.resolve("outputs.txt"));
    this.training = new OutputTraining(written);
  }

  @Override
  public Map<Study, Supplier<List<Score>>> studies() {
    Map<Study, Supplier<List<Score>>> studies = new LinkedHashMap<>();
    studies.put(Study.FOLDS, this::folds);
    studies.put(Study.SOURCES, this::sources);
    studies.put(Study.ABLATION, this::ablation);
    studies.put(Study.CURVE, this::curve);
    studies.put(Study.CONTROLS, this::controls);
    return studies;
  }

  private List<Score> folds() {
    List<Answer> answers = training.byFolds(rows);
    OutputFigures figures = new OutputFigures();
    figures.add(Figure.ALL, answers);
    figures.addAtRates(Figure.ALL, answers);
    return figures.scores();
  }

  /** Each source held out alone, at the threshold that the folds choose. */
  private List<Score> sources() {
    Map<String, Integer> sizes = new TreeMap<>();
    rows.forEach(row -> sizes.merge(row.source(), 1, Integer::sum));
    double threshold = OutputTraining.failedFrom(training.byFolds(rows));
    List<Answer> all = new ArrayList<>();
    OutputFigures large = new OutputFigures();
    sizes.forEach((source, size) -> {
      List<Answer> answers = training.heldOut(rows, row -> row.source().equals(source));
      all.addAll(answers);
      if (size >= SOURCE_ROWS_MIN) {
        large.add("without " + source, answers, threshold);
      }
    });
    OutputFigures figures = new OutputFigures();
    figures.add(Figure.ALL, all, threshold);
    List<Score> scores = new ArrayList<>(figures.scores());
    scores.addAll(large.scores());
    return scores;
  }

  private List<Score> ablation() {
    OutputFigures figures = new OutputFigures();
    for (String group : OutputTrainer.groups()) {
      OutputTraining less = new OutputTraining(
          written, () -> OutputTrainer.without(OutputTrainer.RIDGE, List.of(group)));
      figures.add("without " + group, less.byFolds(rows));
    }
    return figures.scores();
  }

  private List<Score> curve() {
    OutputFigures figures = new OutputFigures();
    for (int percent : PERCENTS) {
      List<Answer> answers = new ArrayList<>();
      for (int fold = 0; fold < Folds.COUNT; fold++) {
        int held = fold;
        List<OutputRow> some = rows.stream()
            .filter(row -> Folds.of(OutputRow.SET, row.source()) == held
                || Math.floorMod(row.id().hashCode(), 100) < percent)
            .toList();
        answers.addAll(
            training.heldOut(some, row -> Folds.of(OutputRow.SET, row.source()) == held));
      }
      figures.add(percent + " % of the rows", answers);
    }
    return figures.scores();
  }

  private List<Score> controls() {
    OutputFigures figures = new OutputFigures();
    figures.add("written outputs alone", training.heldOut(rows, row -> true));
    figures.add("no written outputs", new OutputTraining(List.of()).byFolds(rows));
    List<OutputRow> blind = rows.stream().map(OutputStudy::withoutCommand).toList();
    figures.add("command not given", training.byFolds(blind));
    return figures.scores();
  }

  private static OutputRow withoutCommand(OutputRow row) {
    OutputTrainer.Labelled output = row.output();
    return new OutputRow(
        row.id(),
        row.source(),
        row.clear(),
        new OutputTrainer.Labelled("", "", output.text(), output.failed(), output.quote()));
  }
}
