package dev.cairn.eval.pairs;

import dev.cairn.eval.suite.Folds;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.PairFeatures.Group;
import dev.cairn.text.pair.PairModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Trains comparisons so that no row is judged by one that saw its source. */
public final class PairFolds {
  private final List<PairRow> data;
  private final List<PairRow> neighbours;
  private final List<PairRow> written;
  private final PairTraining training;

  public PairFolds(
      List<PairRow> data, List<PairRow> neighbours, List<PairRow> written, PairTraining training) {
    this.data = List.copyOf(data);
    this.neighbours = List.copyOf(neighbours);
    this.written = List.copyOf(written);
    this.training = training;
  }

  /** Rows, rule files of the same folder and what was written for training, read with these vectors. */
  public static PairFolds of(List<PairRow> rows, Path data, Path written, SentenceVectors vectors) {
    PairTraining training = new PairTraining(vectors, written);
    return new PairFolds(rows, RuleFiles.neighbours(data), PairRow.written(written), training);
  }

  /** What was written for training alone, by words alone. */
  public static PairFolds ofWritten(Path written) {
    PairTraining training = new PairTraining(SentenceVectors.NONE, written);
    return new PairFolds(List.of(), List.of(), PairRow.written(written), training);
  }

  /** The model that comes with Cairn: of all rows whose licence lets their weights be given away. */
  public PairModel shipped() {
    return whole(row -> !row.nonCommercial());
  }

  /** For each fold a model that saw none of its rows, with thresholds that the other folds chose. */
  public List<PairModel> models() {
    PairScores chosenOn = toChooseOn(row -> true);
    List<PairModel> models = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int tested = fold;
      PairModel model = train(row -> row.fold() != tested, Set.of());
      models.add(model.with(ThresholdChoice.of(chosenOn.where(row -> row.fold() != tested))));
    }
    return models;
  }

  /** The model of all chosen rows, with thresholds chosen by folds. */
  public PairModel whole(Predicate<PairRow> chosen) {
    return train(chosen, Set.of()).with(ThresholdChoice.of(toChooseOn(chosen)));
  }

  /** Trains on four folds and the written pairs, tests on the fifth. */
  PairScores scores(Predicate<PairRow> trained, Set<Group> without) {
    PairScores scores = new PairScores();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int tested = fold;
      PairModel model = train(row -> row.fold() != tested && trained.test(row), without);
      scores.add(model, data.stream().filter(row -> row.fold() == tested).toList(), data, training);
      scores.addNeighbours(model, neighbours(row -> row.fold() == tested), training);
    }
    return scores;
  }

  /** The same with written pairs in folds too: more rows to choose thresholds on, never counted in a figure. */
  PairScores toChooseOn(Predicate<PairRow> trained) {
    List<PairRow> all = new ArrayList<>(data);
    all.addAll(written);
    PairScores scores = new PairScores();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int tested = fold;
      PairModel model = training.train(
          all.stream().filter(row -> row.fold() != tested && trained.test(row)).toList(),
          neighbours(row -> row.fold() != tested),
          Set.of());
      scores.add(model, all.stream().filter(row -> row.fold() == tested).toList(), all, training);
      scores.addNeighbours(model, neighbours(row -> row.fold() == tested), training);
    }
    return scores;
  }

  /** Trains on chosen rows and neighbours, and on what was written. */
  PairModel train(Predicate<PairRow> chosen, Set<Group> without) {
    return training.train(training(chosen), neighbours(chosen), without);
  }

  private List<PairRow> neighbours(Predicate<PairRow> chosen) {
    return neighbours.stream().filter(chosen).toList();
  }

  private List<PairRow> training(Predicate<PairRow> ofData) {
    List<PairRow> rows = new ArrayList<>(data.stream().filter(ofData).toList());
    rows.addAll(written);
    return rows;
  }
}
