package dev.cairn.server.cli;

import dev.cairn.server.operation.FieldShape;
import dev.cairn.server.operation.Shape;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tools.jackson.databind.JsonNode;

/** A field of an operation as an option, or as the one word without a name. */
final class FieldOption {
  private final FieldShape field;
  private final ArgSpec argument;

  private FieldOption(FieldShape field, ArgSpec argument) {
    this.field = field;
    this.argument = argument;
  }

  /** {@code --exit-code N}; what is true or false also as {@code --ok} and {@code --no-ok}. */
  static FieldOption named(FieldShape field) {
    OptionSpec.Builder option = OptionSpec.builder("--" + field.name().replace('_', '-'))
        .description(said(field))
        .required(field.required());
    if (field.shape() instanceof Shape.Flag) {
      option
          .type(Boolean.class)
          .arity("0..1")
          .fallbackValue("true")
          .negatable(true)
          .paramLabel("true|false");
    } else if (isMany(field.shape())) {
      option.type(List.class).auxiliaryTypes(String.class).arity("1").paramLabel(label(field));
    } else {
      option.type(String.class).arity("1").paramLabel(label(field));
    }
    return new FieldOption(field, option.build());
  }

  /** The word without a name. {@code words} join several of them, for people who forget quotes. */
  static FieldOption unnamed(FieldShape field, boolean words, String said) {
    PositionalParamSpec parameter = PositionalParamSpec.builder()
        .index(words ? "0..*" : "0")
        .arity(words ? "1..*" : "1")
        .type(words ? List.class : String.class)
        .auxiliaryTypes(String.class)
        .paramLabel(field.name().toUpperCase(Locale.ROOT))
        .description(escaped(said))
        .required(field.required())
        .build();
    return new FieldOption(field, parameter);
  }

  private static boolean isMany(Shape shape) {
    return shape instanceof Shape.Items || shape instanceof Shape.Pairs;
  }

  private static String label(FieldShape field) {
    Shape shape = field.shape() instanceof Shape.Items items ? items.of() : field.shape();
    if (shape instanceof Shape.Choice choice) {
      return String.join("|", choice.constants().keySet());
    }
    if (shape instanceof Shape.Pairs) {
      return "KEY=VALUE";
    }
    if (shape instanceof Shape.Time) {
      return "TIME";
    }
    if (shape instanceof Shape.Whole || shape instanceof Shape.Decimal) {
      return "N";
    }
    return field.name().toUpperCase(Locale.ROOT);
  }

  private static String said(FieldShape field) {
    String many = field.shape() instanceof Shape.Items
        ? " (repeat, or put commas between)"
        : field.shape() instanceof Shape.Pairs ? " (repeat for more)" : "";
    return escaped(field.description() + many);
  }

  /** The library takes a percent sign for a format. */
  static String escaped(String text) {
    return text.replace("%", "%%");
  }

  FieldShape field() {
    return field;
  }

  ArgSpec argument() {
    return argument;
  }

  /** What the user gave, if anything. */
  Optional<JsonNode> value(Shell shell) {
    Object given = argument.getValue();
    if (given == null) {
      return Optional.empty();
    }
    if (given instanceof List<?> list) {
      List<String> words = list.stream().map(String::valueOf).toList();
      List<String> read = isMany(field.shape()) ? words : List.of(String.join(" ", words));
      return words.isEmpty() ? Optional.empty() : Optional.of(json(read));
    }
    String word = String.valueOf(given);
    boolean stdin = word.equals("-") && field.name().equals("text");
    return Optional.of(json(List.of(stdin ? shell.readText(field.name()) : word)));
  }

  private JsonNode json(List<String> words) {
    return Words.toJson(field.name(), field.shape(), words);
  }
}
