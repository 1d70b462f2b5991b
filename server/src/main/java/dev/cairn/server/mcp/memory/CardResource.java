package dev.cairn.server.mcp.memory;

import dev.cairn.fault.CairnException;
import dev.cairn.server.mcp.Faults;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code cairn://card/{id}}: one thing that was learned, and what it rests on. */
final class CardResource implements ResourceKind {
  static final String TEMPLATE = "cairn://card/{id}";
  static final String NAME = "card";

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
    ObjectNode request = Recall.request().put("limit", PAGE);
    cursor.ifPresent(given -> request.put("cursor", given));
    JsonNode answer = ask(request);
    return new Page(
        answer.path("cards").valueStream().map(CardResource::resource).toList(),
        answer.path("cursor").isString()
            ? Optional.of(answer.path("cursor").asString())
            : Optional.empty());
  }

  private JsonNode ask(ObjectNode request) {
    try {
      return recall.ask("cards", request);
    } catch (CairnException e) {
      throw Faults.of(e);
    }
  }

  private static Resource resource(JsonNode card) {
    String id = card.path("id").asString();
    return Resource.builder(Address.of(NAME, id).toString(), id)
        .description(Quote.name(card.path("kind")).replace('_', ' ')
            + ": "
            + Quote.name(card.path("statement")))
        .mimeType(MemoryResources.TYPE)
        .build();
  }

  @Override
  public String read(Address address) {
    return CardText.of(recall.ask("read", Recall.request().put("card", address.id())));
  }
}
