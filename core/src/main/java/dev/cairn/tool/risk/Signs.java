package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds signs in a sentence; phrases are tried only where their first word stands. */
final class Signs {
  static final Signs KNOWN = new Signs(RuleFile.lines("signs.txt"));

  private record Rule(Sign sign, Phrase phrase) {}

  private final Map<String, List<Rule>> byFirstWord = new HashMap<>();

  private Signs(List<String> lines) {
    Sign sign = Sign.READ_ONLY;
    for (String line : lines) {
      if (line.startsWith("=")) {
        sign = Sign.of(line.substring(1).strip());
      } else {
        add(new Rule(sign, Phrase.of(line)));
      }
    }
  }

  private void add(Rule rule) {
    for (String first : rule.phrase().beginnings()) {
      byFirstWord.computeIfAbsent(first, it -> new ArrayList<>()).add(rule);
    }
  }

  Set<Sign> in(List<String> words) {
    Set<Sign> found = EnumSet.noneOf(Sign.class);
    for (int at = 0; at < words.size(); at++) {
      for (Rule rule : byFirstWord.getOrDefault(words.get(at), List.of())) {
        if (!found.contains(rule.sign()) && rule.phrase().isAt(words, at)) {
          found.add(rule.sign());
        }
      }
    }
    return found;
  }
}
