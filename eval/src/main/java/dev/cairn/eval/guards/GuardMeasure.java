package dev.cairn.eval.guards;

import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.guards.GuardFolds.Results;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.GuardTrainer.Label;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Measures the matcher over five folds by source, with its controls; prints a table. */
public final class GuardMeasure {
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
    GuardFolds folds = new GuardFolds(rows, written, crowds, vectors, off);
    Results results =
        options.contains("loso") ? folds.leaveOneOut(trainable) : folds.five(trainable);
    GuardFigures figures = new GuardFigures(results, any -> true);
    figures.print("all rows");
    new GuardFigures(results, GuardRow::strict).print("strict rows");
    if (options.contains("errors")) {
      errors(results, figures);
    }
  }

  /** Writes the weights that come with Cairn, without sources under non-commercial licences. */
  private void ship(Predicate<GuardRow> trainable) {
    List<GuardRow> train = new ArrayList<>(rows.stream().filter(trainable).toList());
    train.addAll(written);
    byte[] bytes = GuardTraining.train(train, vectors).bytes();
    Path file = Path.of("text/src/main/resources/dev/cairn/text/guard/guard.model");
    try {
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.out.println(file + ": " + bytes.length + " bytes");
  }

  private static void errors(Results results, GuardFigures figures) {
    for (GuardOutcome each : results.rows()) {
      boolean named = figures.names(each);
      boolean forbids = figures.forbids(each);
      if (each.row().isRelevant() != named || forbids != (each.row().label() == Label.VIOLATES)) {
        System.out.printf(
            Locale.ROOT,
            "%s named=%b forbids=%b speaks=%.2f verdict=%.2f | %s | %s%n",
            each.row().label(),
            named,
            forbids,
            each.speaks(),
            each.verdict(),
            each.row().rule().statement(),
            each.row().call());
      }
    }
  }
}
