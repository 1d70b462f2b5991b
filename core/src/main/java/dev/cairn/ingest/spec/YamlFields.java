package dev.cairn.ingest.spec;

import dev.cairn.ingest.Nearest;
import dev.cairn.ingest.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The fields of one object of a spec. A field of the wrong kind is a problem, and then as if absent. */
final class YamlFields {
  private final Problems problems;
  private final String what;
  private final Yaml.Mapping mapping;

  YamlFields(Problems problems, String what, Yaml.Mapping mapping) {
    this.problems = problems;
    this.what = what;
    this.mapping = mapping;
  }

  void refuseUnknown(List<String> known) {
    mapping.entries().forEach((name, entry) -> {
      if (!known.contains(name)) {
        problems.add(
            entry.at(), "unknown " + what + " " + Shown.of(name) + Nearest.hint(name, known));
      }
    });
  }

  void refuseMissing(List<String> required) {
    for (String name : required) {
      if (!mapping.entries().containsKey(name)) {
        problems.add(mapping.at(), what + " '" + name + "' is missing");
      }
    }
  }

  Mark at() {
    return mapping.at();
  }

  Mark at(String name) {
    return value(name).map(Yaml::at).orElse(mapping.at());
  }

  Optional<Yaml> value(String name) {
    return Optional.ofNullable(mapping.entries().get(name)).map(Yaml.Entry::value);
  }

  Optional<Yaml.Scalar> scalar(String name) {
    return of(name, Yaml.Scalar.class, "a single value");
  }

  Optional<Yaml.Mapping> mapping(String name) {
    return of(name, Yaml.Mapping.class, "an object");
  }

  Optional<Yaml.Sequence> sequence(String name) {
    return of(name, Yaml.Sequence.class, "a list");
  }

  List<Yaml.Scalar> scalars(String name) {
    List<Yaml.Scalar> scalars = new ArrayList<>();
    sequence(name).ifPresent(sequence -> {
      for (Yaml item : sequence.items()) {
        if (item instanceof Yaml.Scalar scalar) {
          scalars.add(scalar);
        } else {
          problems.add(item.at(), "an item of " + name + " is a single value, not " + item.kind());
        }
      }
    });
    return scalars;
  }

  private <T extends Yaml> Optional<T> of(String name, Class<T> kind, String wanted) {
    Optional<Yaml> value = value(name);
    value
        .filter(yaml -> !kind.isInstance(yaml))
        .ifPresent(yaml -> problems.add(
            yaml.at(), name + " must be " + wanted + ", not " + yaml.kind() + hint(kind, yaml)));
    return value.filter(kind::isInstance).map(kind::cast);
  }

  /** Without quotes, the braces of a template are those of an object. */
  private static String hint(Class<?> kind, Yaml yaml) {
    boolean braces = kind == Yaml.Scalar.class && yaml instanceof Yaml.Mapping;
    return braces ? "; a template stands in quotes" : "";
  }
}
