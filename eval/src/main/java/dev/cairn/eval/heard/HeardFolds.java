package dev.cairn.eval.heard;

import dev.cairn.eval.suite.Folds;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ReaderModel;
import dev.cairn.text.sentence.Thresholds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Trains readers of sentences so that no turn is judged by one that saw its source. By words alone. */
public final class HeardFolds {
  public static final String SET = HeardHoldOut.SET;

  private final HeardTraining training;

  private HeardFolds(HeardTraining training) {
    this.training = training;
  }

  /** Of the rows of a folder and of what was written for training. */
  public static HeardFolds below(Path data, Path written) {
    return new HeardFolds(
        new HeardTraining(HeardExamples.below(data, written), SentenceVectors.NONE));
  }

  /** Of what was written for training alone. */
  public static HeardFolds ofWritten(Path written) {
    return new HeardFolds(new HeardTraining(HeardExamples.written(written), SentenceVectors.NONE));
  }

  /** The reader that comes with Cairn; without rows its thresholds are their floors. */
  public ReaderModel shipped(List<HeardRow> rows) {
    return training.shipped(rows);
  }

  /** For each fold a reader that saw none of its rows, with thresholds that the other folds chose. */
  public List<ReaderModel> models(List<HeardRow> rows) {
    HeardHoldOut out = HeardHoldOut.of(
        training, rows, HeardHoldOut.OPEN, HeardHoldOut::fold, SentenceVectors.NONE);
    List<ReaderModel> models = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      String tested = String.valueOf(fold);
      Thresholds thresholds = out.thresholds(part -> !part.equals(tested));
      out.held().stream()
          .filter(each -> each.part().equals(tested))
          .findFirst()
          .ifPresentOrElse(
              each -> models.add(each.model().with(thresholds, thresholds).ofWords()),
              () -> models.add(training.shipped(rows)));
    }
    return models;
  }
}
