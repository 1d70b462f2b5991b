package dev.cairn.server.mcp.compact;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A pack: the lines are the text, once; what they came from is given by ids. */
final class PackView {
  private static final List<String> SHOWN =
      List.of("pack", "intent", "because", "tokens", "notice");

  private PackView() {}

  static Compacted of(ObjectNode answer) {
    ObjectNode shown = Fields.pick(answer, SHOWN);
    ArrayNode slots = shown.putArray("slots");
    for (JsonNode slot : answer.path("slots")) {
      ObjectNode ids = slots.addObject().put("slot", slot.path("slot").asString());
      ArrayNode cards = ids.putArray("cards");
      slot.path("cards").forEach(card -> cards.add(card.path("id").asString()));
    }
    return new Compacted(answer.path("text").asString(""), shown);
  }
}
