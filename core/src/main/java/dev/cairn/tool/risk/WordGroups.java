package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists of words of one file, each under a line that begins with {@code =}. */
final class WordGroups {
  private final String file;
  private final Map<String, List<String>> groups = new LinkedHashMap<>();

  private WordGroups(String file) {
    this.file = file;
  }

  static WordGroups in(String file) {
    WordGroups all = new WordGroups(file);
    List<String> open = new ArrayList<>();
    for (String line : RuleFile.lines(file)) {
      if (line.startsWith("= ")) {
        open = all.groups.computeIfAbsent(line.substring(2).strip(), it -> new ArrayList<>());
      } else {
        open.addAll(List.of(line.split(" +", -1)));
      }
    }
    return all;
  }

  List<String> of(String name) {
    List<String> words = groups.get(name);
    if (words == null) {
      throw new IllegalStateException(file + " has no list '" + name + "'");
    }
    return words;
  }

  boolean has(String name, String word) {
    return of(name).contains(word);
  }
}
