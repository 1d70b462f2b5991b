package dev.cairn.server.mcp.memory;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.server.mcp.Faults;
import dev.cairn.server.mcp.Resources;
import io.modelcontextprotocol.spec.McpSchema.ListResourceTemplatesResult;
import io.modelcontextprotocol.spec.McpSchema.ListResourcesResult;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.List;
import java.util.Optional;

/** Things in memory by their addresses. Kinds are listed one after another, each in its own order. */
final class MemoryResources implements Resources {
  static final String TYPE = "text/markdown";

  private final List<ResourceKind> kinds;

  MemoryResources(List<ResourceKind> kinds) {
    this.kinds = kinds;
  }

  /** A cursor is the name of a kind and, behind a colon, where to go on in it. */
  @Override
  public ListResourcesResult list(Optional<String> cursor) {
    int at = cursor.map(this::kindOf).orElse(0);
    Optional<String> inside = cursor
        .map(given -> given.substring(given.indexOf(':') + 1))
        .filter(rest -> !rest.isEmpty());
    ResourceKind.Page page = kinds.get(at).list(inside);
    ListResourcesResult.Builder result = ListResourcesResult.builder(page.resources());
    if (page.next().isPresent()) {
      result.nextCursor(kinds.get(at).name() + ":" + page.next().get());
    } else if (at + 1 < kinds.size()) {
      result.nextCursor(kinds.get(at + 1).name() + ":");
    }
    return result.build();
  }

  private int kindOf(String cursor) {
    for (int i = 0; i < kinds.size(); i++) {
      if (cursor.startsWith(kinds.get(i).name() + ":")) {
        return i;
      }
    }
    throw Faults.params("unknown cursor '" + cursor + "'; begin again without one");
  }

  @Override
  public ListResourceTemplatesResult templates() {
    return ListResourceTemplatesResult.builder(
            kinds.stream().map(ResourceKind::template).toList())
        .build();
  }

  @Override
  public ReadResourceResult read(String uri) {
    Address address = Address.parse(uri);
    ResourceKind kind = kinds.stream()
        .filter(known -> known.name().equals(address.kind()))
        .findFirst()
        .orElseThrow(() -> Faults.resource(
            uri,
            "nothing is kept as '%s'; known: %s"
                .formatted(
                    address.kind(),
                    String.join(", ", kinds.stream().map(ResourceKind::name).toList()))));
    try {
      TextResourceContents contents =
          TextResourceContents.builder(uri, kind.read(address)).mimeType(TYPE).build();
      return ReadResourceResult.builder(List.of(contents)).build();
    } catch (CairnException e) {
      throw e.code() == Code.NOT_FOUND
          ? Faults.resource(uri, String.valueOf(e.getMessage()))
          : Faults.of(e);
    }
  }
}
