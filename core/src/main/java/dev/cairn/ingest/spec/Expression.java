package dev.cairn.ingest.spec;

import java.util.List;
import java.util.Optional;

/**
 * What stands between the braces: a path, then filters.
 *
 * @param path the variable, then field by field
 */
record Expression(List<String> path, List<Use> filters) {
  Expression {
    path = List.copyOf(path);
    filters = List.copyOf(filters);
  }

  /** A filter and what it was given. */
  record Use(Filter filter, Optional<Object> argument) {}

  Object value(Variables variables) {
    Optional<Object> value = variables.find(path);
    for (Use use : filters) {
      value =
          use.filter() == Filter.DEFAULT ? value.or(use::argument) : value.map(use.filter()::apply);
    }
    return value.orElseThrow(() -> new TemplateFault(String.join(".", path) + " is missing"));
  }
}
