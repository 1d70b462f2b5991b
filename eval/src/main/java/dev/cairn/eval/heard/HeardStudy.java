package dev.cairn.eval.heard;

import dev.cairn.eval.heard.HeardFigures.Heard;
import dev.cairn.eval.suite.ReaderStudy;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Shares;
import dev.cairn.eval.suite.Study;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.SentenceFeatures.Group;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Studies the reader of sentences. */
public final class HeardStudy implements ReaderStudy {
  private static final int QUARTERS = 4;

  private final Path data;
  private final Path written;
  private final List<HeardRow> rows;
  private final SentenceVectors vectors;

  /** Of the rows of a folder and of what was written for training. */
  public HeardStudy(Path data, Path written, SentenceVectors vectors) {
    this.data = data;
    this.written = written;
    this.rows = HeardRow.labelled(data);
    this.vectors = vectors;
  }

  @Override
  public Map<Study, Supplier<List<Score>>> studies() {
    Map<Study, Supplier<List<Score>>> studies = new LinkedHashMap<>();
    studies.put(Study.FOLDS, () -> whole(each -> true, HeardHoldOut::fold));
    studies.put(Study.SOURCES, () -> whole(HeardHoldOut.OPEN, UnaryOperator.identity()));
    studies.put(Study.ABLATION, this::ablation);
    studies.put(Study.CURVE, this::curve);
    studies.put(Study.OPEN, () -> whole(HeardHoldOut.OPEN, HeardHoldOut::fold));
    return studies;
  }

  private HeardTraining training(Set<Group> without) {
    return new HeardTraining(HeardExamples.below(data, written), vectors, without);
  }

  /** By thresholds of the other parts, and beside it by thresholds of all: how much choosing them flatters. */
  private List<Score> whole(Predicate<HeardExamples> chosen, UnaryOperator<String> partOf) {
    HeardHoldOut out = HeardHoldOut.of(training(Set.of()), rows, chosen, partOf, vectors);
    Shares shares = new Shares(HeardHoldOut.SET);
    add(shares, "", out.byThresholdsOfOthers());
    add(shares, "thresholds of all", out.byThresholdsOfAll());
    return shares.scores();
  }

  private List<Score> ablation() {
    Shares shares = new Shares(HeardHoldOut.SET);
    for (Group group : Group.values()) {
      addFolds(shares, "without " + group, training(Set.of(group)), each -> true);
    }
    return shares.scores();
  }

  private List<Score> curve() {
    Shares shares = new Shares(HeardHoldOut.SET);
    HeardTraining training = training(Set.of());
    for (int quarters : List.of(1, 2, QUARTERS)) {
      String variant = quarters * 100 / QUARTERS + " % of the sources";
      addFolds(shares, variant, training, each -> isInShare(each, quarters));
    }
    return shares.scores();
  }

  private void addFolds(
      Shares shares, String variant, HeardTraining training, Predicate<HeardExamples> chosen) {
    HeardHoldOut out = HeardHoldOut.of(training, rows, chosen, HeardHoldOut::fold, vectors);
    add(shares, variant, out.byThresholdsOfAll());
  }

  private static boolean isInShare(HeardExamples each, int quarters) {
    return each.source().equals(HeardExamples.WRITTEN)
        || Math.floorMod(each.unit().hashCode(), QUARTERS) < quarters;
  }

  /** The figures of all rows, of live turns, and of each kind of row. */
  private static void add(Shares shares, String variant, List<Heard> heard) {
    groups()
        .forEach((name, group) -> heard.stream()
            .filter(each -> group.test(each.row()))
            .forEach(each -> HeardFigures.add(each, Shares.group(variant, name), shares)));
  }

  private static Map<String, Predicate<HeardRow>> groups() {
    Map<String, Predicate<HeardRow>> groups = new LinkedHashMap<>();
    groups.put("all", row -> true);
    groups.put("live", HeardRow::isLive);
    for (String kind : List.of(
        "coding_turn",
        "memory_turn",
        "chat_turn",
        "rules_file_line",
        "preference_statement",
        "coding_turn_ml",
        "translated")) {
      groups.put(kind, row -> row.kind().equals(kind));
    }
    return groups;
  }
}
