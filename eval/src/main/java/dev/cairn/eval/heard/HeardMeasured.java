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
import java.util.function.Predicate;

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

  /** One row with the reader that had not seen its source. */
  record Held(HeardRow row, ReaderModel model) {}

  /** For every labelled row a model that was trained without the fold of its source. */
  static List<Held> folds(
      HeardTraining training, List<HeardRow> rows, Predicate<HeardExamples> chosen) {
    List<Held> all = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int left = fold;
      ReaderModel model = training.train(each -> chosen.test(each)
          && (each.source().equals(HeardExamples.WRITTEN) || Folds.of(SET, each.unit()) != left));
      for (HeardRow row : rows) {
        if (Folds.of(SET, row.unit()) == fold) {
          all.add(new Held(row, model));
        }
      }
    }
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
   * <p>{@code folds}: five folds by source; {@code sources}: each larger source left out alone; {@code
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
        case "sources" -> measured.bySource();
        case "without" -> {
          for (Group group : Group.values()) {
            System.out.println("# without " + group);
            measured.byFolds(each -> true, Set.of(group), false);
          }
          System.out.println("# control: form and place alone, no words");
          measured.byFolds(
              each -> true,
              Set.of(
                  Group.WORDS, Group.CHARS, Group.SKELETON, Group.START, Group.CUES, Group.VECTOR),
              false);
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
    HeardTraining training = new HeardTraining(examples, vectors, without);
    List<Held> held = folds(training, rows, chosen);
    List<ThresholdChoice.Scored> scored = scored(held, vectors);
    Thresholds thresholds = ThresholdChoice.of(scored);
    System.out.println(thresholds);
    print("thresholds of all folds", heard(held, thresholds, vectors), detailed);
    if (detailed) {
      print("thresholds of the other folds", nested(held, scored, vectors), true);
    }
  }

  /** For every fold thresholds that were chosen on the others: what a new source would meet. */
  static List<HeardFigures.Heard> nested(
      List<Held> held, List<ThresholdChoice.Scored> scored, SentenceVectors vectors) {
    List<HeardFigures.Heard> all = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int left = fold;
      Thresholds thresholds = ThresholdChoice.of(scored.stream()
          .filter(each -> Folds.of(SET, each.row().unit()) != left)
          .toList());
      List<Held> some =
          held.stream().filter(each -> Folds.of(SET, each.row.unit()) == left).toList();
      all.addAll(heard(some, thresholds, vectors));
    }
    return all;
  }

  /** Each larger source alone, read by a model and thresholds that never saw it. */
  private void bySource() {
    HeardTraining training = new HeardTraining(examples, vectors);
    Thresholds thresholds = ThresholdChoice.of(scored(folds(training, rows, OPEN), vectors));
    List<HeardFigures.Heard> all = new ArrayList<>();
    for (String source : List.of(
        "specstoryai+getspecstory",
        "specstoryai+tnyOffice",
        "lmsys",
        "memory_longmemeval_mini",
        "awesome-cursorrules",
        "PrefEval")) {
      ReaderModel model =
          training.train(each -> OPEN.test(each) && !each.source().startsWith(source));
      List<Held> held = rows.stream()
          .filter(row -> row.source().startsWith(source))
          .map(row -> new Held(row, model))
          .toList();
      all.addAll(heard(held, thresholds, vectors));
    }
    print("each larger source left out alone", all, true);
  }
}
