package dev.cairn.eval.heard;

import dev.cairn.eval.heard.HeardFigures.Heard;
import dev.cairn.eval.suite.Folds;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ParsedTurn;
import dev.cairn.text.sentence.ReaderModel;
import dev.cairn.text.sentence.SentenceReader;
import dev.cairn.text.sentence.Thresholds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Labelled rows, each beside a reader that had not seen the part of the sources it belongs to. */
final class HeardHoldOut {
  static final String SET = "rules_heard";

  /** What weights may be shipped of. */
  static final Predicate<HeardExamples> OPEN = each -> !each.nonCommercial();

  private final List<Held> held;
  private final SentenceVectors vectors;
  private final List<ThresholdChoice.Scored> scored;

  /** One row with the reader that had not seen its part. */
  record Held(HeardRow row, String part, ReaderModel model) {}

  private HeardHoldOut(List<Held> held, SentenceVectors vectors) {
    this.held = held;
    this.vectors = vectors;
    this.scored = held.stream()
        .map(each -> new ThresholdChoice.Scored(
            each.row,
            ParsedTurn.of(each.row.text()),
            new SentenceReader(each.model).score(each.row.text(), vectors)))
        .toList();
  }

  /** Five folds of units. */
  static String fold(String unit) {
    return String.valueOf(Folds.of(SET, unit));
  }

  /**
   * Trains one reader for each part.
   *
   * @param chosen what may be learned from at all
   * @param partOf the part that a unit belongs to
   */
  static HeardHoldOut of(
      HeardTraining training,
      List<HeardRow> rows,
      Predicate<HeardExamples> chosen,
      UnaryOperator<String> partOf,
      SentenceVectors vectors) {
    Map<String, List<HeardRow>> parts = new TreeMap<>();
    for (HeardRow row : rows) {
      parts.computeIfAbsent(partOf.apply(row.unit()), any -> new ArrayList<>()).add(row);
    }
    List<Held> all = new ArrayList<>();
    parts.forEach((part, some) -> {
      ReaderModel model = training.train(each -> chosen.test(each)
          && (each.source().equals(HeardExamples.WRITTEN)
              || !partOf.apply(each.unit()).equals(part)));
      some.forEach(row -> all.add(new Held(row, part, model)));
    });
    return new HeardHoldOut(all, vectors);
  }

  List<Held> held() {
    return held;
  }

  /** Thresholds chosen on the rows of some parts. */
  Thresholds thresholds(Predicate<String> parts) {
    List<ThresholdChoice.Scored> some = new ArrayList<>();
    for (int i = 0; i < held.size(); i++) {
      if (parts.test(held.get(i).part)) {
        some.add(scored.get(i));
      }
    }
    return ThresholdChoice.of(some);
  }

  /** Every row read with thresholds that were chosen on all of them. */
  List<Heard> byThresholdsOfAll() {
    Thresholds thresholds = thresholds(part -> true);
    return held.stream().map(each -> read(each, thresholds)).toList();
  }

  /** Every row read with thresholds that were chosen on the other parts: what a new source would meet. */
  List<Heard> byThresholdsOfOthers() {
    List<Heard> all = new ArrayList<>();
    for (String part : held.stream().map(Held::part).distinct().toList()) {
      Thresholds thresholds = thresholds(other -> !other.equals(part));
      held.stream()
          .filter(each -> each.part.equals(part))
          .forEach(each -> all.add(read(each, thresholds)));
    }
    return all;
  }

  private Heard read(Held each, Thresholds thresholds) {
    SentenceReader reader = new SentenceReader(each.model.with(thresholds, thresholds));
    return new Heard(each.row, reader.read(each.row.text(), vectors));
  }
}
