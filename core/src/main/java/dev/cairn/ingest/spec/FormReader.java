package dev.cairn.ingest.spec;

import dev.cairn.ingest.Nearest;
import dev.cairn.ingest.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads values with templates in them, and checks that every name in a template means something. */
final class FormReader {
  private final Problems problems;
  private final SpecInput input;

  FormReader(Problems problems, SpecInput input) {
    this.problems = problems;
    this.input = input;
  }

  /** An id, a type or a relation. */
  Optional<Form> named(YamlFields fields, String field, List<String> variables) {
    Optional<Yaml.Scalar> scalar = fields.scalar(field);
    scalar
        .filter(text -> text.text().isBlank())
        .ifPresent(text -> problems.add(text.at(), field + " is empty; give it a name"));
    return scalar.flatMap(text -> template(text, variables)).map(Form.Named::new);
  }

  /** A number, or a template that gives one. Whoever says nothing speaks for the edge once. */
  Optional<Form> contribution(YamlFields fields, List<String> variables) {
    if (fields.value("contribution").isEmpty()) {
      return Optional.of(new Form.Constant(1.0));
    }
    Optional<Yaml.Scalar> scalar = fields.scalar("contribution");
    Optional<Form> form = scalar.map(text -> value(text, variables));
    boolean fits = form.map(FormReader::mayBeNumber).orElse(true);
    if (!fits) {
      problems.add(
          fields.at("contribution"),
          "contribution must be a finite number or one template that gives one");
    }
    return form.map(Form.Numeric::new);
  }

  private static boolean mayBeNumber(Form form) {
    if (form instanceof Form.Constant constant) {
      return constant.constant() instanceof Number number && Double.isFinite(number.doubleValue());
    }
    return form instanceof Form.Filled filled
        && filled.template().pieces().size() == 1
        && filled.template().expressions().size() == 1;
  }

  Optional<Form> properties(YamlFields fields, List<String> variables) {
    return fields.mapping("properties").map(mapping -> value(mapping, variables));
  }

  private Form value(Yaml yaml, List<String> variables) {
    if (yaml instanceof Yaml.Scalar scalar) {
      return scalar(scalar, variables);
    }
    if (yaml instanceof Yaml.Sequence sequence) {
      List<Form> items = new ArrayList<>();
      sequence.items().forEach(item -> items.add(value(item, variables)));
      return new Form.Items(items);
    }
    Map<String, Form> fields = new TreeMap<>();
    ((Yaml.Mapping) yaml)
        .entries()
        .forEach((name, entry) -> fields.put(name, value(entry.value(), variables)));
    return new Form.Fields(fields);
  }

  private Form scalar(Yaml.Scalar scalar, List<String> variables) {
    String text = scalar.text();
    if (!scalar.quoted()) {
      if (text.isEmpty() || text.equals("~") || text.equals("null")) {
        problems.add(scalar.at(), "a value is missing; write '' for empty text");
      }
      if (text.equals("true") || text.equals("false")) {
        return new Form.Constant(text.equals("true"));
      }
      Optional<Object> number = Numbers.parse(text).map(Numbers::shortest);
      if (number.isPresent()) {
        return new Form.Constant(number.get());
      }
    }
    return template(scalar, variables)
        .map(template -> (Form) new Form.Filled(template))
        .orElseGet(() -> new Form.Constant(text));
  }

  Optional<Template> template(Yaml.Scalar scalar, List<String> variables) {
    try {
      Template template = Template.read(scalar.text());
      template.expressions().forEach(each -> check(scalar.at(), each.path(), variables));
      return Optional.of(template);
    } catch (TemplateFault fault) {
      problems.add(scalar.at(), "template " + Shown.of(scalar.text()) + ": " + fault.reason());
      return Optional.empty();
    }
  }

  private void check(Mark at, List<String> path, List<String> variables) {
    String first = path.get(0);
    if (!variables.contains(first)) {
      problems.add(at, "unknown variable '" + first + "'" + Nearest.hint(first, variables));
    } else if (first.equals(Variables.INPUT)
        && input.declared()
        && path.size() > 1
        && !input.all().contains(path.get(1))) {
      problems.add(
          at, "input has no field '" + path.get(1) + "'" + Nearest.hint(path.get(1), input.all()));
    }
  }
}
