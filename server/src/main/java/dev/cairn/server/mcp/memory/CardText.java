package dev.cairn.server.mcp.memory;

import dev.cairn.decide.Recalled;
import tools.jackson.databind.JsonNode;

/** A card as text for a model: what it says and what it rests on, fenced, and how it stands. */
final class CardText {
  private static final int QUOTE_MAX = 2_000;
  private static final String ENTRY = "en_";

  private CardText() {}

  /** As {@code read} answers. */
  static String of(JsonNode card) {
    StringBuilder text = new StringBuilder("# Card ").append(Quote.name(card.path("card")));
    text.append("\n\n").append(Quote.CAUTION).append("\n\nIt says:\n");
    text.append(Quote.fenced(card.path("statement").asString())).append("\n\n");
    for (String field :
        new String[] {"kind", "scope", "status", "subject", "created_at", "trust"}) {
      text.append("- ").append(field.replace('_', ' ')).append(": ");
      text.append(Quote.name(card.path(field))).append('\n');
    }
    linked(card, text);
    numbers(card, text);
    text.append("\nIt rests on:\n");
    card.path("evidence").forEach(cited -> cited(cited, text));
    doubts(card.path("disputes"), text);
    return text.toString();
  }

  /** Other cards by their address; what a user's word closed, by its entry. */
  private static void linked(JsonNode card, StringBuilder text) {
    for (String field : new String[] {"supersedes", "superseded_by", "exception_to"}) {
      if (card.path(field).isString()) {
        String id = card.path(field).asString();
        text.append("- ").append(field.replace('_', ' ')).append(": ");
        text.append(id.startsWith(ENTRY) ? "entry " + id : Address.of(CardResource.NAME, id));
        text.append('\n');
      }
    }
  }

  private static void numbers(JsonNode card, StringBuilder text) {
    text.append("- truth: %.2f (support %.1f, contradiction %.1f)\n"
        .formatted(
            card.at("/truth/value").asDouble(),
            card.at("/truth/support").asDouble(),
            card.at("/truth/contradiction").asDouble()));
    text.append("- utility: %.2f (won %d, lost %d)\n"
        .formatted(
            card.at("/utility/mean").asDouble(),
            card.at("/utility/wins").asInt(),
            card.at("/utility/losses").asInt()));
    text.append("- shown: %d times\n".formatted(card.path("exposures").size()));
  }

  private static void cited(JsonNode cited, StringBuilder text) {
    text.append("\n[%s] %s\n%s\n"
        .formatted(
            Quote.name(cited.path("id")),
            Quote.name(cited.path("kind")).replace('_', ' '),
            Quote.fenced(Quote.cut(cited.path("quote").asString(), QUOTE_MAX))));
  }

  private static void doubts(JsonNode doubts, StringBuilder text) {
    if (!doubts.isEmpty()) {
      text.append("\nIt was doubted:\n");
    }
    for (JsonNode doubt : doubts) {
      text.append("- %s, weight %.1f%s%s\n"
          .formatted(
              doubt.path("created_at").asString(),
              doubt.path("weight").asDouble(),
              doubt.path("cleared").asBoolean(false) ? ", answered" : "",
              doubt.path("note").isString()
                  ? ": " + Recalled.line(doubt.path("note").asString())
                  : ""));
    }
  }
}
