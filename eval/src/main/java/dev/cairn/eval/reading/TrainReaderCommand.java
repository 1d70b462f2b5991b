package dev.cairn.eval.reading;

import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.SentenceVectors;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval train-reader}. */
@Command(
    name = "train-reader",
    sortOptions = false,
    description = {
      "Trains the readers of language and writes their weights; the same rows give the same bytes.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets. Nothing is learned of a row but weights.",
      "--written-only needs no data: it writes no weights, and prints the hashes that a test pins."
    })
public final class TrainReaderCommand implements Callable<Integer> {
  private static final String WEIGHTS = "text/src/main/resources/";
  private static final String ROWS = "eval/src/main/resources/dev/cairn/eval/reading/";

  private final Shell shell;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private ModelOptions models = new ModelOptions();

  @Mixin
  private WrittenOption written = new WrittenOption();

  @Option(
      names = "--reader",
      paramLabel = "NAME",
      split = ",",
      description = "only these: sentences, pairs, guards, outputs")
  private List<ReaderName> readers = List.of(ReaderName.values());

  @Option(
      names = "--to",
      paramLabel = "DIR",
      description = "the source tree whose weights are written (default: the one we are in)")
  private Path to = Path.of("");

  @Option(
      names = "--written-only",
      description =
          "learn from the written sentences alone, by words alone, and print a hash per reader")
  private boolean writtenOnly;

  public TrainReaderCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    if (writtenOnly) {
      printHashes();
    } else {
      train();
    }
    return 0;
  }

  private void printHashes() throws IOException {
    Progress progress = new Progress(shell.terminal().err());
    for (ReaderName reader : new TreeSet<>(readers)) {
      progress.say("training " + reader + " on what was written alone");
      String hash = reader.ofWritten(written.folder()).sha256();
      shell.terminal().out().println(reader + " " + hash);
    }
  }

  private void train() throws IOException {
    Path data = options.scored(spec, shell);
    Progress progress = new Progress(shell.terminal().err());
    List<String> table = new ArrayList<>(
        List.of("| reader | rows | sources | bytes | sha256 |", "|---|---|---|---|---|"));
    try (KeptEmbedder model = models
        .open(spec, shell)
        .orElseThrow(() -> CairnException.invalid(
            "model", "training compares by meaning too; name a model, not none"))) {
      SentenceVectors vectors =
          text -> text.isBlank() ? null : model.embed(List.of(text)).get(0);
      for (ReaderName reader : new TreeSet<>(readers)) {
        progress.say("training " + reader + "; this takes minutes");
        ReaderWeights weights = reader.train(data, written.folder(), vectors);
        write(WEIGHTS + reader.resource(), weights.bytes());
        write(WEIGHTS + reader.resource() + ".sha256", weights.sha256() + "\n");
        write(ROWS + LearnedRows.file(reader.set()), LearnedRows.lines(weights.rows()));
        table.add("| %s | %d | %d | %d | `%s` |"
            .formatted(
                reader,
                weights.rows().size(),
                weights.sources(),
                weights.bytes().length,
                weights.sha256()));
      }
    }
    table.add("");
    table.add("Vectors of " + SentenceModel.DEFAULT.label() + ", written sentences of "
        + written.folder() + ".");
    table.forEach(shell.terminal().out()::println);
  }

  private void write(String path, String text) throws IOException {
    write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private void write(String path, byte[] bytes) throws IOException {
    Path file = to.resolve(path);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, bytes);
  }
}
