package dev.cairn.server.mcp.compact;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What goes from every answer: sums and hashes nobody reads, evidence but for its ids, digits, long texts. */
final class Trim {
  private static final Set<String> LEFT_OUT = Set.of("breakdown", "hash", "start", "end");
  private static final Set<String> TEXTS = Set.of("text", "statement", "quote");
  private static final String EVIDENCE = "evidence";
  private static final String WHY = "why";
  /** A pack's text has a budget of its own. */
  private static final String PACK = "pack";

  private static final int DIGITS = 4;
  /** No passage is longer. */
  static final int PASSAGE_TOKENS = 120;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private Trim() {}

  static ObjectNode of(ObjectNode object) {
    ObjectNode trimmed = NODES.objectNode();
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      if (!LEFT_OUT.contains(field.getKey())) {
        put(trimmed, field.getKey(), field.getValue(), object);
      }
    }
    return trimmed;
  }

  private static void put(ObjectNode trimmed, String name, JsonNode value, ObjectNode holder) {
    if (name.equals(EVIDENCE) && value.isArray()) {
      trimmed.set(name, ids(value, holder.path("id").asString("")));
    } else if (name.equals(WHY) || value.isNull()) {
      // Asked for, so it comes whole: rounded parts would not add up.
      trimmed.set(name, value);
    } else if (value.isString() && TEXTS.contains(name) && !holder.has(PACK)) {
      passage(trimmed, name, value.stringValue(), holder);
    } else if (!(value.isArray() && value.isEmpty() && name.equals("flags"))) {
      trimmed.set(name, value(value));
    }
  }

  /** The ids it rests on, each once; that it is its own evidence goes unsaid. */
  private static ArrayNode ids(JsonNode evidence, String own) {
    Set<String> ids = new LinkedHashSet<>();
    evidence.forEach(
        each -> ids.add(each.isObject() ? each.path("id").asString("") : each.asString("")));
    ids.remove(own);
    ArrayNode list = NODES.arrayNode();
    ids.forEach(list::add);
    return list;
  }

  private static void passage(ObjectNode trimmed, String name, String text, ObjectNode holder) {
    String found = holder.at("/" + EVIDENCE + "/0/quote").asString("");
    Cut.of(text, found, PASSAGE_TOKENS).into(trimmed, name);
  }

  private static JsonNode value(JsonNode value) {
    if (value instanceof ObjectNode object) {
      return of(object);
    }
    if (value.isArray()) {
      ArrayNode list = NODES.arrayNode();
      value.forEach(each -> list.add(value(each)));
      return list;
    }
    return value.isFloatingPointNumber() ? rounded(value) : value;
  }

  private static JsonNode rounded(JsonNode value) {
    BigDecimal exact = value.decimalValue();
    return exact.scale() <= DIGITS
        ? value
        : NODES.numberNode(exact.setScale(DIGITS, RoundingMode.HALF_EVEN).doubleValue());
  }
}
