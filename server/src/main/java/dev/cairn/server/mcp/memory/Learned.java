package dev.cairn.server.mcp.memory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What was learned last: the ledgers, and the cards they made. */
final class Learned {
  private final Recall recall;

  Learned(Recall recall) {
    this.recall = recall;
  }

  /** The decisions of the last so many judged episodes, the newest episode first, that made or touched a card. */
  List<JsonNode> cards(int episodes) {
    Map<String, JsonNode> byCard = new LinkedHashMap<>();
    JsonNode ledgers =
        recall.ask("ledger", Recall.request().put("limit", episodes)).path("ledgers");
    for (JsonNode ledger : ledgers) {
      for (JsonNode decision : ledger.path("decisions")) {
        if (decision.path("card").isString()) {
          byCard.putIfAbsent(decision.path("card").asString(), decision);
        }
      }
    }
    return new ArrayList<>(byCard.values());
  }
}
