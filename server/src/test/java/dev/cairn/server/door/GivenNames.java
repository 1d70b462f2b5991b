package dev.cairn.server.door;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What each memory called its last entry and its first card: the log makes ids, so a question that is to be
 * the same at every door says {@code ENTRY} and {@code CARD}.
 */
final class GivenNames {
  private final Map<String, String> entries = new HashMap<>();
  private final Map<String, String> cards = new HashMap<>();

  /** The question as it must be put at a door. */
  String in(String door, String question) {
    return question
        .replace("\"ENTRY\"", "\"" + entries.getOrDefault(door, "en_none") + "\"")
        .replace("\"CARD\"", "\"" + cards.getOrDefault(door, "cnone") + "\"");
  }

  void note(String door, JsonNode answer) {
    if (answer.path("entry").isString()) {
      entries.put(door, answer.path("entry").asString());
    }
    for (JsonNode decision : answer.at("/ledger/decisions")) {
      if (decision.path("card").isString()
          && decision.path("kind").asString("").equals("constraint")) {
        cards.putIfAbsent(door, decision.path("card").asString());
      }
    }
  }
}
