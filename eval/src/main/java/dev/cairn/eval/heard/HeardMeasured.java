package dev.cairn.eval.heard;

import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ParsedTurn;
import dev.cairn.text.sentence.ReaderModel;
import dev.cairn.text.sentence.SentenceFeatures.Group;
import dev.cairn.text.sentence.SentenceReader;
import dev.cairn.text.sentence.Thresholds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Measures the reader of sentences without the rest of Cairn. */
public final class HeardMeasured {
  static final String SET = "rules_heard";

  /** What weights may be shipped of. */
  static final Predicate<HeardExamples> OPEN = each -> !each.nonCommercial();

  private final List<HeardExamples> examples;
  private final List<HeardRow> rows;
  private final SentenceVectors vectors;

  private HeardMeasured(
      List<HeardExamples> examples, List<HeardRow> rows, SentenceVectors vectors) {
    this.examples = examples;
    this.rows = rows;
    this.vectors = vectors;
  }

  /** One row with the reader that had not seen its part. */
  record Held(HeardRow row, String part, ReaderModel model) {}

  /** Five folds of units. */
  static String fold(String unit) {
    return String.valueOf(Folds.of(SET, unit));
  }

  /** For every labelled row a model that was trained without the part its unit belongs to. */
  static List<Held> held(
      HeardTraining training,
      List<HeardRow> rows,
      Predicate<HeardExamples> chosen,
      UnaryOperator<String> partOf) {
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
    return all;
  }

  static List<ThresholdChoice.Scored> scored(List<Held> held, SentenceVectors vectors) {
    return held.stream()
        .map(each -> new ThresholdChoice.Scored(
            each.row,
            ParsedTurn.of(each.row.text()),
            new SentenceReader(each.model).score(each.row.text(), vectors)))
        .toList();
  }

  static List<HeardFigures.Heard> heard(
      List<Held> held, Thresholds thresholds, SentenceVectors vectors) {
    List<HeardFigures.Heard> all = new ArrayList<>();
    for (Held each : held) {
      SentenceReader reader = new SentenceReader(each.model.with(thresholds, thresholds));
      all.add(new HeardFigures.Heard(each.row, reader.read(each.row.text(), vectors)));
    }
    return all;
  }

  /** The rows of each kind, of live turns, and all. */
  static Map<String, Predicate<HeardRow>> groups() {
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

  static void print(String title, List<HeardFigures.Heard> heard, boolean detailed) {
    System.out.println("## " + title);
    groups().forEach((name, group) -> {
      List<HeardFigures.Heard> some =
          heard.stream().filter(each -> group.test(each.row())).toList();
      if (some.isEmpty()) {
        return;
      }
      StringBuilder line = new StringBuilder(String.format("%-22s n=%d", name, some.size()));
      HeardFigures.of(some).forEach((figure, value) -> {
        line.append(String.format(" %s=%.3f", figure, value));
        if (detailed && name.equals("all")) {
          Interval interval = Bootstrap.DEFAULT.whole(
              some, drawn -> HeardFigures.of(drawn).getOrDefault(figure, 0.0));
          line.append(String.format("[%.3f,%.3f]", interval.low(), interval.high()));
        }
      });
      System.out.println(line);
    });
  }

  /**
   * Measures: {@code DATA WRITTEN folds|sources|without|share|open [vectors]}.
   *
   * <p>{@code folds}: five folds by source; {@code sources}: each source left out alone; {@code
   * without}: one group of features left out; {@code share}: a quarter and a half of the sources; {@code
   * open}: weights without the sources that forbid commercial use.
   */
  public static void main(String[] args) {
    Path data = Path.of(args[0]);
    Path written = Path.of(args[1]);
    boolean vectors = args.length > 3 && args[3].equals("vectors");
    try (KeptEmbedder embedder = KeptEmbedder.of(
        SentenceModel.DEFAULT, Path.of(System.getProperty("java.io.tmpdir"), "cairn-vectors"))) {
      SentenceVectors some =
          vectors ? text -> embedder.embed(List.of(text)).get(0) : SentenceVectors.NONE;
      HeardMeasured measured =
          new HeardMeasured(HeardExamples.below(data, written), HeardRow.labelled(data), some);
      switch (args[2]) {
        case "folds" -> measured.byFolds(each -> true, Set.of(), true);
        case "open" -> measured.byFolds(OPEN, Set.of(), true);
        case "sources" ->
          measured.measure("each source left out", OPEN, Set.of(), UnaryOperator.identity(), true);
        case "without" -> {
          for (Group group : Group.values()) {
            System.out.println("# without " + group);
            measured.byFolds(each -> true, Set.of(group), false);
          }
        }
        case "share" -> {
          for (int quarter : new int[] {1, 2}) {
            System.out.println("# " + quarter + " of 4 parts of the sources");
            measured.byFolds(each -> isInShare(each, quarter), Set.of(), false);
          }
        }
        default -> throw new IllegalArgumentException("no such measurement: " + args[2]);
      }
    }
  }

  private static boolean isInShare(HeardExamples each, int quarters) {
    return each.source().equals(HeardExamples.WRITTEN)
        || Math.floorMod(each.unit().hashCode(), 4) < quarters;
  }

  private void byFolds(Predicate<HeardExamples> chosen, Set<Group> without, boolean detailed) {
    measure("five folds", chosen, without, HeardMeasured::fold, detailed);
  }

  private void measure(
      String title,
      Predicate<HeardExamples> chosen,
      Set<Group> without,
      UnaryOperator<String> partOf,
      boolean detailed) {
    HeardTraining training = new HeardTraining(examples, vectors, without);
    List<Held> held = held(training, rows, chosen, partOf);
    List<ThresholdChoice.Scored> scored = scored(held, vectors);
    Thresholds thresholds = ThresholdChoice.of(scored);
    System.out.println(thresholds);
    print(title + ", thresholds of all parts", heard(held, thresholds, vectors), detailed);
    if (detailed) {
      print(title + ", thresholds of the other parts", nested(held, scored, vectors), true);
    }
  }

  /** For every part thresholds that were chosen on the others: what a new source would meet. */
  static List<HeardFigures.Heard> nested(
      List<Held> held, List<ThresholdChoice.Scored> scored, SentenceVectors vectors) {
    List<HeardFigures.Heard> all = new ArrayList<>();
    for (String part : held.stream().map(Held::part).distinct().toList()) {
      List<ThresholdChoice.Scored> others = new ArrayList<>();
      for (int i = 0; i < held.size(); i++) {
        if (!held.get(i).part.equals(part)) {
          others.add(scored.get(i));
        }
      }
      List<Held> some = held.stream().filter(each -> each.part.equals(part)).toList();
      all.addAll(heard(some, ThresholdChoice.of(others), vectors));
    }
    return all;
  }
}
