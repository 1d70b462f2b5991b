package dev.cairn.eval.guards;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.guards.GuardFolds.Results;
import dev.cairn.eval.suite.ReaderStudy;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Study;
import dev.cairn.text.SentenceVectors;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Studies the matcher of rules and actions; every row is named and forbidden by limits of the other parts. */
public final class GuardStudy implements ReaderStudy {
  /** What can be left out: groups of features, foreign rules as further negatives, what was written. */
  private static final List<String> GROUPS = List.of(
      "breaches",
      "overlap",
      "locality",
      "acts",
      "cross",
      "bans",
      "failures",
      "vectors",
      "product",
      "foreign",
      "written");

  private static final List<Integer> PERCENTS = List.of(25, 50, 100);

  private final List<GuardRow> rows;
  private final List<GuardRow> written;
  private final List<CrowdRow> crowds;
  private final SentenceVectors vectors;

  /** Of the rows of a folder and of what was written for training. */
  public GuardStudy(Path data, Path written, SentenceVectors vectors) {
    this.rows = GuardData.rows(data);
    this.written = GuardData.writtenBelow(written);
    this.crowds = GuardData.crowds(data);
    this.vectors = vectors;
  }

  @Override
  public Map<Study, Supplier<List<Score>>> studies() {
    Map<Study, Supplier<List<Score>>> studies = new LinkedHashMap<>();
    studies.put(Study.FOLDS, () -> withStrict(without(Set.of()).five(row -> true)));
    studies.put(Study.SOURCES, () -> withStrict(without(Set.of()).leaveOneOut(row -> true)));
    studies.put(Study.ABLATION, this::ablation);
    studies.put(Study.CURVE, this::curve);
    studies.put(
        Study.OPEN, () -> withStrict(without(Set.of()).five(row -> !row.isNonCommercial())));
    return studies;
  }

  private GuardFolds without(Set<String> off) {
    return new GuardFolds(rows, written, crowds, vectors, off);
  }

  private static List<Score> withStrict(Results results) {
    List<Score> scores =
        new ArrayList<>(new GuardFigures(Figure.ALL, results, any -> true).scores());
    scores.addAll(new GuardFigures("strict", results, GuardRow::strict).scores());
    return scores;
  }

  private List<Score> ablation() {
    List<Score> scores = new ArrayList<>();
    for (String group : GROUPS) {
      Results results = without(Set.of(group)).five(row -> true);
      scores.addAll(new GuardFigures("without " + group, results, any -> true).scores());
    }
    return scores;
  }

  private List<Score> curve() {
    List<Score> scores = new ArrayList<>();
    for (int percent : PERCENTS) {
      Predicate<GuardRow> some =
          row -> new SplittableRandom(row.source().hashCode()).nextDouble() < percent / 100.0;
      Results results = without(Set.of()).five(some);
      scores.addAll(new GuardFigures(percent + " % of the sources", results, any -> true).scores());
    }
    return scores;
  }
}
