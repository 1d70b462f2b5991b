package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Completions;
import dev.cairn.server.mcp.Faults;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult.CompleteCompletion;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Completes the names of episodes and cards, the newest first; other arguments are free text. */
final class MemoryNames implements Completions {
  /** Among so many of the newest; older ones are found by searching, not by typing. */
  private static final int LOOKED_AT = 200;

  /** The protocol's own bound. */
  private static final int VALUES_MAX = 100;

  /** The argument that can be completed, if there is one. */
  private static final Map<String, String> NAMED = Map.of(
      EpisodeResource.TEMPLATE,
      "id",
      CardResource.TEMPLATE,
      "id",
      PackResource.TEMPLATE,
      "",
      "review",
      "episode",
      "brief",
      "");

  private final Recall recall;

  MemoryNames(Recall recall) {
    this.recall = recall;
  }

  @Override
  public CompleteCompletion complete(String of, String argument, String begun) {
    String named = NAMED.get(of);
    if (named == null) {
      throw Faults.params("unknown prompt or resource '" + of + "'");
    }
    if (!named.equals(argument)) {
      return new CompleteCompletion(List.of(), 0, false);
    }
    List<String> names = (of.equals(CardResource.TEMPLATE) ? cards() : episodes())
        .filter(name -> name.startsWith(begun))
        .toList();
    int shown = Math.min(VALUES_MAX, names.size());
    return new CompleteCompletion(names.subList(0, shown), names.size(), shown < names.size());
  }

  private Stream<String> episodes() {
    JsonNode episodes =
        recall.ask("episodes", Recall.request().put("limit", LOOKED_AT)).path("episodes");
    return episodes.valueStream().map(episode -> episode.path("episode").asString());
  }

  private Stream<String> cards() {
    JsonNode cards =
        recall.ask("cards", Recall.request().put("limit", LOOKED_AT)).path("cards");
    return cards.valueStream().map(card -> card.path("id").asString());
  }
}
