package dev.cairn.eval.secrets;

import dev.cairn.eval.suite.JsonLines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Texts people and tools really wrote: those of the data sets, drawn by a seed. */
final class OrdinaryTexts {
  private static final List<String> SETS = List.of("memory_", "seq_", "tool_outputs", "rules_");
  private static final int LENGTH_MIN = 12;

  private OrdinaryTexts() {}

  static List<String> below(Path folder, long seed, int count) {
    JsonLines lines = JsonLines.below(folder);
    Set<String> texts = new LinkedHashSet<>();
    for (String set : lines.sets()) {
      if (SETS.stream().anyMatch(set::startsWith)) {
        lines.with(set).forEach(line -> collect(line.object(), texts));
      }
    }
    List<String> drawn = new ArrayList<>(texts);
    Collections.shuffle(drawn, new Random(seed));
    return drawn.subList(0, Math.min(count, drawn.size()));
  }

  /** What could be an entry: more than a name. */
  private static void collect(JsonNode node, Set<String> texts) {
    if (node.isString()) {
      String text = node.asString();
      if (text.length() >= LENGTH_MIN && text.chars().anyMatch(c -> c == ' ' || c == '\n')) {
        texts.add(text);
      }
      return;
    }
    node.forEach(each -> collect(each, texts));
  }
}
