package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.FieldShape;
import dev.cairn.server.terminal.Ink;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the operations, or tells all of one. */
@Command(
    name = "operations",
    sortOptions = false,
    description = "Lists the operations and their fields. A ? marks a field that may be left out.")
final class OperationsCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..*",
      paramLabel = "OPERATION",
      description = "those to show with every field explained; all, in short, if absent")
  private List<String> names = List.of();

  private final Shell shell;

  OperationsCommand(Shell shell) {
    this.shell = shell;
  }

  /** An operation as {@code --json} tells of it; {@code who} may ask is anyone, a person, or depends. */
  record Told(
      String name,
      String kind,
      String who,
      String does,
      List<ToldField> fields,
      List<String> examples) {}

  /** A field as {@code --json} tells of it. */
  record ToldField(String name, String type, boolean required, String description) {}

  @Override
  public Integer call() {
    List<Bound<?, ?>> chosen = names.isEmpty()
        ? List.copyOf(shell.registry().operations())
        : names.stream().<Bound<?, ?>>map(shell.registry()::find).toList();
    if (shell.wantsJson()) {
      shell.print(chosen.stream().map(OperationsCommand::told).toList());
    } else {
      chosen.forEach(names.isEmpty() ? this::brief : this::whole);
    }
    return Exit.DONE;
  }

  private static Told told(Bound<?, ?> operation) {
    List<ToldField> fields = operation.allFields().stream()
        .map(field -> new ToldField(
            field.name(), field.shape().expected(), field.required(), field.description()))
        .toList();
    return new Told(
        operation.name(),
        operation.kind().name().toLowerCase(Locale.ROOT),
        operation.who().name().toLowerCase(Locale.ROOT),
        operation.does() + operation.forWhom(),
        fields,
        operation.examples());
  }

  private void brief(Bound<?, ?> operation) {
    Ink ink = shell.terminal().ink();
    PrintStream out = shell.terminal().out();
    List<String> fields = operation.fields().stream()
        .map(field -> field.required() ? field.name() : field.name() + "?")
        .toList();
    out.println(ink.bold(operation.name()) + "  " + ink.cyan(String.join(", ", fields)));
    out.println("  " + operation.does() + operation.forWhom());
  }

  private void whole(Bound<?, ?> operation) {
    PrintStream out = shell.terminal().out();
    brief(operation);
    for (FieldShape field : operation.allFields()) {
      out.printf(
          "    %-18s %s; %s%n",
          field.name() + (field.required() ? "" : "?"),
          field.shape().expected(),
          field.description());
    }
    for (String example : operation.examples()) {
      out.println("    cairn call " + operation.name() + " '" + example + "'");
    }
  }
}
