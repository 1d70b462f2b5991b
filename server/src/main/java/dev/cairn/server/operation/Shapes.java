package dev.cairn.server.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.fault.CairnException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds the shape of a Java type. */
final class Shapes {
  private static final Map<Type, Shape> PLAIN = Map.ofEntries(
      Map.entry(String.class, new Shape.Text()),
      Map.entry(int.class, new Shape.Whole(true)),
      Map.entry(Integer.class, new Shape.Whole(true)),
      Map.entry(long.class, new Shape.Whole(false)),
      Map.entry(Long.class, new Shape.Whole(false)),
      Map.entry(double.class, new Shape.Decimal()),
      Map.entry(Double.class, new Shape.Decimal()),
      Map.entry(boolean.class, new Shape.Flag()),
      Map.entry(Boolean.class, new Shape.Flag()),
      Map.entry(Instant.class, new Shape.Time()),
      Map.entry(Object.class, new Shape.Any()));

  private Shapes() {}

  static Shape of(Type type) {
    Shape plain = PLAIN.get(type);
    if (plain != null) {
      return plain;
    }
    if (type instanceof ParameterizedType generic) {
      return container(generic);
    }
    if (!(type instanceof Class<?> named)) {
      throw new IllegalArgumentException("no shape for " + type);
    }
    if (named.isEnum()) {
      return choice(named);
    }
    return creator(named)
        .map(read -> written(named, read))
        .orElseGet(() -> new Shape.Group(RecordShape.of(named)));
  }

  private static Shape container(ParameterizedType generic) {
    Type[] arguments = generic.getActualTypeArguments();
    if (generic.getRawType() == List.class) {
      return new Shape.Items(of(arguments[0]));
    }
    if (generic.getRawType() == Map.class && arguments[0] == String.class) {
      return new Shape.Pairs(of(arguments[1]));
    }
    throw new IllegalArgumentException("no shape for " + generic);
  }

  private static Shape choice(Class<?> type) {
    Optional<Method> label = Arrays.stream(type.getMethods())
        .filter(method -> method.isAnnotationPresent(JsonValue.class))
        .findFirst();
    Map<String, Object> constants = new LinkedHashMap<>();
    for (Object constant : type.getEnumConstants()) {
      String name = label
          .map(method -> String.valueOf(invoke(method, constant)))
          .orElseGet(() -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
      constants.put(name, constant);
    }
    return new Shape.Choice(constants);
  }

  /** The factory or constructor that makes this type of one JSON value. */
  private static Optional<Executable> creator(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      if (Modifier.isStatic(method.getModifiers()) && creates(method)) {
        return Optional.of(method);
      }
    }
    return Arrays.stream(type.getDeclaredConstructors())
        .filter(Shapes::creates)
        .map(Executable.class::cast)
        .findFirst();
  }

  private static boolean creates(Executable candidate) {
    return candidate.isAnnotationPresent(JsonCreator.class) && candidate.getParameterCount() == 1;
  }

  private static Shape written(Class<?> type, Executable creator) {
    Function<Object, Object> read = value -> invoke(creator, value);
    return creator.getParameterTypes()[0] == String.class
        ? new Shape.Word(type, read)
        : new Shape.Mark(type, read);
  }

  private static Object invoke(Executable executable, Object value) {
    try {
      if (executable instanceof Constructor<?> constructor) {
        return constructor.newInstance(value);
      }
      Method method = (Method) executable;
      return Modifier.isStatic(method.getModifiers())
          ? method.invoke(null, value)
          : method.invoke(value);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof CairnException refused) {
        throw refused;
      }
      throw new IllegalStateException("cannot call " + executable, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot call " + executable, e);
    }
  }
}
