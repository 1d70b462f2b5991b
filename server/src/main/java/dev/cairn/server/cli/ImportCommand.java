package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.Answered;
import dev.cairn.server.operation.Bound;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Reads a log that was exported. */
@Command(
    name = "import",
    sortOptions = false,
    customSynopsis = "cairn import [FORMAT] FILE [OPTIONS]",
    description = {
      "Reads an exported log. Into an empty context it is restored byte for byte; into another it is"
          + " merged: ids kept, collisions refused, the origin noted. All of it or nothing."
    })
final class ImportCommand implements Callable<Integer> {
  private static final String OURS = "cairn";

  @Parameters(
      arity = "1..2",
      paramLabel = "[FORMAT] FILE",
      description = "the file, or - for standard input; before it the format, so far only cairn")
  private List<String> words = List.of();

  private final Shell shell;
  private final Bound<?, ?> operation;

  ImportCommand(Shell shell) {
    this.shell = shell;
    this.operation = shell.registry().find("import");
  }

  @Override
  public Integer call() {
    String file = words.get(words.size() - 1);
    if (words.size() == 2 && !words.get(0).equals(OURS)) {
      throw CairnException.invalid(
          "format", "unknown format '" + words.get(0) + "'; known: " + OURS);
    }
    Answered answered = file.equals("-") ? fromInput() : from(GivenFile.existing(file));
    new Exchange(shell, operation).print(answered, List.of());
    return Exit.DONE;
  }

  private Answered fromInput() {
    try (Spool spool = Spool.of(shell)) {
      return from(spool.file());
    }
  }

  private Answered from(Path file) {
    byte[] request = "{}".getBytes(StandardCharsets.UTF_8);
    return shell.ask(operation, request, caller -> caller.upload(file));
  }
}
