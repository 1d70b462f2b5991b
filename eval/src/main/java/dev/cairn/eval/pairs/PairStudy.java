package dev.cairn.eval.pairs;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.pairs.PairFigures.Decided;
import dev.cairn.eval.pairs.PairScores.Scored;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.ReaderStudy;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Study;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.PairFeatures.Group;
import dev.cairn.text.pair.PairModel;
import dev.cairn.text.pair.PairThresholds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Studies the comparison of a later sentence with a rule; every row is decided by thresholds of other folds. */
public final class PairStudy implements ReaderStudy {
  /** Smaller sources are not left out alone: what is learned without them is what all teach. */
  private static final int SOURCE_ROWS_MIN = 10;

  private static final List<Integer> PERCENTS = List.of(0, 25, 50, 100);

  private final List<PairRow> data;
  private final PairFolds folds;
  private final PairTraining training;

  /** Of the rows of a folder and of what was written for training. */
  public PairStudy(Path data, Path written, SentenceVectors vectors) {
    this.data = PairRow.below(data);
    this.training = new PairTraining(vectors, written);
    this.folds =
        new PairFolds(this.data, RuleFiles.neighbours(data), PairRow.written(written), training);
  }

  @Override
  public Map<Study, Supplier<List<Score>>> studies() {
    Map<Study, Supplier<List<Score>>> studies = new LinkedHashMap<>();
    studies.put(Study.FOLDS, this::folds);
    studies.put(Study.SOURCES, this::sources);
    studies.put(Study.ABLATION, this::ablation);
    studies.put(Study.CURVE, this::curve);
    return studies;
  }

  private List<Score> folds() {
    return withStrict(folds.scores(row -> true, Set.of()));
  }

  /** Leaves out one larger source at a time. */
  private List<Score> sources() {
    Map<String, Integer> sizes = new TreeMap<>();
    data.forEach(row -> sizes.merge(row.source(), 1, Integer::sum));
    PairScores scores = new PairScores();
    sizes.forEach((source, size) -> {
      if (size >= SOURCE_ROWS_MIN) {
        PairModel model = folds.train(row -> !row.source().equals(source), Set.of());
        scores.add(
            model,
            data.stream().filter(row -> row.source().equals(source)).toList(),
            data,
            training);
      }
    });
    return withStrict(scores);
  }

  private List<Score> withStrict(PairScores scores) {
    PairScores chosenOn = folds.toChooseOn(row -> true);
    PairFigures figures = new PairFigures();
    add(figures, Figure.ALL, scores, chosenOn);
    add(figures, "strict", scores.where(row -> !row.doubt()), chosenOn);
    return figures.scores();
  }

  private List<Score> ablation() {
    PairScores chosenOn = folds.toChooseOn(row -> true);
    PairFigures figures = new PairFigures();
    for (Group group : Group.values()) {
      PairScores scores = folds.scores(row -> true, EnumSet.of(group));
      add(figures, "without " + group, scores, chosenOn);
    }
    return figures.scores();
  }

  private List<Score> curve() {
    PairScores chosenOn = folds.toChooseOn(row -> true);
    PairFigures figures = new PairFigures();
    for (int percent : PERCENTS) {
      Predicate<PairRow> some = row -> Math.floorMod(row.earlier().hashCode(), 100) < percent;
      add(figures, percent + " % of the rows", folds.scores(some, Set.of()), chosenOn);
    }
    return figures.scores();
  }

  private static void add(
      PairFigures figures, String group, PairScores scores, PairScores chosenOn) {
    figures.add(
        group,
        crossed(scores.rows(), chosenOn),
        crossed(scores.foreign(), chosenOn),
        crossed(scores.neighbours(), chosenOn));
  }

  /** Decides each row by thresholds that were chosen on the other folds. */
  private static List<Decided> crossed(List<Scored> rows, PairScores chosenOn) {
    List<Decided> decided = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int tested = fold;
      PairThresholds thresholds = ThresholdChoice.of(chosenOn.where(row -> row.fold() != tested));
      rows.stream()
          .filter(row -> row.row().fold() == tested)
          .forEach(row -> decided.add(new Decided(row, row.decided(thresholds))));
    }
    return decided;
  }
}
