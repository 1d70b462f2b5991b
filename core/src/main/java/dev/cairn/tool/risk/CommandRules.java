package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rules of {@code commands.txt} by program. */
final class CommandRules {
  static final CommandRules KNOWN = new CommandRules(RuleFile.lines("commands.txt"));

  private static final String ENDING = ".exe";

  private final Map<String, List<CommandRule>> byProgram = new HashMap<>();

  private CommandRules(List<String> lines) {
    for (String line : lines) {
      CommandRule rule = CommandRule.of(line);
      for (String program : rule.programs()) {
        byProgram.computeIfAbsent(program, it -> new ArrayList<>()).add(rule);
      }
    }
  }

  boolean knows(String program) {
    return byProgram.containsKey(program);
  }

  /** Of a program, or of its family: what holds for mkfs holds for mkfs.ext4. */
  List<CommandRule> of(String program) {
    int dot = program.indexOf('.');
    String family = dot > 0 ? program.substring(0, dot) : program;
    return byProgram.getOrDefault(program, byProgram.getOrDefault(family, List.of()));
  }

  /** The name of a program without its folder and ending. */
  static String program(String word) {
    String name = word.substring(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    String lower = Spelling.latin(name.toLowerCase(Locale.ROOT));
    return lower.endsWith(ENDING) ? lower.substring(0, lower.length() - ENDING.length()) : lower;
  }
}
