package dev.cairn.eval.heard;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule of the written guards and pairs, or an action of the guards told in words: the one stands, the other
 * is asked for once.
 *
 * @param kind "constraint", "preference", "commitment", "rule" if it is not said which, or "action"
 */
record WrittenRule(String kind, String text) {
  private static final String RULE = "= ";
  private static final String ACTION = "\t-\t{\"action\": \"";

  static List<WrittenRule> below(Path folder) {
    List<WrittenRule> rules = new ArrayList<>();
    for (String file : List.of("guards-dev.txt", "guards-life.txt", "pairs.txt")) {
      try {
        for (String line : Files.readAllLines(folder.resolve(file))) {
          read(line, rules);
        }
      } catch (IOException e) {
        throw new UncheckedIOException("written rules cannot be read: " + file, e);
      }
    }
    return rules;
  }

  private static void read(String line, List<WrittenRule> rules) {
    int action = line.indexOf(ACTION);
    if (line.startsWith(RULE + "negative_result")) {
      return;
    }
    if (line.startsWith(RULE)) {
      int bar = line.indexOf(" | ");
      boolean kind = bar > 0 && bar < 20;
      rules.add(new WrittenRule(
          kind ? line.substring(RULE.length(), bar).strip() : "rule",
          kind ? line.substring(bar + 3) : line.substring(RULE.length())));
    } else if (action > 0) {
      int end = line.indexOf('"', action + ACTION.length());
      rules.add(new WrittenRule(
          "action", line.substring(action + ACTION.length(), end < 0 ? line.length() : end)));
    }
  }
}
