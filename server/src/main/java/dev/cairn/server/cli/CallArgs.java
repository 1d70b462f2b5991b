package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The arguments of a call as they are typed: one JSON object, or {@code KEY=VALUE} for each. */
final class CallArgs {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String FIELD = "args";

  private CallArgs() {}

  static void put(ObjectNode request, List<String> given) {
    if (given.isEmpty()) {
      return;
    }
    ObjectNode args = JsonNodeFactory.instance.objectNode();
    for (String each : given) {
      if (each.stripLeading().startsWith("{")) {
        args.setAll(object(each));
      } else {
        pair(args, each);
      }
    }
    request.set(FIELD, args);
  }

  private static ObjectNode object(String json) {
    try {
      if (MAPPER.readTree(json) instanceof ObjectNode object) {
        return object;
      }
    } catch (JacksonException e) {
      throw CairnException.invalid(FIELD, "args is no JSON object: " + e.getOriginalMessage());
    }
    throw CairnException.invalid(FIELD, "args must be a JSON object, or KEY=VALUE");
  }

  private static void pair(ObjectNode args, String word) {
    int equals = word.indexOf('=');
    if (equals < 1) {
      throw CairnException.invalid(
          FIELD, "args must be a JSON object, or KEY=VALUE, was '" + word + "'");
    }
    JsonNode value = JsonNodeFactory.instance.stringNode(word.substring(equals + 1));
    args.set(word.substring(0, equals), value);
  }
}
