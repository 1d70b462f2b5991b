package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.Answered;
import dev.cairn.server.operation.Bound;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Asks any operation: JSON in, one JSON document out. */
@Command(
    name = "call",
    sortOptions = false,
    description = {
      "Asks an operation with a JSON object and prints its answer as one JSON document.",
      "`cairn operations` lists them. The log that export writes comes on standard output;"
          + " import reads it from standard input."
    })
final class CallCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "OPERATION", description = "what to ask, such as search")
  private String operation = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "JSON",
      description = "the request; - reads it from standard input; {} if absent")
  private @Nullable String json;

  private final Shell shell;

  CallCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Bound<?, ?> bound = shell.registry().find(operation);
    return switch (bound.stream()) {
      case NONE -> {
        Answered answered = shell.ask(bound, request(), UnaryOperator.identity());
        shell.print(answered);
        yield Exit.of(answered.answer());
      }
      case DOWNLOAD -> {
        shell.ask(bound, request(), caller -> caller.download(shell.terminal().out()));
        yield Exit.DONE;
      }
      case UPLOAD -> {
        if ("-".equals(json)) {
          throw CairnException.invalid(
              "json", "standard input is the log to import; give the request as a word, or none");
        }
        try (Spool spool = Spool.of(shell)) {
          shell.print(shell.ask(bound, request(), caller -> caller.upload(spool.file())));
        }
        yield Exit.DONE;
      }
    };
  }

  private byte[] request() {
    if (json == null) {
      return "{}".getBytes(StandardCharsets.UTF_8);
    }
    return json.equals("-") ? shell.readInput() : json.getBytes(StandardCharsets.UTF_8);
  }
}
