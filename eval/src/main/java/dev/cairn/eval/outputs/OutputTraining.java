package dev.cairn.eval.outputs;

import dev.cairn.eval.suite.Folds;
import dev.cairn.text.output.OutputModel;
import dev.cairn.text.output.OutputReader;
import dev.cairn.text.output.OutputTrainer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Trains the reader of outputs and chooses its thresholds on rows it was not trained on. Deterministic. */
public final class OutputTraining {
  /** Of the outputs that are fine at most so many are told as failures: half of what is allowed elsewhere. */
  public static final double FALSE_ALARMS = 0.015;

  /** Of the failures at most so many are told as successes. */
  public static final double MISSED_SURELY = 0.05;

  /** A row and what was read from it. */
  public record Answer(OutputRow row, double failed, boolean lineRight) {}

  private final List<OutputRow> written;
  private final Supplier<OutputTrainer> trainers;

  public OutputTraining(List<OutputRow> written) {
    this(written, OutputTrainer::new);
  }

  OutputTraining(List<OutputRow> written, Supplier<OutputTrainer> trainers) {
    this.written = List.copyOf(written);
    this.trainers = trainers;
  }

  /** With the outputs written for training. */
  public static OutputTraining below(Path written) {
    return new OutputTraining(OutputRow.written(written.resolve("outputs.txt")));
  }

  /** The model of the written outputs alone; with no rows to choose thresholds on, it has even ones. */
  public OutputModel ofWritten() {
    return train(List.of(), trainers.get());
  }

  /** The model of all rows, with thresholds chosen by folds. */
  public OutputModel model(List<OutputRow> rows) {
    List<Answer> answers = byFolds(rows);
    return train(rows, trainers.get()).withThresholds(failedFrom(answers), succeededTo(answers));
  }

  /** Every clear row, read by a model that saw no row of its fold. */
  public List<Answer> byFolds(List<OutputRow> rows) {
    List<Answer> answers = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int held = fold;
      answers.addAll(heldOut(rows, row -> Folds.of(OutputRow.SET, row.source()) == held));
    }
    return answers;
  }

  /** The clear rows that are held out, read by a model of all others. */
  public List<Answer> heldOut(List<OutputRow> rows, Predicate<OutputRow> held) {
    OutputTrainer trainer = trainers.get();
    OutputReader reader =
        trainer.reader(train(rows.stream().filter(held.negate()).toList(), trainer));
    return rows.stream()
        .filter(row -> row.clear() && held.test(row))
        .map(row -> answer(reader, row))
        .toList();
  }

  private OutputModel train(List<OutputRow> rows, OutputTrainer trainer) {
    for (OutputRow row : written) {
      trainer.add(row.output(), 1);
    }
    for (OutputRow row : rows) {
      if (row.clear()) {
        trainer.add(row.output(), 1);
      }
    }
    // Never told as a success here, so that the line is answered whatever the outcome.
    return trainer.train().withThresholds(0.5, -1);
  }

  private static Answer answer(OutputReader reader, OutputRow row) {
    var read =
        reader.read(row.output().tool(), row.output().command(), row.output().text());
    boolean right = read.line()
        .filter(line -> OutputTrainer.isRight(line.text(), row.output().quote()))
        .isPresent();
    return new Answer(row, read.failed(), right);
  }

  /** The least probability at which few enough of the fine outputs are told as failures. */
  static double failedFrom(List<Answer> answers) {
    return failedFrom(answers, FALSE_ALARMS);
  }

  static double failedFrom(List<Answer> answers, double falseAlarms) {
    double[] fine = sorted(answers, false);
    int allowed = (int) Math.floor(falseAlarms * fine.length);
    return fine.length == 0 ? 1 : Math.nextUp(fine[fine.length - 1 - allowed]);
  }

  /** The highest probability at which few enough failures are told as successes. */
  static double succeededTo(List<Answer> answers) {
    double[] failures = sorted(answers, true);
    return Math.nextDown(failures[(int) Math.floor(MISSED_SURELY * failures.length)]);
  }

  private static double[] sorted(List<Answer> answers, boolean failed) {
    return answers.stream()
        .filter(answer -> answer.row().output().failed() == failed)
        .mapToDouble(Answer::failed)
        .sorted()
        .toArray();
  }
}
