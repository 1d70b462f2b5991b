package dev.cairn.eval.reading;

import dev.cairn.fault.CairnException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the sentences lie that were written for training. They are in the source tree only. */
final class WrittenOption {
  @Option(
      names = "--written",
      paramLabel = "DIR",
      description = "the sentences written for training (default: text/src/train)",
      defaultValue = "text/src/train")
  private Path folder = Path.of("text", "src", "train");

  Path folder() {
    if (!Files.isDirectory(folder)) {
      throw CairnException.invalid(
          "written",
          "there is no folder " + folder
              + "; training needs the source tree, or --weights shipped scores without it");
    }
    return folder;
  }
}
