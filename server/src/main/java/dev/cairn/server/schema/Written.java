package dev.cairn.server.schema;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.databind.node.ObjectNode;

/** How Java values that are no records and no containers are written as JSON. */
final class Written {
  /** The one keyword that most need. */
  private static final Map<Type, String> TYPES = Map.ofEntries(
      Map.entry(String.class, "string"),
      Map.entry(int.class, "integer"),
      Map.entry(Integer.class, "integer"),
      Map.entry(OptionalInt.class, "integer"),
      Map.entry(long.class, "integer"),
      Map.entry(Long.class, "integer"),
      Map.entry(OptionalLong.class, "integer"),
      Map.entry(double.class, "number"),
      Map.entry(Double.class, "number"),
      Map.entry(OptionalDouble.class, "number"),
      Map.entry(boolean.class, "boolean"),
      Map.entry(Boolean.class, "boolean"));

  private Written() {}

  /** Empty for what has parts of its own. */
  static Optional<ObjectNode> plain(Type type) {
    String known = TYPES.get(type);
    if (known != null) {
      return Optional.of(Schemas.type(known));
    }
    if (type == Instant.class) {
      return Optional.of(Schemas.type("string").put("format", "date-time"));
    }
    if (type == Object.class) {
      return Optional.of(Schemas.node());
    }
    if (!(type instanceof Class<?> named)) {
      return Optional.empty();
    }
    Optional<Method> value = value(named);
    if (named.isEnum()) {
      return Optional.of(choice(named, value));
    }
    return value.flatMap(method -> plain(method.getGenericReturnType()));
  }

  /** What the mapper writes instead of the object. */
  private static Optional<Method> value(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.isAnnotationPresent(JsonValue.class))
        .findFirst();
  }

  private static ObjectNode choice(Class<?> type, Optional<Method> label) {
    List<String> names = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      names.add(label
          .map(method -> called(method, constant))
          .orElseGet(() -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT)));
    }
    ObjectNode choice = Schemas.type("string");
    choice.set("enum", Schemas.names(names));
    return choice;
  }

  private static String called(Method label, Object constant) {
    try {
      return String.valueOf(label.invoke(constant));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot call " + label, e);
    }
  }
}
