package dev.cairn.engine.erase;

import dev.cairn.log.EventCodec;
import java.util.StringJoiner;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a stored text says: of JSON its values, without the names of its fields, which are nobody's words. */
final class Plain {
  private static final JsonMapper JSON = EventCodec.mapper();

  private Plain() {}

  static String of(String text) {
    String start = text.stripLeading();
    if (!start.startsWith("{") && !start.startsWith("[")) {
      return text;
    }
    try {
      StringJoiner values = new StringJoiner("\n");
      collect(JSON.readTree(text), values);
      return values.toString();
    } catch (JacksonException e) {
      return text;
    }
  }

  private static void collect(JsonNode node, StringJoiner values) {
    if (node.isContainer()) {
      node.forEach(each -> collect(each, values));
    } else {
      // A text within a text is one more.
      values.add(of(node.asString()));
    }
  }
}
