package dev.cairn.eval.outputs;

import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.outputs.OutputTraining.Answer;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.eval.suite.Folds;
import dev.cairn.text.output.OutputModel;
import dev.cairn.text.output.OutputTrainer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Measures the reader of outputs away from the suites: {@code OutputMeasure DATA WRITTEN [MODEL]} prints the
 * figures and, where a file is named, writes the model of all rows there.
 */
public final class OutputMeasure {
  /** Sources with fewer rows are not held out one by one. */
  private static final int ROWS_OF_LARGE_SOURCE = 9;

  private final List<OutputRow> rows;
  private final List<OutputRow> written;

  private OutputMeasure(List<OutputRow> rows, List<OutputRow> written) {
    this.rows = rows;
    this.written = written;
  }

  public static void main(String[] args) throws IOException {
    OutputMeasure measure =
        new OutputMeasure(OutputRow.below(Path.of(args[0])), OutputRow.written(Path.of(args[1])));
    measure.folds();
    if (args.length > 2) {
      measure.write(Path.of(args[2]));
    }
    measure.sources();
    measure.controls();
    measure.ablations();
    measure.learningCurve();
  }

  private void folds() {
    List<Answer> answers = new OutputTraining(written).byFolds(rows);
    print("folds by source", answers, OutputTraining.failedFrom(answers));
    for (double rate : new double[] {0, 0.01, 0.02, 0.03, 0.05, 0.1}) {
      System.out.printf(
          Locale.ROOT, "  at false alarms %.2f heard %.3f%n", rate, heardAt(answers, rate));
    }
  }

  private void write(Path file) throws IOException {
    OutputModel model = new OutputTraining(written).model(rows);
    try (OutputStream out = Files.newOutputStream(file)) {
      model.write(out);
    }
    System.out.printf(
        Locale.ROOT,
        "thresholds: failed from %.4f, succeeded to %.4f%n",
        model.failedFrom(),
        model.succeededTo());
  }

  /** Each large source held out alone, at the threshold that the folds of the others choose. */
  private void sources() {
    Map<String, Integer> sizes = new TreeMap<>();
    rows.forEach(row -> sizes.merge(row.source(), 1, Integer::sum));
    OutputTraining training = new OutputTraining(written);
    List<Answer> all = new ArrayList<>();
    double threshold = OutputTraining.failedFrom(training.byFolds(rows));
    for (Map.Entry<String, Integer> source : sizes.entrySet()) {
      boolean large = source.getValue() >= ROWS_OF_LARGE_SOURCE;
      List<Answer> answers = training.heldOut(rows, row -> row.source().equals(source.getKey()));
      all.addAll(answers);
      if (large) {
        print("without " + source.getKey(), answers, threshold);
      }
    }
    print("each source held out alone", all, threshold);
  }

  private void controls() {
    OutputTraining training = new OutputTraining(written);
    List<Answer> onlyWritten = training.heldOut(rows, row -> true);
    print("written outputs alone", onlyWritten, OutputTraining.failedFrom(onlyWritten));
    List<Answer> none = new OutputTraining(List.of()).byFolds(rows);
    print("no written outputs", none, OutputTraining.failedFrom(none));
    List<OutputRow> blind = rows.stream().map(OutputMeasure::withoutCommand).toList();
    List<Answer> unseen = training.byFolds(blind);
    print("command not given", unseen, OutputTraining.failedFrom(unseen));
  }

  private static OutputRow withoutCommand(OutputRow row) {
    OutputTrainer.Labelled output = row.output();
    return new OutputRow(
        row.id(),
        row.source(),
        row.clear(),
        new OutputTrainer.Labelled("", "", output.text(), output.failed(), output.quote()));
  }

  private void ablations() {
    for (String group : OutputTrainer.groups()) {
      List<Answer> answers = new OutputTraining(
              written, () -> OutputTrainer.without(OutputTrainer.RIDGE, List.of(group)))
          .byFolds(rows);
      print("without " + group, answers, OutputTraining.failedFrom(answers));
    }
  }

  private void learningCurve() {
    for (int percent : new int[] {25, 50}) {
      OutputTraining training = new OutputTraining(written);
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
      print(percent + " % of the rows", answers, OutputTraining.failedFrom(answers));
    }
  }

  private static void print(String name, List<Answer> answers, double threshold) {
    double[] heard = values(answers, true, threshold);
    double[] alarms = values(answers, false, threshold);
    double[] lines = answers.stream()
        .filter(answer -> !answer.row().output().quote().isEmpty())
        .mapToDouble(answer -> answer.lineRight() ? 1 : 0)
        .toArray();
    System.out.printf(
        Locale.ROOT,
        "%-32s auc %.3f  heard %s  false alarms %s  line right %s  n %d%n",
        name,
        auc(answers),
        interval(heard),
        interval(alarms),
        interval(lines),
        answers.size());
  }

  private static String interval(double[] values) {
    if (values.length == 0) {
      return "-";
    }
    Interval mean = Bootstrap.DEFAULT.mean(values);
    return String.format(Locale.ROOT, "%.3f [%.2f %.2f]", mean.value(), mean.low(), mean.high());
  }

  private static double[] values(List<Answer> answers, boolean failed, double threshold) {
    return answers.stream()
        .filter(answer -> answer.row().output().failed() == failed)
        .mapToDouble(answer -> answer.failed() >= threshold ? 1 : 0)
        .toArray();
  }

  private static double heardAt(List<Answer> answers, double falseAlarms) {
    double[] fine = answers.stream()
        .filter(answer -> !answer.row().output().failed())
        .mapToDouble(Answer::failed)
        .sorted()
        .toArray();
    double threshold =
        Math.nextUp(fine[fine.length - 1 - (int) Math.floor(falseAlarms * fine.length)]);
    double[] heard = values(answers, true, threshold);
    double sum = 0;
    for (double each : heard) {
      sum += each;
    }
    return sum / heard.length;
  }

  private static double auc(List<Answer> answers) {
    double above = 0;
    int pairs = 0;
    for (Answer failed : answers) {
      for (Answer fine : answers) {
        if (failed.row().output().failed() && !fine.row().output().failed()) {
          pairs++;
          above += failed.failed() > fine.failed() ? 1 : failed.failed() == fine.failed() ? 0.5 : 0;
        }
      }
    }
    return pairs == 0 ? Double.NaN : above / pairs;
  }
}
