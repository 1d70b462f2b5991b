package dev.cairn.eval.outputs;

import dev.cairn.eval.outputs.OutputTraining.Answer;
import dev.cairn.eval.suite.Auc;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Shares;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The figures of outputs that were read, group after group. */
final class OutputFigures {
  private static final List<Double> RATES = List.of(0.0, 0.01, 0.02, 0.03, 0.05, 0.1);
  private static final Predicate<Answer> FAILED =
      answer -> answer.row().output().failed();

  private final Shares shares = new Shares(OutputRow.SET);
  private final List<Score> aucs = new ArrayList<>();

  /** At the threshold that these answers choose themselves. */
  void add(String group, List<Answer> answers) {
    add(group, answers, OutputTraining.failedFrom(answers));
  }

  void add(String group, List<Answer> answers, double threshold) {
    shares.add(group, "heard", answers, FAILED, answer -> heard(answer, threshold));
    shares.add(group, "false_alarm", answers, FAILED.negate(), answer -> heard(answer, threshold));
    shares.add(
        group,
        "line_right",
        answers,
        answer -> !answer.row().output().quote().isEmpty(),
        answer -> answer.lineRight() ? 1 : 0);
    Auc.score(OutputRow.SET, group, "auc", answers, FAILED, FAILED.negate(), Answer::failed)
        .ifPresent(aucs::add);
  }

  /** How many failures are heard where so many outputs that are fine may be told as failures. */
  void addAtRates(String group, List<Answer> answers) {
    for (double rate : RATES) {
      double threshold = OutputTraining.failedFrom(answers, rate);
      String metric = String.format(Locale.ROOT, "heard_at_%.2f", rate);
      shares.add(group, metric, answers, FAILED, answer -> heard(answer, threshold));
    }
  }

  List<Score> scores() {
    List<Score> scores = new ArrayList<>(shares.scores());
    scores.addAll(aucs);
    return scores;
  }

  private static double heard(Answer answer, double threshold) {
    return answer.failed() >= threshold ? 1 : 0;
  }
}
