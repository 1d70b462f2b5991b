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
import tools.jackson.databind.node.JsonNodeFactory;

/** A field of an operation as an option, or as a word without a name. */
final class FieldOption {
  private static final int CHOICES_MAX = 60;

  private final FieldShape field;
  private final ArgSpec argument;
  private final Reader reader;

  private FieldOption(FieldShape field, ArgSpec argument, Reader reader) {
    this.field = field;
    this.argument = argument;
    this.reader = reader;
  }

  /** Turns what was given, if anything, into the value of the field. */
  @FunctionalInterface
  private interface Reader {
    Optional<JsonNode> read(Optional<Object> given, Shell shell);
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
    return new FieldOption(field, option.build(), (given, shell) -> words(field, given, shell));
  }

  /** The word without a name at this place; several of them if they make one value. */
  static FieldOption unnamed(FieldShape field, Friendly.Main main, int place) {
    boolean many = main.takes() == Friendly.Takes.WORDS;
    boolean required = field.required() && main.absent().isEmpty();
    boolean file = main.takes() == Friendly.Takes.FILE;
    PositionalParamSpec parameter = PositionalParamSpec.builder()
        .index(many ? place + "..*" : Integer.toString(place))
        .arity(many ? "1..*" : required ? "1" : "0..1")
        .type(many ? List.class : String.class)
        .auxiliaryTypes(String.class)
        .paramLabel(file ? "FILE" : field.name().toUpperCase(Locale.ROOT))
        .description(escaped(main.said()))
        .required(required)
        .build();
    Reader reader = file
        ? (given, shell) -> given.map(name -> text(field, name, shell))
        : (given, shell) ->
            words(field, given.or(() -> main.absent().map(word -> (Object) word)), shell);
    return new FieldOption(field, parameter, reader);
  }

  /** A field that is true unless the option is given. */
  static FieldOption unless(FieldShape field, Friendly.Switch off) {
    OptionSpec option = OptionSpec.builder("--" + off.option())
        .type(boolean.class)
        .description(escaped(off.said()))
        .build();
    return new FieldOption(
        field,
        option,
        (given, shell) -> Optional.of(
            JsonNodeFactory.instance.booleanNode(!given.equals(Optional.of(Boolean.TRUE)))));
  }

  private static boolean isMany(Shape shape) {
    return shape instanceof Shape.Items || shape instanceof Shape.Pairs;
  }

  private static String label(FieldShape field) {
    Shape shape = field.shape() instanceof Shape.Items items ? items.of() : field.shape();
    String choices = shape instanceof Shape.Choice choice
        ? String.join("|", choice.constants().keySet())
        : "";
    // A longer one would be broken off in mid-word; the description names them too.
    if (!choices.isEmpty() && choices.length() <= CHOICES_MAX) {
      return choices;
    }
    if (Words.isEvidence(shape)) {
      return "ENTRY:QUOTE";
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
    String many = field.shape() instanceof Shape.Items items
        ? items.of() instanceof Shape.Group
            ? " (repeat for more)"
            : " (repeat, or put commas between)"
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
    return reader.read(Optional.ofNullable(argument.getValue()), shell);
  }

  private static JsonNode text(FieldShape field, Object name, Shell shell) {
    String text = GivenFile.text(field.name(), String.valueOf(name), shell);
    return JsonNodeFactory.instance.stringNode(text);
  }

  private static Optional<JsonNode> words(FieldShape field, Optional<Object> given, Shell shell) {
    if (given.isEmpty()) {
      return Optional.empty();
    }
    if (given.get() instanceof List<?> list) {
      List<String> words = list.stream().map(String::valueOf).toList();
      List<String> read = isMany(field.shape()) ? words : List.of(String.join(" ", words));
      return words.isEmpty() ? Optional.empty() : Optional.of(json(field, read));
    }
    String word = String.valueOf(given.get());
    boolean stdin = word.equals("-") && field.name().equals("text");
    return Optional.of(json(field, List.of(stdin ? shell.readText(field.name()) : word)));
  }

  private static JsonNode json(FieldShape field, List<String> words) {
    return Words.toJson(field.name(), field.shape(), words);
  }
}
