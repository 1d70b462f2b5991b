package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All operations by name: what every door asks, and the only thing it asks. */
public final class Registry {
  private final Map<String, Bound<?, ?>> operations = new LinkedHashMap<>();
  private final RequestReader reader = new RequestReader();

  public Registry() {
    this(Operations.all());
  }

  Registry(List<Bound<?, ?>> all) {
    for (Bound<?, ?> operation : all) {
      if (operations.put(operation.name(), operation) != null) {
        throw new IllegalArgumentException("two operations are called " + operation.name());
      }
    }
  }

  /** In the order of an agent's day. */
  public Collection<Bound<?, ?>> operations() {
    return List.copyOf(operations.values());
  }

  public Bound<?, ?> find(String name) {
    Bound<?, ?> operation = operations.get(name);
    if (operation == null) {
      throw CairnException.invalid(
          "operation",
          "unknown operation '%s'%s; known: %s"
              .formatted(
                  name,
                  Nearest.hint(name, operations.keySet()),
                  String.join(", ", operations.keySet())));
    }
    return operation;
  }

  /** Answers a request given as the bytes of one JSON object. */
  public Answered answer(String name, byte[] request, Caller caller) {
    return find(name).answer(caller, reader.read(request));
  }
}
