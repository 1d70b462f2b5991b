package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.FieldShape;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Fields of all operations of a kind. They stand apart, so that the everyday ones are seen first. */
final class CommonOptions {
  private final List<FieldOption> options = new ArrayList<>();

  CommonOptions(Bound<?, ?> operation) {
    for (FieldShape field : operation.commonFields()) {
      // Every command has the one already, and those that can show reasons a flag for the other.
      if (!field.name().equals("context") && !field.name().equals(Exchange.WHY)) {
        options.add(FieldOption.named(field));
      }
    }
  }

  void addTo(CommandSpec spec) {
    if (!options.isEmpty()) {
      ArgGroupSpec.Builder group =
          ArgGroupSpec.builder().validate(false).heading("%nSeldom needed:%n");
      options.forEach(option -> group.addArg(option.argument()));
      spec.addArgGroup(group.build());
    }
  }

  List<FieldOption> options() {
    return options;
  }
}
