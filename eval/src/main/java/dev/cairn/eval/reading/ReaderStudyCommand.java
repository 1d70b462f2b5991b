package dev.cairn.eval.reading;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.eval.suite.QualityReport;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Study;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.SentenceVectors;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code cairn eval reader-study}. */
@Command(
    name = "reader-study",
    sortOptions = false,
    description = {
      "Trains one reader of language again and again without a part of its rows, and measures it on that part.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets. The reader is measured alone; heard,"
          + " pairs, guards and outputs measure it through Cairn.",
      "pairs and guards are studied with vectors unless --no-model says otherwise; sentences by words alone, as"
          + " it is shipped, unless --model names a model; outputs has no vectors."
    })
public final class ReaderStudyCommand implements Callable<Integer> {
  private final Shell shell;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "READER", description = "sentences, pairs, guards or outputs")
  private ReaderName reader = ReaderName.SENTENCES;

  @Option(
      names = "--study",
      paramLabel = "NAME",
      description = {
        "folds (the default): five folds by source; sources: each source left out alone;"
            + " ablation: one group of features left out at a time; curve: a part of the rows;",
        "open (sentences, guards): without sources that forbid commercial use;"
            + " controls (outputs): with less to go by"
      })
  private Study study = Study.FOLDS;

  @Mixin
  private WrittenOption written = new WrittenOption();

  @Mixin
  private ModelOptions models = new ModelOptions();

  @Option(names = "--markdown", description = "print the tables in Markdown, to paste into a page")
  private boolean markdown;

  public ReaderStudyCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Path data = QualityOptions.data(spec, shell);
    boolean named = spec.findOption("--model").getValue() != null;
    Optional<KeptEmbedder> model =
        reader.hasVectors(named) ? models.open(spec, shell) : Optional.empty();
    try {
      SentenceVectors vectors = model
          .<SentenceVectors>map(
              kept -> text -> text.isBlank() ? null : kept.embed(List.of(text)).get(0))
          .orElse(SentenceVectors.NONE);
      List<Score> scores = scores(data, vectors);
      List<String> notes = List.of(
          "reader: " + reader + ", study: " + study + ", rows: " + reader.set(),
          model.isPresent() ? models.told(spec) : "model: none, by words alone",
          Bootstrap.DEFAULT.told());
      new QualityReport("reader-study", scores, notes).print(markdown, shell);
      return 0;
    } finally {
      model.ifPresent(KeptEmbedder::close);
    }
  }

  private List<Score> scores(Path data, SentenceVectors vectors) {
    Map<Study, Supplier<List<Score>>> studies =
        reader.study(data, written.folder(), vectors).studies();
    Supplier<List<Score>> chosen = studies.get(study);
    if (chosen == null) {
      throw CairnException.invalid(
          "study",
          "the reader " + reader + " has no study '" + study + "'; --study takes "
              + String.join(", ", studies.keySet().stream().map(Study::toString).toList()));
    }
    new Progress(shell.terminal().err())
        .say("training " + reader + " for the study " + study + "; this takes minutes");
    List<Score> scores = chosen.get();
    if (scores.isEmpty()) {
      throw CairnException.invalid(
          "data", "there are no rows of the shape of " + reader.set() + " below " + data);
    }
    return scores;
  }
}
