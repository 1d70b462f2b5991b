package dev.cairn.tool.plan;

import dev.cairn.index.Telling;
import dev.cairn.text.DataFile;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Words of requests and of tools' names that ask for the same thing, as they are looked up. */
final class Synonyms {
  private static final Map<String, Set<String>> ALIKE = read();

  private Synonyms() {}

  /** All words that ask for the same as one of these, without these. */
  static Set<String> of(Collection<String> words) {
    Set<String> alike = new LinkedHashSet<>();
    words.forEach(word -> alike.addAll(ALIKE.getOrDefault(word, Set.of())));
    alike.removeAll(new HashSet<>(words));
    return alike;
  }

  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> all = new HashMap<>();
    for (String line : DataFile.lines("tool-words.txt")) {
      List<String> group = List.copyOf(Telling.parts(line, word -> false));
      group.forEach(
          word -> all.computeIfAbsent(word, it -> new LinkedHashSet<>()).addAll(group));
    }
    return all;
  }
}
