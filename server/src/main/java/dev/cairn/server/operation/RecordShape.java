package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.Field;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fields of a request record, read off its components, and the way to make one. */
public final class RecordShape<T> {
  private final Class<T> type;
  private final Constructor<T> constructor;
  private final List<FieldShape> fields;

  private RecordShape(Class<T> type, Constructor<T> constructor, List<FieldShape> fields) {
    this.type = type;
    this.constructor = constructor;
    this.fields = fields;
  }

  public static <T> RecordShape<T> of(Class<T> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException(type + " is not a record");
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return new RecordShape<>(
          type,
          type.getDeclaredConstructor(types),
          Arrays.stream(components).map(RecordShape::field).toList());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("a record without its constructor: " + type, e);
    }
  }

  private static FieldShape field(RecordComponent component) {
    Field said = component.getAnnotation(Field.class);
    String description = said == null ? "" : said.value();
    String name = FieldNames.of(component.getName());
    Class<?> type = component.getType();
    if (type == OptionalInt.class) {
      return new FieldShape(name, new Shape.Whole(true), FieldShape.Wrap.OPTIONAL_INT, description);
    }
    if (type == OptionalLong.class) {
      return new FieldShape(
          name, new Shape.Whole(false), FieldShape.Wrap.OPTIONAL_LONG, description);
    }
    if (type == OptionalDouble.class) {
      return new FieldShape(
          name, new Shape.Decimal(), FieldShape.Wrap.OPTIONAL_DOUBLE, description);
    }
    Type generic = component.getGenericType();
    boolean optional = type == Optional.class;
    Type held = optional ? ((ParameterizedType) generic).getActualTypeArguments()[0] : generic;
    FieldShape.Wrap wrap = optional ? FieldShape.Wrap.OPTIONAL : FieldShape.Wrap.NONE;
    return new FieldShape(name, Shapes.of(held), wrap, description);
  }

  public Class<T> type() {
    return type;
  }

  public List<FieldShape> fields() {
    return fields;
  }

  /** Makes the record from its values, in order. What its constructor refuses is thrown on. */
  T create(Object[] values) {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof CairnException refused) {
        throw refused;
      }
      throw new IllegalStateException("cannot make a " + type.getSimpleName(), e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type.getSimpleName(), e);
    }
  }
}
