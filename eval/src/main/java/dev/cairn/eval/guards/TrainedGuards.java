package dev.cairn.eval.guards;

import dev.cairn.eval.suite.Folds;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.GuardModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Trains matchers for use: the one that comes with Cairn, and those that saw no rule of a fold. */
public final class TrainedGuards {
  private final List<GuardRow> rows;
  private final List<GuardRow> written;

  private TrainedGuards(List<GuardRow> rows, List<GuardRow> written) {
    this.rows = rows;
    this.written = written;
  }

  /** Of the rows of a folder and of what was written for training. */
  public static TrainedGuards below(Path data, Path written) {
    return new TrainedGuards(GuardData.rows(data), GuardData.writtenBelow(written));
  }

  /** Of what was written for training alone. */
  public static TrainedGuards ofWritten(Path written) {
    return new TrainedGuards(List.of(), GuardData.writtenBelow(written));
  }

  /** The matcher that comes with Cairn. */
  public GuardModel shipped(SentenceVectors vectors) {
    return GuardTraining.train(
        with(rows.stream().filter(row -> !row.isNonCommercial()).toList()), vectors);
  }

  /** For each fold a matcher that saw none of its rules. */
  public List<GuardModel> byFolds(SentenceVectors vectors) {
    List<GuardModel> models = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int tested = fold;
      List<GuardRow> others = rows.stream()
          .filter(row -> Folds.of(GuardData.SET, row.source()) != tested)
          .toList();
      models.add(GuardTraining.trainOne(with(others), vectors, Set.of()));
    }
    return models;
  }

  private List<GuardRow> with(List<GuardRow> some) {
    List<GuardRow> all = new ArrayList<>(some);
    all.addAll(written);
    return all;
  }
}
