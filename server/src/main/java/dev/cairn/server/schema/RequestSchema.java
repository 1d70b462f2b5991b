package dev.cairn.server.schema;

import dev.cairn.server.operation.FieldShape;
import dev.cairn.server.operation.Shape;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** The schema of a request: one keyword for each rule that its shape enforces. */
final class RequestSchema implements Shape.Handler<ObjectNode> {
  private static final RequestSchema OF_SHAPE = new RequestSchema();

  private RequestSchema() {}

  static ObjectNode of(List<FieldShape> fields) {
    ObjectNode properties = Schemas.node();
    for (FieldShape field : fields) {
      ObjectNode schema = field.shape().accept(OF_SHAPE);
      if (!field.description().isEmpty()) {
        schema.put("description", field.description());
      }
      properties.set(field.name(), schema);
    }
    List<String> required =
        fields.stream().filter(FieldShape::required).map(FieldShape::name).toList();
    return Schemas.object(properties, required).put("additionalProperties", false);
  }

  @Override
  public ObjectNode text(Shape.Text shape) {
    return Schemas.type("string");
  }

  @Override
  public ObjectNode whole(Shape.Whole shape) {
    // The bounds of an int help nobody to choose a value; the format says the same in one word.
    ObjectNode integer = Schemas.type("integer");
    return shape.narrow() ? integer.put("format", "int32") : integer;
  }

  @Override
  public ObjectNode decimal(Shape.Decimal shape) {
    return Schemas.type("number");
  }

  @Override
  public ObjectNode flag(Shape.Flag shape) {
    return Schemas.type("boolean");
  }

  @Override
  public ObjectNode time(Shape.Time shape) {
    return Schemas.type("string").put("format", "date-time");
  }

  @Override
  public ObjectNode choice(Shape.Choice shape) {
    ObjectNode choice = Schemas.type("string");
    choice.set("enum", Schemas.names(shape.constants().keySet()));
    return choice;
  }

  @Override
  public ObjectNode word(Shape.Word shape) {
    return Schemas.type("string");
  }

  @Override
  public ObjectNode mark(Shape.Mark shape) {
    // Not a list of types: clients that translate schemas for a model understand only one.
    ObjectNode mark = Schemas.node();
    mark.putArray("anyOf").add(Schemas.type("integer")).add(Schemas.type("string"));
    return mark;
  }

  @Override
  public ObjectNode items(Shape.Items shape) {
    ObjectNode list = Schemas.type("array");
    list.set("items", shape.of().accept(this));
    return list;
  }

  @Override
  public ObjectNode pairs(Shape.Pairs shape) {
    ObjectNode map = Schemas.type("object");
    ObjectNode values = shape.of().accept(this);
    if (!values.isEmpty()) {
      map.set("additionalProperties", values);
    }
    return map;
  }

  @Override
  public ObjectNode group(Shape.Group shape) {
    return of(shape.of().fields());
  }

  @Override
  public ObjectNode any(Shape.Any shape) {
    return Schemas.node();
  }
}
