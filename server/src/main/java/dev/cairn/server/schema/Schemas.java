package dev.cairn.server.schema;

import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.FieldShape;
import dev.cairn.server.operation.Json;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The schemas of an operation. Every call makes new nodes, which the caller may change. */
public final class Schemas {
  /** Agents act now and in order, quote, and the door itself gives what may be sent again a key. */
  private static final List<String> FOR_PROGRAMS = List.of(
      "now", "at", "as_of", "min_position", "idempotency_key", "seed", "start", "end", "why");

  /** Taken, and seldom of use to an agent. */
  private static final List<String> SELDOM =
      List.of("include_archived", "since", "until", "proposed_by", "duration_ms", "title");

  /** Names that say what they are. */
  private static final List<String> PLAIN = List.of(
      "episode",
      "domain",
      "tool",
      "args",
      "workflow_type",
      "kinds",
      "limit",
      "error",
      "exit_code",
      "decision",
      "card",
      "max_tasks",
      "kind",
      "role",
      "agent",
      "task",
      "intent",
      "prompt");

  private Schemas() {}

  /** What it takes, the fields of its kind included; nothing else is taken. */
  public static ObjectNode request(Bound<?, ?> operation) {
    return RequestSchema.of(operation.allFields());
  }

  /**
   * The same in few words, for readers who pay by the word: fields all operations share have only a type or,
   * if a program alone has use for them, go unsaid, and so do the form of a word and the width of a number.
   * What is unsaid is taken all the same, and what is wrong is refused by the registry in plain words.
   */
  public static ObjectNode briefRequest(Bound<?, ?> operation) {
    ObjectNode schema = request(operation);
    if (schema.get("properties") instanceof ObjectNode properties) {
      for (FieldShape field : operation.commonFields()) {
        if (properties.get(field.name()) instanceof ObjectNode common) {
          common.remove("description");
        }
      }
    }
    FOR_PROGRAMS.forEach(name -> remove(schema, name));
    SELDOM.forEach(name -> remove(schema, name));
    PLAIN.forEach(name -> schema.findValues(name).forEach(Schemas::unsaid));
    schema.findParents("additionalProperties").forEach(Schemas::opened);
    schema.findParents("format").forEach(typed -> ((ObjectNode) typed).remove("format"));
    return schema;
  }

  private static void remove(ObjectNode schema, String name) {
    schema.findParents(name).forEach(holder -> ((ObjectNode) holder).remove(name));
  }

  private static void unsaid(JsonNode field) {
    if (field instanceof ObjectNode typed && typed.path("description").isString()) {
      typed.remove("description");
    }
  }

  private static void opened(JsonNode object) {
    if (object instanceof ObjectNode typed && typed.path("additionalProperties").isBoolean()) {
      typed.remove("additionalProperties");
    }
  }

  /** What it answers. Fields may be added in later versions. */
  public static ObjectNode answer(Bound<?, ?> operation) {
    return noticed(record(operation.answer()));
  }

  /** Every answer may tell its reader something first. */
  public static ObjectNode noticed(ObjectNode answer) {
    if (answer.get("properties") instanceof ObjectNode properties && !properties.has(Json.NOTICE)) {
      properties.set(Json.NOTICE, type("string"));
    }
    return answer;
  }

  /** True of every answer, of a failed and of a compact one too: such an answer tells by itself. */
  public static ObjectNode briefAnswer() {
    return type("object");
  }

  /** Any record that is written as JSON, such as the error document. */
  public static ObjectNode record(Class<?> type) {
    ObjectNode definitions = node();
    ObjectNode schema = record(type, definitions, "#/$defs/");
    if (!definitions.isEmpty()) {
      schema.set("$defs", definitions);
    }
    return schema;
  }

  /**
   * The same for a place in a larger document: records that hold themselves are put into {@code definitions}
   * by their names, and referred to below {@code base}, such as {@code #/components/schemas/}.
   */
  public static ObjectNode record(Class<?> type, ObjectNode definitions, String base) {
    return new AnswerSchema(definitions, base).of(type);
  }

  static ObjectNode type(String name) {
    return node().put("type", name);
  }

  static ObjectNode node() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** An object with these properties; a list of required ones only if there are any. */
  static ObjectNode object(ObjectNode properties, List<String> required) {
    ObjectNode object = type("object");
    object.set("properties", properties);
    if (!required.isEmpty()) {
      object.set("required", names(required));
    }
    return object;
  }

  static ArrayNode names(Iterable<String> names) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    names.forEach(list::add);
    return list;
  }
}
