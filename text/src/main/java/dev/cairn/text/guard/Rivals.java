package dev.cairn.text.guard;

import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Things used for the same, of which a rule that wants one does not want another. */
final class Rivals {
  private static final Map<String, List<Integer>> LINES = read();

  private Rivals() {}

  /** Whether an action has, in place of a thing, another that is used for the same. */
  static boolean replace(String stem, Set<String> present) {
    List<Integer> lines = LINES.get(stem);
    if (lines == null || present.contains(stem)) {
      return false;
    }
    for (String other : present) {
      List<Integer> others = LINES.getOrDefault(other, List.of());
      if (others.stream().anyMatch(lines::contains)) {
        return true;
      }
    }
    return false;
  }

  private static Map<String, List<Integer>> read() {
    Map<String, List<Integer>> all = new HashMap<>();
    int number = 0;
    for (String line : DataFile.lines("guard/rivals.txt")) {
      for (String word : line.split(" ", -1)) {
        all.computeIfAbsent(Terms.stem(word, Language.ENGLISH), any -> new ArrayList<>())
            .add(number);
      }
      number++;
    }
    return all;
  }
}
