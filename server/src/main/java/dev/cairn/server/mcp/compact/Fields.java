package dev.cairn.server.mcp.compact;

import dev.cairn.decide.Tokens;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Picks fields of a document. */
final class Fields {
  private Fields() {}

  /** These, in this order, as far as it has them. */
  static ObjectNode pick(JsonNode from, List<String> names) {
    ObjectNode picked = JsonNodeFactory.instance.objectNode();
    for (String name : names) {
      JsonNode value = from.get(name);
      if (value != null) {
        picked.set(name, value);
      }
    }
    return picked;
  }

  /** Shortens one of its texts so that the document has at most so many tokens, as far as that suffices. */
  static void fit(ObjectNode document, String name, int most) {
    int excess = Tokens.count(document.toString()) - most;
    String text = document.path(name).asString("");
    if (excess > 0 && !text.isEmpty()) {
      int room = Math.max(1, Tokens.count(text) - excess - MARK);
      Cut.of(text, room).into(document, name);
    }
  }

  /** What {@code "cut":true} takes. */
  private static final int MARK = 4;
}
