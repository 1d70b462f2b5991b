package dev.cairn.ingest.spec;

import dev.cairn.ingest.Nearest;
import dev.cairn.ingest.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads the steps of a spec, knowing at each which loops stand around it. */
final class StepReader {
  static final int STEPS_MAX = 500;
  static final int LOOPS_MAX = 4;

  private final Problems problems;
  private final FormReader forms;
  private int count;

  StepReader(Problems problems, SpecInput input) {
    this.problems = problems;
    this.forms = new FormReader(problems, input);
  }

  List<Step> read(YamlFields top) {
    List<Step> steps = steps(top, List.of(Variables.INPUT), 0);
    if (count > STEPS_MAX) {
      problems.add(top.at("steps"), "has " + count + " steps; at most " + STEPS_MAX);
    }
    return steps;
  }

  private List<Step> steps(YamlFields fields, List<String> variables, int loops) {
    List<Step> steps = new ArrayList<>();
    fields.sequence("steps").ifPresent(sequence -> {
      if (sequence.items().isEmpty()) {
        problems.add(sequence.at(), "steps is empty; give at least one");
      }
      sequence.items().forEach(item -> step(item, variables, loops).ifPresent(steps::add));
    });
    return steps;
  }

  private Optional<Step> step(Yaml item, List<String> variables, int loops) {
    count++;
    if (!(item instanceof Yaml.Mapping mapping) || mapping.entries().size() != 1) {
      problems.add(item.at(), "a step is one of " + StepKind.labels() + " and its fields");
      return Optional.empty();
    }
    Map.Entry<String, Yaml.Entry> only = mapping.entries().entrySet().iterator().next();
    Optional<StepKind> kind = StepKind.named(only.getKey());
    if (kind.isEmpty()) {
      problems.add(
          only.getValue().at(),
          "unknown step " + Shown.of(only.getKey())
              + Nearest.hint(only.getKey(), StepKind.labels()));
      return Optional.empty();
    }
    return new YamlFields(problems, "step", mapping)
        .mapping(only.getKey())
        .flatMap(fields -> step(kind.get(), fields, variables, loops));
  }

  private Optional<Step> step(
      StepKind kind, Yaml.Mapping mapping, List<String> variables, int loops) {
    YamlFields fields = new YamlFields(problems, "field of " + kind.label(), mapping);
    fields.refuseUnknown(kind.fields());
    fields.refuseMissing(kind.required());
    return kind == StepKind.FOR_EACH
        ? loop(fields, variables, loops + 1)
        : Optional.of(new Step.Say(kind, said(kind, fields, variables)));
  }

  private Form.Fields said(StepKind kind, YamlFields fields, List<String> variables) {
    Map<String, Form> forms = new TreeMap<>();
    for (String field : kind.fields()) {
      Optional<Form> form =
          switch (field) {
            case "properties" -> this.forms.properties(fields, variables);
            case "contribution" -> this.forms.contribution(fields, variables);
            default -> this.forms.named(fields, field, variables);
          };
      form.ifPresent(each -> forms.put(field, each));
    }
    return new Form.Fields(forms);
  }

  private Optional<Step> loop(YamlFields fields, List<String> variables, int loops) {
    if (loops > LOOPS_MAX) {
      problems.add(fields.at(), "more than " + LOOPS_MAX + " loops in each other");
      return Optional.empty();
    }
    Optional<Template> in = fields.scalar("in").flatMap(text -> forms.template(text, variables));
    in.filter(template -> template.expressions().size() != template.pieces().size()
            || template.pieces().size() != 1)
        .ifPresent(template -> problems.add(
            fields.at("in"), "in must be one template and nothing else: '{{ input.items }}'"));
    List<String> inside = new ArrayList<>(variables);
    Optional<String> as = variable(fields, "as", inside);
    Optional<String> index = variable(fields, "index", inside);
    List<Step> steps = steps(fields, inside, loops);
    return in.isEmpty() || as.isEmpty()
        ? Optional.empty()
        : Optional.of(new Step.ForEach(in.get(), as.get(), index, steps));
  }

  private Optional<String> variable(YamlFields fields, String field, List<String> taken) {
    Optional<Yaml.Scalar> scalar = fields.scalar(field);
    if (scalar.isEmpty()) {
      return Optional.empty();
    }
    String name = scalar.get().text();
    if (!ExpressionReader.isWord(name)) {
      problems.add(scalar.get().at(), field + " must be a word, not " + Shown.of(name));
    } else if (taken.contains(name)) {
      problems.add(scalar.get().at(), "'" + name + "' has a meaning already; choose another name");
    }
    taken.add(name);
    return Optional.of(name);
  }
}
