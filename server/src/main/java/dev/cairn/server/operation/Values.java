package dev.cairn.server.operation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** JSON as plain Java values, for fields that take anything. */
final class Values {
  private Values() {}

  static Object plain(JsonNode node) {
    return switch (node.getNodeType()) {
      case STRING -> node.stringValue();
      case BOOLEAN -> node.booleanValue();
      case NUMBER -> number(node);
      case ARRAY -> list(node);
      case OBJECT -> map(node);
      default -> node.toString();
    };
  }

  private static Object number(JsonNode node) {
    if (node.isIntegralNumber() && node.canConvertToLong()) {
      return node.longValue();
    }
    return node.doubleValue();
  }

  private static List<Object> list(JsonNode node) {
    List<Object> items = new ArrayList<>();
    node.forEach(item -> items.add(plain(item)));
    return items;
  }

  private static Map<String, Object> map(JsonNode node) {
    Map<String, Object> pairs = new LinkedHashMap<>();
    node.properties().forEach(pair -> pairs.put(pair.getKey(), plain(pair.getValue())));
    return pairs;
  }

  /** What came, in words, to be followed by the value itself. */
  static String kind(JsonNode node) {
    return switch (node.getNodeType()) {
      case STRING -> "the string ";
      case NUMBER -> "the number ";
      case ARRAY -> "the list ";
      case OBJECT -> "the object ";
      default -> "";
    };
  }
}
