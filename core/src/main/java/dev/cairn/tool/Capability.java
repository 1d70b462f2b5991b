package dev.cairn.tool;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.policy.ToolPolicy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A capability as it was told, checked: it has a name, uses something, and never itself. */
public record Capability(ToolId id, String name, String definition, List<ToolId> uses) {

  public static Capability check(
      RegisterCapability request, Catalogue catalogue, ToolPolicy policy) {
    String name = Names.check("name", request.name());
    ToolId id = ToolId.capability(name);
    if (request.description().isBlank()) {
      throw CairnException.invalid(
          "description", "description is empty; say what the capability does");
    }
    List<ToolId> uses =
        request.uses().stream().map(catalogue::resolve).distinct().toList();
    if (uses.isEmpty() && request.code().isEmpty()) {
      throw CairnException.invalid("uses", "uses is empty; name the tools it is made of");
    }
    if (uses.size() > policy.usesMax()) {
      throw CairnException.tooLarge(
          "uses",
          "uses names %,d tools; at most %,d fit: make capabilities of its parts"
              .formatted(uses.size(), policy.usesMax()));
    }
    requireNoRing(id, uses, catalogue);
    String definition = Definition.write(request);
    StoredText.requireEncodable("code", definition);
    int bytes = definition.getBytes(StandardCharsets.UTF_8).length;
    if (bytes > policy.definitionBytesMax()) {
      throw CairnException.tooLarge(
          "code",
          "the capability has %,d bytes; at most %,d fit: shorten its code"
              .formatted(bytes, policy.definitionBytesMax()));
    }
    return new Capability(id, name, definition, uses);
  }

  /** What it uses must not use it, however far down. */
  private static void requireNoRing(ToolId id, List<ToolId> uses, Catalogue catalogue) {
    Set<ToolId> seen = new HashSet<>();
    Deque<ToolId> next = new ArrayDeque<>(uses);
    while (!next.isEmpty()) {
      ToolId used = next.remove();
      if (used.equals(id)) {
        throw CairnException.invalid(
            "uses", "uses leads back to " + id + ": a capability cannot be part of itself");
      }
      if (seen.add(used)) {
        next.addAll(catalogue.uses(used));
      }
    }
  }
}
