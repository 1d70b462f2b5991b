package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.FieldShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
      FieldOption option = option(field);
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
    spec.usageMessage().customSynopsis(synopsis());
    CommonOptions common = new CommonOptions(operation);
    common.addTo(spec);
    options.addAll(common.options());
    return spec;
  }

  private FieldOption option(FieldShape field) {
    Optional<Friendly.Main> main = friendly.mainOf(field.name());
    if (main.isPresent()) {
      return FieldOption.unnamed(field, main.get(), friendly.mains().indexOf(main.get()));
    }
    return friendly
        .switchOf(field.name())
        .map(off -> FieldOption.unless(field, off))
        .orElseGet(() -> FieldOption.named(field));
  }

  /** What must be given, spelt out; the rest in one word. */
  private String synopsis() {
    StringBuilder line = new StringBuilder("cairn " + friendly.command());
    StringBuilder words = new StringBuilder();
    for (FieldOption option : options) {
      String label = option.argument().paramLabel();
      Optional<Friendly.Main> main = friendly.mainOf(option.field().name());
      if (main.isPresent()) {
        String dots = main.get().takes() == Friendly.Takes.WORDS ? "..." : "";
        words.append(option.argument().required() ? " " + label + dots : " [" + label + "]");
      } else if (option.argument().required()) {
        line.append(" --")
            .append(option.field().name().replace('_', '-'))
            .append('=')
            .append(label);
      }
    }
    return line + " [OPTIONS]" + words;
  }

  @Override
  public Integer call() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    return new Exchange(shell, operation).run(request, options, flags());
  }

  /** Those that were given. */
  private List<String> flags() {
    return flags.stream()
        .filter(flag -> Boolean.TRUE.equals(flag.getValue()))
        .map(flag -> flag.longestName().substring(2))
        .toList();
  }
}
