package dev.cairn.eval.pairs;

import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.pairs.PairFigures.Decided;
import dev.cairn.eval.pairs.PairScores.Scored;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.PairFeatures.Group;
import dev.cairn.text.pair.PairModel;
import dev.cairn.text.pair.PairThresholds;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Measures the comparison offline. Arguments: what to do ({@code folds}, {@code sources}, {@code ablation}
 * or {@code curve}), {@code vectors} or {@code words}, the data folder, the folder of written pairs and the
 * folder for vectors.
 */
public final class PairMeasure {
  private static final int SOURCE_ROWS_MIN = 10;

  private final List<PairRow> data;
  private final PairFolds folds;
  private final PairTraining training;
  private final PrintStream out = System.out;

  private PairMeasure(List<PairRow> data, Path written, SentenceVectors vectors) {
    this.data = data;
    this.training = new PairTraining(vectors, written);
    this.folds = new PairFolds(data, PairRow.written(written), training);
  }

  public static void main(String[] arguments) {
    List<PairRow> data = PairRow.below(Path.of(arguments[2]));
    Path train = Path.of(arguments[3]);
    try (KeptEmbedder model = KeptEmbedder.of(SentenceModel.DEFAULT, Path.of(arguments[4]))) {
      SentenceVectors kept =
          text -> text.isBlank() ? null : model.embed(List.of(text)).get(0);
      SentenceVectors vectors = arguments[1].equals("vectors") ? kept : SentenceVectors.NONE;
      PairMeasure measure = new PairMeasure(data, train, vectors);
      switch (arguments[0]) {
        case "folds" -> measure.all();
        case "sources" -> measure.sources();
        case "ablation" -> measure.ablation();
        case "curve" -> measure.curve();
        default -> throw new IllegalArgumentException("no such measure: " + arguments[0]);
      }
    }
  }

  private void all() {
    print(
        "all sources trained on",
        folds.scores(row -> true, Set.of()),
        folds.toChooseOn(row -> true));
  }

  private void print(String name, PairScores scores, PairScores chosenOn) {
    List<Decided> rows = crossed(scores.rows(), chosenOn);
    List<Decided> foreign = crossed(scores.foreign(), chosenOn);
    List<Decided> clear =
        rows.stream().filter(row -> !row.scored().row().doubt()).toList();
    out.printf(
        Locale.ROOT,
        "%s: AUC %.3f, thresholds %s%n",
        name,
        scores.auc(),
        ThresholdChoice.of(chosenOn));
    out.printf("without doubtful rows%n%s", PairFigures.table(clear, foreign));
    out.printf("all rows%n%s", PairFigures.table(rows, foreign));
  }

  /** Decides each row by thresholds that were chosen on the other folds. */
  private static List<Decided> crossed(List<Scored> rows, PairScores chosenOn) {
    List<Decided> decided = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int tested = fold;
      PairThresholds thresholds = ThresholdChoice.of(chosenOn.where(row -> row.fold() != tested));
      decided.addAll(PairFigures.decide(
          rows.stream().filter(row -> row.row().fold() == tested).toList(), thresholds));
    }
    return decided;
  }

  /** Leaves out one larger source at a time. */
  private void sources() {
    Map<String, Integer> sizes = new TreeMap<>();
    data.forEach(row -> sizes.merge(row.source(), 1, Integer::sum));
    PairScores scores = new PairScores();
    sizes.forEach((source, size) -> {
      if (size >= SOURCE_ROWS_MIN) {
        PairModel model =
            training.train(folds.training(row -> !row.source().equals(source)), Set.of());
        scores.add(
            model,
            data.stream().filter(row -> row.source().equals(source)).toList(),
            data,
            training);
      }
    });
    print("one source left out at a time", scores, folds.toChooseOn(row -> true));
  }

  private void ablation() {
    PairScores chosenOn = folds.toChooseOn(row -> true);
    for (Group group : Group.values()) {
      brief("without " + group, folds.scores(row -> true, EnumSet.of(group)), chosenOn);
    }
  }

  private void curve() {
    PairScores chosenOn = folds.toChooseOn(row -> true);
    for (int percent : new int[] {0, 25, 50, 100}) {
      Predicate<PairRow> some = row -> Math.floorMod(row.earlier().hashCode(), 100) < percent;
      brief(percent + " % of the rows", folds.scores(some, Set.of()), chosenOn);
    }
  }

  private void brief(String name, PairScores scores, PairScores chosenOn) {
    List<Decided> rows = crossed(scores.rows(), chosenOn);
    List<Decided> foreign = crossed(scores.foreign(), chosenOn);
    out.printf(
        Locale.ROOT, "%s: AUC %.3f%n%s", name, scores.auc(), PairFigures.table(rows, foreign));
  }
}
