package dev.cairn.eval.suite;

import dev.cairn.embed.SentenceModel;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import dev.cairn.server.data.ModelChoice;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Which model places texts by their meaning, and where its vectors are kept between runs. */
public final class ModelOptions {
  private static final String VARIABLE = "CAIRN_EVAL_VECTORS";
  private static final String FOLDER = "cairn-eval-vectors";
  private static final ModelChoice DEFAULT = new ModelChoice(Optional.of(SentenceModel.DEFAULT));

  @Option(names = "--no-model", description = "by words alone, as --model none")
  private boolean none;

  @Option(
      names = "--vectors",
      paramLabel = "DIR",
      description =
          "keep vectors here for the next run (default: CAIRN_EVAL_VECTORS, else a temporary folder)")
  private @Nullable Path folder;

  /** The model to run with, as {@code --model} says; its owner closes it. Nothing is loaded yet. */
  public Optional<KeptEmbedder> open(CommandSpec command, Shell shell) {
    return model(command).map(model -> KeptEmbedder.of(model, folder(shell)));
  }

  /** For a note under the table. */
  public String told(CommandSpec command) {
    return "model: " + model(command).map(SentenceModel::label).orElse("none, by words alone");
  }

  private Optional<SentenceModel> model(CommandSpec command) {
    // The option every command has; here it also decides which vectors are kept.
    String named = command.findOption("--model").getValue();
    if (none && named != null) {
      throw CairnException.invalid("model", "give --model or --no-model, not both");
    }
    ModelChoice chosen = named == null ? DEFAULT : ModelChoice.named(named);
    return none ? Optional.empty() : chosen.model();
  }

  private Path folder(Shell shell) {
    if (folder != null) {
      return folder;
    }
    return Optional.ofNullable(shell.terminal().environment().get(VARIABLE))
        .map(Path::of)
        .orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir"), FOLDER));
  }
}
