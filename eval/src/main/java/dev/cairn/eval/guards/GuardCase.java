package dev.cairn.eval.guards;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.text.guard.GuardTrainer.Label;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Stored rules and one action as an agent would ask about it.
 *
 * @param kind the kind of card its rules are
 * @param label what the action does to its only rule; absent where there is a crowd of rules
 * @param relevant which rules of a crowd speak to the action
 */
public record GuardCase(
    String id,
    String source,
    String kind,
    List<String> rules,
    String action,
    String tool,
    Map<String, Object> args,
    Optional<Label> label,
    boolean sharesWord,
    boolean strict,
    Set<Integer> relevant) {
  public static final String SET = GuardData.SET;

  public GuardCase {
    rules = List.copyOf(rules);
    relevant = Set.copyOf(relevant);
  }

  /** What makes it the same row wherever it lies. */
  public String words() {
    return String.join("|", rules) + "|" + action;
  }

  /** Whether its licence forbids use in what is sold. */
  public boolean isNonCommercial() {
    return GuardRow.isNonCommercial(source);
  }

  /** All rows below a folder: single rules and crowds. */
  public static List<GuardCase> below(Path folder) {
    List<GuardCase> cases = new ArrayList<>();
    JsonLines files = JsonLines.below(folder);
    for (String set : files.sets()) {
      files
          .with(set, "rule", "rule_source", "action", "label")
          .forEach(line -> cases.add(single(line)));
      files
          .with(set, "rules", "action", "relevant", "forbids")
          .forEach(line -> cases.add(crowd(line)));
    }
    return cases;
  }

  private static GuardCase single(Line line) {
    JsonNode object = line.object();
    return new GuardCase(
        line.name("id"),
        line.name("rule_source"),
        line.name("rule_kind"),
        List.of(line.name("rule")),
        line.name("action"),
        object.path("tool").asString(""),
        GuardData.map(object.path("args")),
        Optional.of(Label.valueOf(line.name("label").toUpperCase(Locale.ROOT))),
        object.path("shares_word").asBoolean(false),
        GuardData.isStrict(object),
        Set.of());
  }

  private static GuardCase crowd(Line line) {
    JsonNode object = line.object();
    return new GuardCase(
        line.name("id"),
        line.name("source"),
        "constraint",
        line.names("rules"),
        line.name("action"),
        object.path("tool").asString(""),
        GuardData.map(object.path("args")),
        Optional.empty(),
        false,
        true,
        GuardData.numbers(object.path("relevant")));
  }
}
