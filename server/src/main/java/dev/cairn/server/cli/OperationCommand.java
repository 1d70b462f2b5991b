package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.FieldShape;
import dev.cairn.server.view.Page;
import dev.cairn.server.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A friendly command for one operation, made from its description. */
final class OperationCommand implements Callable<Integer> {
  private final Shell shell;
  private final Bound<?, ?> operation;
  private final Friendly friendly;
  private final List<FieldOption> options = new ArrayList<>();
  private final List<OptionSpec> flags = new ArrayList<>();

  OperationCommand(Shell shell, Friendly friendly) {
    this.shell = shell;
    this.friendly = friendly;
    this.operation = shell.registry().find(friendly.operation());
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    spec.usageMessage().description(FieldOption.escaped(operation.does())).sortOptions(false);
    for (FieldShape field : operation.fields()) {
      FieldOption option = friendly.isMain(field.name())
          ? FieldOption.unnamed(field, friendly.words(), friendly.said())
          : FieldOption.named(field);
      options.add(option);
      spec.add(option.argument());
    }
    for (Friendly.Flag flag : friendly.flags()) {
      OptionSpec option = OptionSpec.builder("--" + flag.name())
          .type(boolean.class)
          .description(FieldOption.escaped(flag.said()))
          .build();
      flags.add(option);
      spec.addOption(option);
    }
    addCommon(spec);
    spec.usageMessage().customSynopsis(synopsis());
    return spec;
  }

  /** What must be given, spelt out; the rest in one word. */
  private String synopsis() {
    StringBuilder line = new StringBuilder("cairn " + friendly.command());
    String main = "";
    for (FieldOption option : options) {
      String label = option.argument().paramLabel();
      if (friendly.isMain(option.field().name())) {
        main = " " + label + (friendly.words() ? "..." : "");
      } else if (option.field().required()) {
        line.append(" --")
            .append(option.field().name().replace('_', '-'))
            .append('=')
            .append(label);
      }
    }
    return line + " [OPTIONS]" + main;
  }

  /** Fields of all operations of this kind stand apart, so that the everyday ones are seen first. */
  private void addCommon(CommandSpec spec) {
    ArgGroupSpec.Builder group =
        ArgGroupSpec.builder().validate(false).heading("%nSeldom needed:%n");
    boolean any = false;
    for (FieldShape field : operation.commonFields()) {
      if (!field.name().equals("context")) {
        FieldOption option = FieldOption.named(field);
        options.add(option);
        group.addArg(option.argument());
        any = true;
      }
    }
    if (any) {
      spec.addArgGroup(group.build());
    }
  }

  @Override
  public Integer call() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    for (FieldOption option : options) {
      option.value(shell).ifPresent(value -> request.set(option.field().name(), value));
    }
    Object answer = shell.ask(operation, shell.json().bytes(request), UnaryOperator.identity());
    if (shell.wantsJson()) {
      shell.print(answer);
    } else {
      show(answer);
    }
    return Exit.of(answer);
  }

  private void show(Object answer) {
    List<String> wanted = flags.stream()
        .filter(flag -> Boolean.TRUE.equals(flag.getValue()))
        .map(flag -> flag.longestName().substring(2))
        .toList();
    Optional<View> view = friendly.view();
    Page page = new Page(shell.terminal(), wanted);
    view.ifPresentOrElse(
        known -> known.show(answer, page), () -> shell.terminal().out().println(answer));
  }
}
