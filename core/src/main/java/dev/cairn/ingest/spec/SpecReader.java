package dev.cairn.ingest.spec;

import dev.cairn.ingest.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes a spec of YAML, and goes on after a problem to find the others. */
final class SpecReader {
  private static final List<String> FIELDS =
      List.of("name", "kind", "steps", "description", "input", "enrichments");

  /** Adapters and kinds of the house. A spec of that name would write into their slots. */
  private static final Set<String> TAKEN = Set.of(
      "emission", "fragment", "document", "trace", "card", "schema-flow", "declared", "entities");

  /** No colon: ids of enrichments have them, and the two must not be confused. */
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._-]{0,63}");

  private static final int DESCRIPTION_MAX = 2_000;
  private static final int ENRICHMENTS_MAX = 50;

  private final Problems problems;

  SpecReader(Problems problems) {
    this.problems = problems;
  }

  Spec read(Yaml root) {
    if (!(root instanceof Yaml.Mapping top)) {
      problems.add(root.at(), "a spec is an object with name, kind and steps, not " + root.kind());
      throw problems.refusal();
    }
    YamlFields fields = new YamlFields(problems, "field", top);
    fields.refuseUnknown(FIELDS);
    fields.refuseMissing(List.of("name", "kind", "steps"));
    String name = name(fields, "name");
    String kind = name(fields, "kind");
    Optional<String> description = fields.scalar("description").map(Yaml.Scalar::text);
    description
        .filter(text -> text.length() > DESCRIPTION_MAX)
        .ifPresent(text -> problems.add(
            fields.at("description"),
            "description has at most " + DESCRIPTION_MAX + " characters"));
    SpecInput input = input(fields);
    List<String> enrichments = enrichments(fields);
    List<Step> steps = new StepReader(problems, input).read(fields);
    problems.refuseIfAny();
    return new Spec(name, description, kind, input, enrichments, steps);
  }

  private String name(YamlFields fields, String field) {
    Optional<Yaml.Scalar> scalar = fields.scalar(field);
    if (scalar.isEmpty()) {
      return "";
    }
    String name = scalar.get().text();
    if (!NAME.matcher(name).matches()) {
      problems.add(
          scalar.get().at(),
          field + " " + Shown.of(name)
              + " must be 1 to 64 of a-z, 0-9, '.', '_' and '-', beginning with a letter or digit");
    } else if (TAKEN.contains(name)) {
      problems.add(scalar.get().at(), field + " '" + name + "' is taken; choose another");
    }
    return name;
  }

  private SpecInput input(YamlFields fields) {
    Optional<Yaml.Mapping> mapping = fields.mapping("input");
    if (mapping.isEmpty()) {
      return SpecInput.ANY;
    }
    YamlFields input = new YamlFields(problems, "field of input", mapping.get());
    input.refuseUnknown(List.of("required", "optional"));
    List<String> required = words(input, "required", List.of());
    return new SpecInput(true, required, words(input, "optional", required));
  }

  private List<String> words(YamlFields fields, String field, List<String> taken) {
    List<String> words = new ArrayList<>();
    for (Yaml.Scalar scalar : fields.scalars(field)) {
      String word = scalar.text();
      if (!ExpressionReader.isWord(word)) {
        problems.add(scalar.at(), "an input field is a word, not " + Shown.of(word));
      } else if (taken.contains(word) || words.contains(word)) {
        problems.add(scalar.at(), "input field '" + word + "' stands here twice");
      }
      words.add(word);
    }
    return words;
  }

  private List<String> enrichments(YamlFields fields) {
    List<String> ids = new ArrayList<>();
    for (Yaml.Scalar scalar : fields.scalars("enrichments")) {
      EnrichmentForm.fault(scalar.text()).ifPresent(fault -> problems.add(scalar.at(), fault));
      ids.add(scalar.text());
    }
    if (ids.size() > ENRICHMENTS_MAX) {
      problems.add(fields.at("enrichments"), "at most " + ENRICHMENTS_MAX + " enrichments");
    }
    return ids.stream().distinct().toList();
  }
}
