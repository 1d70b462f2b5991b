package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** Refuses fields nobody knows: a misspelt one that is silently ignored changes the answer unseen. */
final class Unknown {
  private Unknown() {}

  /** {@code path} is that of the object, empty at the top. */
  static void refuse(String path, List<FieldShape> known, ObjectNode given) {
    List<String> names = known.stream().map(FieldShape::name).toList();
    for (String name : given.propertyNames()) {
      if (!names.contains(name)) {
        String full = path.isEmpty() ? name : path + "." + name;
        String where = path.isEmpty() ? "" : " in " + path;
        throw CairnException.invalid(
            full,
            "unknown field '%s'%s%s; known: %s"
                .formatted(name, where, Nearest.hint(name, names), String.join(", ", names)));
      }
    }
  }
}
