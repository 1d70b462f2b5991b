package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Faults;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** {@code cairn://card/{id}}: one thing that was learned, and what it rests on. */
final class CardResource implements ResourceKind {
  static final String TEMPLATE = "cairn://card/{id}";
  static final String NAME = "card";

  /** A list is for choosing from; what is older is found by searching. */
  private static final int EPISODES = 50;

  private static final int PAGE = 100;

  private final Recall recall;

  CardResource(Recall recall) {
    this.recall = recall;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ResourceTemplate template() {
    return ResourceTemplate.builder(TEMPLATE, NAME)
        .title("A card")
        .description(
            "One thing that was learned: what it says, the words it rests on, how it stands.")
        .mimeType(MemoryResources.TYPE)
        .build();
  }

  @Override
  public Page list(Optional<String> cursor) {
    if (cursor.isPresent()) {
      throw Faults.params("unknown cursor '" + cursor.get() + "'; begin again without one");
    }
    List<Resource> resources = new Learned(recall)
        .cards(EPISODES).stream().limit(PAGE).map(CardResource::resource).toList();
    return new Page(resources, Optional.empty());
  }

  private static Resource resource(JsonNode decision) {
    String id = decision.path("card").asString();
    return Resource.builder(Address.of(NAME, id).toString(), id)
        .description(Quote.name(decision.path("kind")).replace('_', ' ')
            + ": "
            + Quote.name(decision.path("statement")))
        .mimeType(MemoryResources.TYPE)
        .build();
  }

  @Override
  public String read(Address address) {
    return CardText.of(recall.ask("read", Recall.request().put("card", address.id())));
  }
}
