package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Completions;
import dev.cairn.server.mcp.Faults;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult.CompleteCompletion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Completes the names of episodes, the newest first; other arguments are free text. */
final class EpisodeNames implements Completions {
  /** Among so many of the newest; older ones are found by searching, not by typing. */
  private static final int LOOKED_AT = 200;

  /** The protocol's own bound. */
  private static final int VALUES_MAX = 100;

  /** The argument that names an episode, if there is one. */
  private static final Map<String, String> EPISODE_IN =
      Map.of(EpisodeResource.TEMPLATE, "id", "review", "episode", "brief", "");

  private final Recall recall;

  EpisodeNames(Recall recall) {
    this.recall = recall;
  }

  @Override
  public CompleteCompletion complete(String of, String argument, String begun) {
    String named = EPISODE_IN.get(of);
    if (named == null) {
      throw Faults.params("unknown prompt or resource '" + of + "'");
    }
    if (!named.equals(argument)) {
      return new CompleteCompletion(List.of(), 0, false);
    }
    List<String> names = new ArrayList<>();
    JsonNode episodes =
        recall.ask("episodes", Recall.request().put("limit", LOOKED_AT)).path("episodes");
    for (JsonNode episode : episodes) {
      String name = episode.path("episode").asString();
      if (name.startsWith(begun)) {
        names.add(name);
      }
    }
    int shown = Math.min(VALUES_MAX, names.size());
    return new CompleteCompletion(
        List.copyOf(names.subList(0, shown)), names.size(), shown < names.size());
  }
}
