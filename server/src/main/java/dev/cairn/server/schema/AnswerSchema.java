package dev.cairn.server.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.cairn.explain.Explanation;
import dev.cairn.server.operation.FieldNames;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of an answer, by walking its record. Records that hold themselves stand apart, by name.
 * Explanations come on request, so no answer must have them.
 */
final class AnswerSchema {
  private static final Set<Class<?>> MAYBE =
      Set.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

  private final Set<Class<?>> open = new HashSet<>();
  private final Set<Class<?>> recursive = new HashSet<>();
  private final ObjectNode definitions;
  private final String base;

  /** Records that hold themselves go to {@code definitions} and are referred to below {@code base}. */
  AnswerSchema(ObjectNode definitions, String base) {
    this.definitions = definitions;
    this.base = base;
  }

  ObjectNode of(Class<?> record) {
    return group(record);
  }

  private ObjectNode schema(Type type) {
    return Written.plain(type).orElseGet(() -> composed(type));
  }

  private ObjectNode composed(Type type) {
    if (type instanceof ParameterizedType generic) {
      return container(generic);
    }
    if (type instanceof Class<?> named && named.isRecord()) {
      return group(named);
    }
    throw new IllegalArgumentException("no schema for " + type);
  }

  private ObjectNode container(ParameterizedType generic) {
    Type[] held = generic.getActualTypeArguments();
    if (generic.getRawType() == Optional.class) {
      return schema(held[0]);
    }
    if (generic.getRawType() == List.class) {
      ObjectNode list = Schemas.type("array");
      list.set("items", schema(held[0]));
      return list;
    }
    if (generic.getRawType() == Map.class) {
      ObjectNode map = Schemas.type("object");
      map.set("additionalProperties", schema(held[1]));
      return map;
    }
    throw new IllegalArgumentException("no schema for " + generic);
  }

  private ObjectNode group(Class<?> record) {
    if (!open.add(record)) {
      recursive.add(record);
      return reference(record);
    }
    ObjectNode properties = Schemas.node();
    List<String> required = new ArrayList<>();
    for (RecordComponent component : record.getRecordComponents()) {
      String name = FieldNames.of(component.getName());
      properties.set(name, schema(component.getGenericType()));
      if (!MAYBE.contains(component.getType()) && component.getType() != Explanation.class) {
        required.add(name);
      }
    }
    for (Method derived : derived(record)) {
      properties.set(FieldNames.of(derived.getName()), schema(derived.getGenericReturnType()));
      required.add(FieldNames.of(derived.getName()));
    }
    open.remove(record);
    ObjectNode object = Schemas.object(properties, required);
    if (!recursive.contains(record)) {
      return object;
    }
    definitions.set(record.getSimpleName(), object);
    return reference(record);
  }

  /** What an answer says besides its components, in a fixed order. */
  private static List<Method> derived(Class<?> record) {
    return Arrays.stream(record.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(JsonProperty.class))
        .sorted(Comparator.comparing(Method::getName))
        .toList();
  }

  private ObjectNode reference(Class<?> record) {
    return Schemas.node().put("$ref", base + record.getSimpleName());
  }
}
