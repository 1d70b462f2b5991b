package dev.cairn.eval.suite;

import dev.cairn.fault.CairnException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/**
 * What the same questions measured in another run. Two runs differ far less question by question than
 * their intervals suggest, because hard questions are hard in both; so the gain is measured on each
 * question and has an interval of its own.
 */
final class EarlierRun {
  private static final String GAIN = "_gain";

  private final Map<List<String>, JsonNode> questions = new HashMap<>();

  /** From a file that {@code --out} wrote. */
  static EarlierRun read(Path file) {
    EarlierRun run = new EarlierRun();
    for (Line line : JsonLines.of(file)) {
      run.questions.put(
          List.of(line.name("set"), line.name("id")), line.object().path("metrics"));
    }
    return run;
  }

  /** The questions that both runs asked, with what was gained on each. */
  List<Measured> compare(List<Measured> now) {
    List<Measured> both = now.stream()
        .filter(question -> questions.containsKey(key(question)))
        .map(this::compare)
        .toList();
    if (both.isEmpty()) {
      throw CairnException.invalid("against", "the earlier run asked none of these questions");
    }
    return both;
  }

  private Measured compare(Measured question) {
    JsonNode before = Objects.requireNonNull(questions.get(key(question)));
    Map<String, Double> values = new LinkedHashMap<>(question.values());
    question.values().forEach((metric, value) -> {
      if (before.path(metric).isNumber()) {
        values.put(metric + GAIN, value - before.path(metric).asDouble());
      }
    });
    return new Measured(
        question.set(),
        question.id(),
        question.unit(),
        question.groups(),
        values,
        question.details());
  }

  private static List<String> key(Measured question) {
    return List.of(question.set(), question.id());
  }
}
