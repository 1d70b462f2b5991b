package dev.cairn.server.schema;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** An answer's schema cut down to its own fields: true of every answer, and short. */
final class BriefAnswer {
  private static final int LEVELS = 1;

  ObjectNode of(Class<?> record) {
    return cut(Schemas.record(record, Schemas.node(), "#"), LEVELS);
  }

  private ObjectNode cut(ObjectNode schema, int levels) {
    if (schema.has("$ref")) {
      return Schemas.type("object");
    }
    if (schema.get("items") instanceof ObjectNode items) {
      schema.set("items", cut(items, levels));
    }
    if (schema.get("properties") instanceof ObjectNode properties) {
      return levels == 0 ? Schemas.type("object") : inside(schema, properties, levels);
    }
    return schema;
  }

  private ObjectNode inside(ObjectNode schema, ObjectNode properties, int levels) {
    ObjectNode kept = Schemas.node();
    for (Map.Entry<String, JsonNode> property : properties.properties()) {
      if (property.getValue() instanceof ObjectNode value) {
        kept.set(property.getKey(), cut(value, levels - 1));
      }
    }
    schema.set("properties", kept);
    return schema;
  }
}
