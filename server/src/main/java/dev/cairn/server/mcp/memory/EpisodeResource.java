package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Faults;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code cairn://episode/{id}}: what happened in an episode, word for word. */
final class EpisodeResource implements ResourceKind {
  static final String TEMPLATE = "cairn://episode/{id}";

  private static final String NAME = "episode";
  private static final int PAGE = 50;

  /** A longer entry is cut; the operation gives it whole. */
  private static final int ENTRY_MAX = 100_000;

  private final Recall recall;
  private final EpisodeText text;

  EpisodeResource(Recall recall) {
    this.recall = recall;
    this.text = new EpisodeText(recall, ToolCalls.ANSWER_BYTES_MAX, ENTRY_MAX);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ResourceTemplate template() {
    return ResourceTemplate.builder(TEMPLATE, NAME)
        .title("An episode")
        .description("What happened in one run of an agent, word for word, with the ids to cite."
            + " Long ones are cut and say how to go on.")
        .mimeType(MemoryResources.TYPE)
        .build();
  }

  @Override
  public Page list(Optional<String> cursor) {
    ObjectNode request = Recall.request().put("limit", PAGE);
    cursor.ifPresent(before -> request.put("before", position(before)));
    JsonNode answer = recall.ask("episodes", request);
    List<Resource> resources = new ArrayList<>();
    answer.path("episodes").forEach(episode -> resources.add(resource(episode)));
    return new Page(
        resources,
        answer.has("next") ? Optional.of(answer.path("next").asString()) : Optional.empty());
  }

  private static long position(String cursor) {
    if (!cursor.matches("\\d{1,18}")) {
      throw Faults.params("unknown cursor '" + cursor + "'; begin again without one");
    }
    return Long.parseLong(cursor);
  }

  private static Resource resource(JsonNode episode) {
    String id = episode.path("episode").asString();
    String task = Quote.name(episode.path("task"));
    String told = "%s, begun %s, %d entries"
        .formatted(
            Quote.name(episode.path("scope")),
            episode.path("started_at").asString(),
            episode.path("entries").asLong());
    return Resource.builder(Address.of(NAME, id).toString(), Quote.name(episode.path("episode")))
        .description(task.isEmpty() ? told : told + ": " + task)
        .mimeType(MemoryResources.TYPE)
        .build();
  }

  @Override
  public String read(Address address) {
    return text.of(address);
  }
}
