package dev.cairn.server.operation;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * One field of a request.
 *
 * @param name in snake_case, as all doors write it
 * @param wrap how the record component holds a value that may be absent
 * @param description what it means, for people
 */
public record FieldShape(String name, Shape shape, Wrap wrap, String description) {

  public boolean required() {
    return wrap == Wrap.NONE;
  }

  /** How a component says that it may be absent. */
  public enum Wrap {
    /** It may not. */
    NONE {
      @Override
      Object absent() {
        throw new IllegalStateException("a required field cannot be absent");
      }

      @Override
      Object present(Object value) {
        return value;
      }
    },
    OPTIONAL {
      @Override
      Object absent() {
        return Optional.empty();
      }

      @Override
      Object present(Object value) {
        return Optional.of(value);
      }
    },
    OPTIONAL_INT {
      @Override
      Object absent() {
        return OptionalInt.empty();
      }

      @Override
      Object present(Object value) {
        return OptionalInt.of((Integer) value);
      }
    },
    OPTIONAL_LONG {
      @Override
      Object absent() {
        return OptionalLong.empty();
      }

      @Override
      Object present(Object value) {
        return OptionalLong.of((Long) value);
      }
    },
    OPTIONAL_DOUBLE {
      @Override
      Object absent() {
        return OptionalDouble.empty();
      }

      @Override
      Object present(Object value) {
        return OptionalDouble.of((Double) value);
      }
    };

    abstract Object absent();

    abstract Object present(Object value);
  }
}
