package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns one JSON value into what its shape asks for, or refuses it by the path of the field.
 *
 * <p>Nothing is coerced: {@code "5"} is not 5, and 1 is not true. A door that guesses hides the caller's bug
 * until the guess is wrong.
 */
final class Binder implements Shape.Handler<Object> {
  private static final int SHOWN_MAX = 60;

  private final String path;
  private final JsonNode given;

  private Binder(String path, JsonNode given) {
    this.path = path;
    this.given = given;
  }

  static Object bind(Shape shape, String path, JsonNode given) {
    return shape.accept(new Binder(path, given));
  }

  /** Binds the fields of a record that stands in a larger object; names it does not know are not looked at. */
  static <T> T bind(RecordShape<T> shape, String prefix, ObjectNode object) {
    Object[] values =
        shape.fields().stream().map(field -> value(field, prefix, object)).toArray(Object[]::new);
    return shape.create(values);
  }

  private static Object value(FieldShape field, String prefix, ObjectNode object) {
    String path = prefix + field.name();
    JsonNode given = object.get(field.name());
    if (given != null && !given.isNull()) {
      return field.wrap().present(bind(field.shape(), path, given));
    }
    if (field.required()) {
      String what = given == null ? " is missing" : " is null";
      throw CairnException.invalid(
          path, path + what + "; it must be " + field.shape().expected() + meaning(field));
    }
    return field.wrap().absent();
  }

  private static String meaning(FieldShape field) {
    return field.description().isEmpty() ? "" : " (" + field.description() + ")";
  }

  @Override
  public Object text(Shape.Text shape) {
    return string(shape);
  }

  private String string(Shape shape) {
    if (!given.isString()) {
      throw wrong(shape);
    }
    return given.stringValue();
  }

  @Override
  public Object whole(Shape.Whole shape) {
    // 5.0 is a whole number in JSON Schema too; 5.5 and 1e99 are not.
    if (!given.isNumber() || !given.canConvertToExactIntegral()) {
      throw wrong(shape);
    }
    if (!given.canConvertToLong()
        || given.longValue() < shape.min()
        || given.longValue() > shape.max()) {
      throw CairnException.invalid(
          path,
          "%s must lie between %d and %d, was %s"
              .formatted(path, shape.min(), shape.max(), shown()));
    }
    if (shape.narrow()) {
      return (int) given.longValue();
    }
    return given.longValue();
  }

  @Override
  public Object decimal(Shape.Decimal shape) {
    if (!given.isNumber()) {
      throw wrong(shape);
    }
    return given.doubleValue();
  }

  @Override
  public Object flag(Shape.Flag shape) {
    if (!given.isBoolean()) {
      throw wrong(shape);
    }
    return given.booleanValue();
  }

  @Override
  public Object time(Shape.Time shape) {
    String text = string(shape);
    try {
      return text.endsWith("Z")
          ? Instant.parse(text)
          : OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeException e) {
      throw wrong(shape);
    }
  }

  @Override
  public Object choice(Shape.Choice shape) {
    Object constant = given.isString() ? shape.constants().get(given.stringValue()) : null;
    if (constant == null) {
      throw wrong(shape);
    }
    return constant;
  }

  @Override
  public Object word(Shape.Word shape) {
    String text = string(shape);
    return at(path, () -> shape.read().apply(text));
  }

  @Override
  public Object mark(Shape.Mark shape) {
    if (!given.isNumber() && !given.isString()) {
      throw wrong(shape);
    }
    Object value = Values.plain(given);
    return at(path, () -> shape.read().apply(value));
  }

  @Override
  public Object items(Shape.Items shape) {
    if (!given.isArray()) {
      throw wrong(shape);
    }
    List<Object> items = new ArrayList<>();
    for (JsonNode item : given) {
      items.add(bind(shape.of(), path + "[" + items.size() + "]", item));
    }
    return List.copyOf(items);
  }

  @Override
  public Object pairs(Shape.Pairs shape) {
    if (!given.isObject()) {
      throw wrong(shape);
    }
    Map<String, Object> pairs = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> pair : given.properties()) {
      pairs.put(pair.getKey(), bind(shape.of(), path + "." + pair.getKey(), pair.getValue()));
    }
    return pairs;
  }

  @Override
  public Object group(Shape.Group shape) {
    if (!(given instanceof ObjectNode object)) {
      throw wrong(shape);
    }
    Unknown.refuse(path, shape.of().fields(), object);
    return at(path, () -> bind(shape.of(), path + ".", object));
  }

  @Override
  public Object any(Shape.Any shape) {
    if (given.isNull()) {
      throw CairnException.invalid(path, path + " is null; give it a value, or leave it out");
    }
    return Values.plain(given);
  }

  /** What a value's own rules refuse keeps code and words, and gets the path the caller used. */
  private static Object at(String path, java.util.function.Supplier<Object> made) {
    try {
      return made.get();
    } catch (CairnException e) {
      String inner = e.field().orElse("");
      String where = inner.startsWith(path) ? inner : path;
      throw new CairnException(e.code(), where, String.valueOf(e.getMessage()), e);
    }
  }

  private CairnException wrong(Shape shape) {
    return CairnException.invalid(
        path, path + " must be " + shape.expected() + ", was " + Values.kind(given) + shown());
  }

  private String shown() {
    String text = given.toString();
    return text.length() <= SHOWN_MAX ? text : text.substring(0, SHOWN_MAX) + "…";
  }
}
