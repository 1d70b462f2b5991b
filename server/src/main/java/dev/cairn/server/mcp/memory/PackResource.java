package dev.cairn.server.mcp.memory;

import dev.cairn.fault.CairnException;
import dev.cairn.server.mcp.Faults;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** {@code cairn://pack/{id}}: a pack as it was handed out. Nobody chooses one from a list, so there is none. */
final class PackResource implements ResourceKind {
  static final String TEMPLATE = "cairn://pack/{id}";

  private static final String NAME = "pack";

  private final Recall recall;

  PackResource(Recall recall) {
    this.recall = recall;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ResourceTemplate template() {
    return ResourceTemplate.builder(TEMPLATE, NAME)
        .title("A pack")
        .description("What an agent was handed before it acted, exactly as it was.")
        .mimeType(MemoryResources.TYPE)
        .build();
  }

  @Override
  public Page list(Optional<String> cursor) {
    if (cursor.isPresent()) {
      throw Faults.params("unknown cursor '" + cursor.get() + "'; begin again without one");
    }
    return new Page(List.of(), Optional.empty());
  }

  @Override
  public String read(Address address) {
    JsonNode answer = recall.ask("explain", Recall.request().put("id", address.id()));
    if (!answer.path("type").asString("").equals(NAME)) {
      throw CairnException.notFound("id", "'" + address.id() + "' is no pack");
    }
    JsonNode pack = answer.path("stored");
    return "# Pack %s\n\n- intent: %s (%s)\n- tokens: %d\n\nIt was asked for with:\n%s\n\n%s"
        .formatted(
            Quote.name(pack.path("pack")),
            Quote.name(pack.path("intent")),
            Quote.name(pack.path("because")),
            pack.path("tokens").asInt(),
            Quote.fenced(pack.path("prompt").asString("")),
            pack.path("text").asString(""));
  }
}
