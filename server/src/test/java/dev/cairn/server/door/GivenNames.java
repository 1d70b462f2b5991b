package dev.cairn.server.door;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What each memory called its last entry and its first card, its last decision and approval: the log makes ids,
 * so a question that is to be the same at every door says {@code ENTRY}, {@code CARD}, {@code DECISION} and
 * {@code APPROVAL}.
 */
final class GivenNames {
  private final Map<String, String> entries = new HashMap<>();
  private final Map<String, String> cards = new HashMap<>();
  private final Map<String, String> decisions = new HashMap<>();
  private final Map<String, String> approvals = new HashMap<>();

  /** The question as it must be put at a door. */
  String in(String door, String question) {
    return question
        .replace("\"ENTRY\"", "\"" + entries.getOrDefault(door, "en_none") + "\"")
        .replace("\"DECISION\"", "\"" + decisions.getOrDefault(door, "d_none") + "\"")
        .replace("\"APPROVAL\"", "\"" + approvals.getOrDefault(door, "ap_none") + "\"")
        .replace("\"CARD\"", "\"" + cards.getOrDefault(door, "cnone") + "\"");
  }

  private static void note(Map<String, String> names, String door, JsonNode name) {
    if (name.isString()) {
      names.put(door, name.asString());
    }
  }

  void note(String door, JsonNode answer) {
    if (answer.path("entry").isString()) {
      entries.put(door, answer.path("entry").asString());
    }
    note(decisions, door, answer.path("decision"));
    note(approvals, door, answer.path("approval"));
    for (JsonNode decision : answer.at("/ledger/decisions")) {
      if (decision.path("card").isString()
          && decision.path("kind").asString("").equals("constraint")) {
        cards.putIfAbsent(door, decision.path("card").asString());
      }
    }
  }
}
