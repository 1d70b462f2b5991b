package dev.cairn.eval.guards;

import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.GuardMatcher;
import dev.cairn.text.guard.GuardMatcher.Standing;
import dev.cairn.text.guard.GuardModel;
import dev.cairn.text.guard.GuardTrainer.Label;
import dev.cairn.text.guard.Rule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Measures the matcher over five folds by source, with its controls; prints a table. */
public final class GuardMeasure {
  private static final int FOREIGN_TESTED = 12;

  private final List<GuardRow> rows;
  private final List<GuardRow> written;
  private final List<CrowdRow> crowds;
  private final SentenceVectors vectors;

  private GuardMeasure(
      List<GuardRow> rows, List<GuardRow> written, List<CrowdRow> crowds, SentenceVectors vectors) {
    this.rows = rows;
    this.written = written;
    this.crowds = crowds;
    this.vectors = vectors;
  }

  /** One row with what came out. */
  private record Outcome(
      GuardRow row,
      double speaks,
      double violates,
      boolean named,
      boolean forbids,
      double foreignMean,
      double foreignNamed,
      double foreignForbidden,
      boolean banBroken,
      boolean mayBreak) {}

  private record CrowdOutcome(
      CrowdRow row, double recallRanked, double recallNamed, double precision, boolean silent) {}

  private record Results(List<Outcome> rows, List<CrowdOutcome> crowds) {}

  /**
   * Arguments: folder of the data, folder of the written groups, then options: {@code words} without vectors,
   * {@code loso} leave one source out, {@code off=a,b} groups of features left out, {@code share=0.5} of the
   * sources, {@code commercial} without sources under non-commercial licences, {@code errors}.
   */
  public static void main(String[] args) {
    Set<String> options = Set.copyOf(Arrays.asList(args).subList(2, args.length));
    Path data = Path.of(args[0]);
    Path train = Path.of(args[1]);
    List<GuardRow> written = new ArrayList<>(GuardData.written(train.resolve("guards-dev.txt")));
    written.addAll(GuardData.written(train.resolve("guards-life.txt")));
    try (KeptEmbedder embedder = KeptEmbedder.of(
        SentenceModel.DEFAULT, Path.of(System.getProperty("java.io.tmpdir"), "cairn-vectors"))) {
      Map<String, float[]> kept = new LinkedHashMap<>();
      SentenceVectors vectors = options.contains("words")
          ? SentenceVectors.NONE
          : text ->
              kept.computeIfAbsent(text, each -> embedder.embed(List.of(each)).get(0));
      new GuardMeasure(GuardData.rows(data), written, GuardData.crowds(data), vectors).run(options);
    }
  }

  private void run(Set<String> options) {
    Set<String> off = options.stream()
        .filter(each -> each.startsWith("off="))
        .flatMap(each -> Arrays.stream(each.substring(4).split(",")))
        .collect(Collectors.toSet());
    double share = options.stream()
        .filter(each -> each.startsWith("share="))
        .mapToDouble(each -> Double.parseDouble(each.substring(6)))
        .findFirst()
        .orElse(1);
    boolean commercial = options.contains("commercial");
    Predicate<GuardRow> trainable = row -> (!commercial || !row.isNonCommercial())
        && (share >= 1 || new SplittableRandom(row.source().hashCode()).nextDouble() < share);
    if (options.contains("ship")) {
      ship(row -> !row.isNonCommercial());
      return;
    }
    Results results =
        options.contains("loso") ? leaveOneOut(trainable, off) : folds(trainable, off);
    print("all rows", results, any -> true);
    print("strict rows", results, row -> row.strict());
    if (options.contains("errors")) {
      errors(results);
    }
  }

  /** Writes the weights that come with Cairn, without sources under non-commercial licences. */
  private void ship(Predicate<GuardRow> trainable) {
    List<GuardRow> train = new ArrayList<>(rows.stream().filter(trainable).toList());
    train.addAll(written);
    byte[] bytes = GuardTraining.train(train, vectors).bytes();
    Path file = Path.of("text/src/main/resources/dev/cairn/text/guard/guard.model");
    try {
      java.nio.file.Files.write(file, bytes);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    System.out.println(file + ": " + bytes.length + " bytes");
  }

  private Results folds(Predicate<GuardRow> trainable, Set<String> off) {
    Results all = new Results(new ArrayList<>(), new ArrayList<>());
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int here = fold;
      part(source -> Folds.of(GuardData.SET, source) == here, trainable, off, all);
    }
    return all;
  }

  private Results leaveOneOut(Predicate<GuardRow> trainable, Set<String> off) {
    Results all = new Results(new ArrayList<>(), new ArrayList<>());
    Map<String, Integer> sizes = new LinkedHashMap<>();
    rows.forEach(row -> sizes.merge(group(row.source()), 1, Integer::sum));
    for (String source : new TreeSet<>(sizes.keySet())) {
      if (sizes.getOrDefault(source, 0) >= 10) {
        part(each -> group(each).equals(source), trainable, off, all);
      }
    }
    return all;
  }

  /** Rule packs of one collection count as one source. */
  private static String group(String source) {
    int slash = source.indexOf('/');
    return slash < 0 ? source : source.substring(0, slash);
  }

  private void part(
      Predicate<String> tested, Predicate<GuardRow> trainable, Set<String> off, Results into) {
    List<GuardRow> train = rows.stream()
        .filter(row -> !tested.test(row.source()) && trainable.test(row))
        .collect(Collectors.toCollection(ArrayList::new));
    if (!off.contains("written")) {
      train.addAll(written);
    }
    GuardModel model = GuardTraining.trainOne(train, vectors, off);
    GuardMatcher matcher = new GuardMatcher(model);
    for (GuardRow row : rows) {
      if (tested.test(row.source())) {
        into.rows().add(outcome(matcher, row, off));
      }
    }
    for (CrowdRow row : crowds) {
      if (tested.test(row.source())) {
        into.crowds().add(outcome(matcher, row, off));
      }
    }
  }

  private Outcome outcome(GuardMatcher matcher, GuardRow row, Set<String> off) {
    List<Standing> own =
        matcher.standings(row.call(), matcher.index(List.of(row.rule())), vectors, off);
    List<Rule> foreign = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(row.rule().statement().hashCode());
    while (foreign.size() < FOREIGN_TESTED) {
      GuardRow other = rows.get(random.nextInt(rows.size()));
      if (!other.source().equals(row.source())) {
        foreign.add(other.rule());
      }
    }
    List<Standing> others = matcher.standings(row.call(), matcher.index(foreign), vectors, off);
    return new Outcome(
        row,
        own.isEmpty() ? 0 : own.get(0).speaks(),
        own.isEmpty() ? 0 : own.get(0).violates(),
        !own.isEmpty() && own.get(0).named(),
        !own.isEmpty() && own.get(0).forbids(),
        others.stream().mapToDouble(Standing::speaks).sum() / FOREIGN_TESTED,
        (double) others.stream().filter(Standing::named).count() / FOREIGN_TESTED,
        (double) others.stream().filter(Standing::forbids).count() / FOREIGN_TESTED,
        !own.isEmpty() && own.get(0).banBroken(),
        !own.isEmpty() && own.get(0).mayBreak());
  }

  private CrowdOutcome outcome(GuardMatcher matcher, CrowdRow row, Set<String> off) {
    List<Standing> ranked =
        new ArrayList<>(matcher.standings(row.call(), matcher.index(row.rules()), vectors, off));
    ranked.sort(Comparator.comparing(Standing::forbids)
        .thenComparingDouble(Standing::speaks)
        .reversed());
    List<Standing> named = ranked.stream().filter(Standing::named).toList();
    double relevant = Math.max(1, row.relevant().size());
    double top = hits(ranked, row) / relevant;
    double shown = hits(named, row) / relevant;
    double right = named.stream().filter(each -> isRelevant(each, row)).count();
    return new CrowdOutcome(
        row, top, shown, named.isEmpty() ? Double.NaN : right / named.size(), named.isEmpty());
  }

  private static double hits(List<Standing> ranked, CrowdRow row) {
    return ranked.stream().limit(3).filter(each -> isRelevant(each, row)).count();
  }

  private static boolean isRelevant(Standing standing, CrowdRow row) {
    return row.relevant().contains(Integer.parseInt(standing.rule().id()));
  }

  private static void print(String title, Results results, Predicate<GuardRow> which) {
    List<Outcome> rows =
        results.rows().stream().filter(each -> which.test(each.row())).toList();
    System.out.println("== " + title + " (" + rows.size() + ")");
    Predicate<Outcome> violates = each -> each.row().label() == Label.VIOLATES;
    Predicate<Outcome> unrelated = each -> each.row().label() == Label.UNRELATED;
    Predicate<Outcome> failure = each -> each.row().rule().kind() == Rule.Kind.NEGATIVE_RESULT;
    line("violations named", rows, violates, Outcome::named);
    line(
        "  that share a word", rows, violates.and(each -> each.row().sharesWord()), Outcome::named);
    line("violations forbidden", rows, violates, Outcome::forbids);
    line("  without past failures", rows, violates.and(failure.negate()), Outcome::forbids);
    line("wrongly forbidden", rows, violates.negate(), Outcome::forbids);
    line(
        "relevant (speaks) named",
        rows,
        each -> each.row().label() == Label.SPEAKS,
        Outcome::named);
    line("unrelated named", rows, unrelated, Outcome::named);
    mean("foreign rules named", rows.stream().mapToDouble(Outcome::foreignNamed).toArray());
    mean(
        "foreign, of violations",
        rows.stream().filter(violates).mapToDouble(Outcome::foreignNamed).toArray());
    mean(
        "foreign rules forbidding",
        rows.stream().mapToDouble(Outcome::foreignForbidden).toArray());
    System.out.printf(
        Locale.ROOT,
        "AUC relevant %.3f; blind to the rule %.3f; violates or keeps %.3f; named at 10 %% of unrelated %.3f%n",
        auc(rows, each -> each.row().isRelevant(), unrelated, Outcome::speaks),
        auc(rows, each -> each.row().isRelevant(), unrelated, Outcome::foreignMean),
        auc(rows, violates, each -> each.row().label() == Label.SPEAKS, Outcome::violates),
        namedAt(rows, 0.1));
    curve(rows);
    crowd(results.crowds());
  }

  /** What would be forbidden at other thresholds: of violations, wrongly. */
  private static void curve(List<Outcome> rows) {
    for (double limit : new double[] {0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 2}) {
      for (double naming : new double[] {0.3, 0.5}) {
        Predicate<Outcome> forbids =
            each -> (each.banBroken() && each.row().rule().kind() != Rule.Kind.NEGATIVE_RESULT)
                || (each.mayBreak() && each.violates() >= limit && each.speaks() >= naming);
        double right = rows.stream()
            .filter(each -> each.row().label() == Label.VIOLATES)
            .mapToDouble(each -> forbids.test(each) ? 1 : 0)
            .average()
            .orElse(0);
        double wrong = rows.stream()
            .filter(each -> each.row().label() != Label.VIOLATES)
            .mapToDouble(each -> forbids.test(each) ? 1 : 0)
            .average()
            .orElse(0);
        System.out.printf(
            Locale.ROOT,
            "  forbids at %.2f/%.1f: %.3f wrongly %.3f%n",
            limit,
            naming,
            right,
            wrong);
      }
    }
    for (double limit : new double[] {0.3, 0.35, 0.4, 0.45, 0.5}) {
      System.out.printf(
          Locale.ROOT,
          "  named at %.2f: violations %.3f speaks %.3f unrelated %.3f%n",
          limit,
          rows.stream()
              .filter(each -> each.row().label() == Label.VIOLATES)
              .mapToDouble(each -> each.speaks() >= limit ? 1 : 0)
              .average()
              .orElse(0),
          rows.stream()
              .filter(each -> each.row().label() == Label.SPEAKS)
              .mapToDouble(each -> each.speaks() >= limit ? 1 : 0)
              .average()
              .orElse(0),
          rows.stream()
              .filter(each -> each.row().label() == Label.UNRELATED)
              .mapToDouble(each -> each.speaks() >= limit ? 1 : 0)
              .average()
              .orElse(0));
    }
  }

  private static void crowd(List<CrowdOutcome> crowds) {
    List<CrowdOutcome> speaking =
        crowds.stream().filter(each -> !each.row().relevant().isEmpty()).toList();
    List<CrowdOutcome> silent =
        crowds.stream().filter(each -> each.row().relevant().isEmpty()).toList();
    if (!speaking.isEmpty()) {
      mean(
          "crowd recall@3 ranked",
          speaking.stream().mapToDouble(CrowdOutcome::recallRanked).toArray());
      mean(
          "crowd recall@3 named",
          speaking.stream().mapToDouble(CrowdOutcome::recallNamed).toArray());
      mean(
          "crowd precision",
          speaking.stream()
              .mapToDouble(CrowdOutcome::precision)
              .filter(each -> !Double.isNaN(each))
              .toArray());
    }
    if (!silent.isEmpty()) {
      mean(
          "crowd silent",
          silent.stream().mapToDouble(each -> each.silent() ? 1 : 0).toArray());
    }
  }

  private static double namedAt(List<Outcome> rows, double rate) {
    double[] unrelated = rows.stream()
        .filter(each -> each.row().label() == Label.UNRELATED)
        .mapToDouble(Outcome::speaks)
        .sorted()
        .toArray();
    if (unrelated.length == 0) {
      return 0;
    }
    double limit = unrelated[(int) Math.floor((1 - rate) * (unrelated.length - 1))];
    return rows.stream()
        .filter(each -> each.row().label() == Label.VIOLATES)
        .mapToDouble(each -> each.speaks() > limit ? 1 : 0)
        .average()
        .orElse(0);
  }

  private static double auc(
      List<Outcome> rows,
      Predicate<Outcome> yes,
      Predicate<Outcome> no,
      java.util.function.ToDoubleFunction<Outcome> score) {
    double[] high = rows.stream().filter(yes).mapToDouble(score).toArray();
    double[] low = rows.stream().filter(no).mapToDouble(score).toArray();
    double won = 0;
    for (double one : high) {
      for (double other : low) {
        won += one > other ? 1 : one == other ? 0.5 : 0;
      }
    }
    return won / Math.max(1, (double) high.length * low.length);
  }

  private static void line(
      String name, List<Outcome> rows, Predicate<Outcome> which, Predicate<Outcome> hit) {
    mean(
        name,
        rows.stream().filter(which).mapToDouble(each -> hit.test(each) ? 1 : 0).toArray());
  }

  private static void mean(String name, double[] values) {
    if (values.length == 0) {
      return;
    }
    Interval interval = Bootstrap.DEFAULT.mean(values);
    System.out.printf(
        Locale.ROOT,
        "%-26s %.3f [%.3f %.3f] n=%d%n",
        name,
        interval.value(),
        interval.low(),
        interval.high(),
        values.length);
  }

  private static void errors(Results results) {
    for (Outcome each : results.rows()) {
      boolean wrong = each.row().isRelevant() != each.named()
          || each.forbids() != (each.row().label() == Label.VIOLATES);
      if (wrong) {
        System.out.printf(
            Locale.ROOT,
            "%s named=%b forbids=%b speaks=%.2f violates=%.2f | %s | %s%n",
            each.row().label(),
            each.named(),
            each.forbids(),
            each.speaks(),
            each.violates(),
            each.row().rule().statement(),
            each.row().call());
      }
    }
  }
}
