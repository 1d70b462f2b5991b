package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.Evidence;
import dev.cairn.server.operation.Shape;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns the words of an option into JSON. A word that does not fit becomes a string, and the registry refuses
 * it as it would from any other door.
 */
final class Words implements Shape.Handler<JsonNode> {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final JsonMapper MAPPER = new JsonMapper();

  private final String field;
  private final List<String> words;

  private Words(String field, List<String> words) {
    this.field = field;
    this.words = words;
  }

  static JsonNode toJson(String field, Shape shape, List<String> words) {
    return shape.accept(new Words(field, words));
  }

  private String word() {
    return words.get(0);
  }

  private JsonNode string() {
    return NODES.stringNode(word());
  }

  private JsonNode number() {
    try {
      return word().matches("-?\\d{1,18}")
          ? NODES.numberNode(Long.parseLong(word()))
          : NODES.numberNode(Double.parseDouble(word()));
    } catch (NumberFormatException e) {
      return string();
    }
  }

  @Override
  public JsonNode text(Shape.Text shape) {
    return string();
  }

  @Override
  public JsonNode whole(Shape.Whole shape) {
    return number();
  }

  @Override
  public JsonNode decimal(Shape.Decimal shape) {
    return number();
  }

  @Override
  public JsonNode flag(Shape.Flag shape) {
    boolean known = word().equals("true") || word().equals("false");
    return known ? NODES.booleanNode(Boolean.parseBoolean(word())) : string();
  }

  @Override
  public JsonNode time(Shape.Time shape) {
    return string();
  }

  @Override
  public JsonNode choice(Shape.Choice shape) {
    return string();
  }

  @Override
  public JsonNode word(Shape.Word shape) {
    return string();
  }

  @Override
  public JsonNode mark(Shape.Mark shape) {
    return word().matches("\\d{1,18}") ? number() : string();
  }

  /** Written {@code ENTRY:QUOTE}, because nobody likes to type JSON. */
  static boolean isEvidence(Shape shape) {
    return shape instanceof Shape.Group group && group.of().type() == Evidence.class;
  }

  /** Repeated, or with commas between. */
  @Override
  public JsonNode items(Shape.Items shape) {
    ArrayNode array = NODES.arrayNode();
    boolean objects = shape.of() instanceof Shape.Group || shape.of() instanceof Shape.Any;
    words.stream()
        .flatMap(word -> objects ? Stream.of(word) : Stream.of(word.split(",", -1)))
        .forEach(word -> array.add(toJson(field, shape.of(), List.of(word.strip()))));
    return array;
  }

  @Override
  public JsonNode pairs(Shape.Pairs shape) {
    ObjectNode object = NODES.objectNode();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw CairnException.invalid(field, field + " must be KEY=VALUE, was '" + word + "'");
      }
      object.set(
          word.substring(0, equals),
          toJson(field, shape.of(), List.of(word.substring(equals + 1))));
    }
    return object;
  }

  @Override
  public JsonNode group(Shape.Group shape) {
    int colon = word().indexOf(':');
    if (isEvidence(shape) && colon > 0 && !word().startsWith("{")) {
      return NODES
          .objectNode()
          .put("entry", word().substring(0, colon).strip())
          .put("quote", word().substring(colon + 1).strip());
    }
    try {
      return MAPPER.readTree(word());
    } catch (JacksonException e) {
      String brief = isEvidence(shape) ? "ENTRY:QUOTE, or " : "";
      throw CairnException.invalid(
          field, "%s must be %sJSON, %s".formatted(field, brief, shape.expected()));
    }
  }

  @Override
  public JsonNode any(Shape.Any shape) {
    boolean flag = word().equals("true") || word().equals("false");
    return flag ? NODES.booleanNode(Boolean.parseBoolean(word())) : number();
  }
}
