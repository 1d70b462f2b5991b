package dev.cairn.tool;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RegisterTools;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.tool.flow.Ports;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tools as they were told, checked one by one: a refusal names the place, and nothing is written. */
public final class Registration {
  /** One of them, ready for the log. */
  public record Declared(ToolId tool, String server, String name, String definition) {
    public Ports ports() {
      Definition said = Definition.read(Optional.of(definition));
      return Ports.of(name, said.inputSchema(), said.outputSchema());
    }
  }

  private final RegisterTools request;
  private final ToolPolicy policy;

  private Registration(RegisterTools request, ToolPolicy policy) {
    this.request = request;
    this.policy = policy;
  }

  public static List<Declared> check(RegisterTools request, ToolPolicy policy) {
    return new Registration(request, policy).declared();
  }

  private List<Declared> declared() {
    int count = request.tools().size();
    if (count == 0) {
      throw CairnException.invalid("tools", "tools is empty; name at least one tool");
    }
    if (count > policy.registerMax()) {
      throw CairnException.tooLarge(
          "tools",
          "tools holds %,d tools; at most %,d fit in one call: send them in parts"
              .formatted(count, policy.registerMax()));
    }
    Map<ToolId, Integer> places = new HashMap<>();
    List<Declared> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Declared declared = declared("tools[" + i + "]", request.tools().get(i));
      Integer first = places.putIfAbsent(declared.tool(), i);
      if (first != null) {
        throw CairnException.invalid(
            "tools[" + i + "].name",
            "tools[%d].name names the same tool as tools[%d].name, %s; give each tool once"
                .formatted(i, first, declared.tool()));
      }
      all.add(declared);
    }
    return all;
  }

  private Declared declared(String place, RegisterTools.Tool tool) {
    String name = Names.check(place + ".name", tool.name());
    ToolId id = id(place + ".name", name);
    if (id.isCapability()) {
      throw CairnException.invalid(
          place + ".name", "a capability is told of with register_capability, not as a tool");
    }
    check(place + ".title", tool.title().orElse(""));
    check(place + ".description", tool.description().orElse(""));
    String definition = Definition.write(tool);
    check(place, definition);
    return new Declared(id, request.server().orElse(id.server()), name, definition);
  }

  private ToolId id(String field, String name) {
    if (name.codePoints().noneMatch(Character::isLetterOrDigit)) {
      throw CairnException.invalid(
          field, field + " '" + name + "' has no letters or digits; give the tool a name");
    }
    return request
        .server()
        .map(server -> ToolId.of(server, name))
        .orElseGet(() -> ToolId.parse(name));
  }

  private void check(String field, String text) {
    StoredText.requireEncodable(field, text);
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    if (bytes > policy.definitionBytesMax()) {
      throw CairnException.tooLarge(
          field,
          "%s has %,d bytes; at most %,d fit: shorten it"
              .formatted(field, bytes, policy.definitionBytesMax()));
    }
  }
}
