package dev.cairn.eval.reading;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * A suite over rows that a reader can be trained on. Rows the shipped weights learned from are scored by folds,
 * each by a reader that saw no row of its sources; all others by the shipped weights as they are.
 *
 * @param <R> a labelled row
 */
abstract class ReadingCommand<R> implements Callable<Integer> {
  private final Shell shell;
  private final String suite;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private ModelOptions models = new ModelOptions();

  @Option(
      names = "--weights",
      paramLabel = "WHICH",
      description = "shipped, or folds; if absent folds for rows the shipped weights learned from")
  private String weights = "";

  @Mixin
  private WrittenOption written = new WrittenOption();

  ReadingCommand(Shell shell, String suite) {
    this.shell = shell;
    this.suite = suite;
  }

  /** The rows below a folder; none if it has no such set. */
  protected abstract List<R> rows(Path data);

  /** Where a row comes from; rows of one source are never on both sides. */
  protected abstract String source(R row);

  /** The name of the set, which the folds hang on. */
  protected abstract String set();

  /** What makes a row the same row wherever it lies. */
  protected abstract String words(R row);

  /** Readers trained on all of these rows and what was written for training. */
  protected abstract Readers trained(
      List<R> rows, Path data, Path written, SentenceVectors vectors);

  /** For each fold readers that saw none of its rows, with thresholds of the other folds. */
  protected abstract List<Readers> byFolds(
      List<R> rows, Path data, Path written, SentenceVectors vectors);

  /** Scores rows of a folder through the facade. */
  protected abstract List<Measured> measured(List<R> rows, Path data, Trials trials);

  /** Figures over whole groups that are no means over rows. */
  protected abstract List<Score> further(Scores scores, List<Measured> all);

  @Override
  public Integer call() throws Exception {
    Progress progress = new Progress(shell.terminal().err());
    Path data = options.scored(spec, shell);
    List<R> rows = rows(data);
    if (rows.isEmpty()) {
      throw CairnException.invalid("data", "there are no rows of the shape of " + set());
    }
    Optional<KeptEmbedder> model = models.open(spec, shell);
    try {
      SentenceVectors vectors = model
          .<SentenceVectors>map(kept -> text -> kept.embed(List.of(text)).get(0))
          .orElse(SentenceVectors.NONE);
      List<String> notes = new ArrayList<>(List.of(models.told(spec)));
      List<Measured> all =
          measured(rows, data, vectors, model.map(KeptEmbedder::shared), notes, progress);
      options.print(suite, all, scores -> further(scores, all), notes, shell);
      return 0;
    } finally {
      model.ifPresent(KeptEmbedder::close);
    }
  }

  private List<Measured> measured(
      List<R> rows,
      Path data,
      SentenceVectors vectors,
      Optional<Embedder> model,
      List<String> notes,
      Progress progress) {
    if (options.train().isPresent()) {
      Path train = options.train().get();
      notes.add("weights: trained on " + train);
      Readers readers = trained(rows(train), train, written.folder(), vectors);
      return measured(rows, data, new Trials(readers, model));
    }
    if (!byFolds(rows)) {
      notes.add("weights: as shipped");
      return measured(rows, data, new Trials(Readers.shipped(), model));
    }
    notes.add("weights: five folds by source, each scored by readers that saw none of its sources");
    progress.say("training five readers; this takes minutes");
    List<Readers> readers = byFolds(rows, data, written.folder(), vectors);
    List<Measured> all = new ArrayList<>();
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int held = fold;
      List<R> tested =
          rows.stream().filter(row -> Folds.of(set(), source(row)) == held).toList();
      all.addAll(measured(tested, data, new Trials(readers.get(fold), model)));
      progress.step("folds", fold + 1L, Folds.COUNT);
    }
    return all;
  }

  private boolean byFolds(List<R> rows) {
    return switch (weights) {
      case "shipped" -> false;
      case "folds" -> true;
      case "" -> {
        LearnedRows learned = LearnedRows.of(set());
        yield rows.stream().anyMatch(row -> learned.hold(words(row)));
      }
      default ->
        throw CairnException.invalid(
            "weights", "weights must be shipped or folds, was '" + weights + "'");
    };
  }
}
