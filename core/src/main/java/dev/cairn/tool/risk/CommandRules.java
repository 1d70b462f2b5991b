package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The table of {@code commands.txt}: what each command does. */
final class CommandRules {
  static final CommandRules KNOWN = new CommandRules(RuleFile.lines("commands.txt"));

  private static final List<String> ENDINGS = List.of(".exe", ".cmd", ".bat");

  private final Map<String, List<CommandRule>> byProgram = new HashMap<>();
  private final Map<String, Set<String>> valued = new HashMap<>();

  private CommandRules(List<String> lines) {
    String effect = "";
    for (String line : lines) {
      if (line.contains("->")) {
        add(CommandRule.of(line));
      } else if (line.startsWith("= ")) {
        effect = line.substring(2).strip();
      } else if (line.startsWith("@ ")) {
        List<String> words = List.of(line.split(" +", -1));
        valued.put(words.get(1), Set.copyOf(words.subList(2, words.size())));
      } else {
        for (String program : line.split(" +", -1)) {
          add(CommandRule.of(program + " -> " + effect));
        }
      }
    }
  }

  private void add(CommandRule rule) {
    for (String program : rule.programs()) {
      byProgram.computeIfAbsent(program, it -> new ArrayList<>()).add(rule);
    }
  }

  int size() {
    return byProgram.size();
  }

  /** What a command does; empty if its program is not known. The last rule that fits decides. */
  Optional<Effect> effect(String program, List<String> words) {
    List<CommandRule> rules = of(program);
    for (int i = rules.size() - 1; i >= 0; i--) {
      if (rules.get(i).fits(words, valued.getOrDefault(program, Set.of()))) {
        return Optional.of(rules.get(i).effect());
      }
    }
    return rules.isEmpty() ? Optional.empty() : Optional.of(Effect.MODERATE);
  }

  /** Of a program, or of its family: what holds for python3 holds for python3.11, for mkfs for mkfs.ext4. */
  private List<CommandRule> of(String program) {
    List<CommandRule> known = byProgram.get(program);
    if (known != null) {
      return known;
    }
    int dot = program.indexOf('.');
    boolean family = dot > 0 && !program.endsWith(".sh") && !program.endsWith(".py");
    return family ? byProgram.getOrDefault(program.substring(0, dot), List.of()) : List.of();
  }

  /** The name of a program without its folder and ending, in small letters. */
  static String program(String word) {
    String name = word.substring(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    String lower = Spelling.latin(name.toLowerCase(Locale.ROOT));
    return ENDINGS.stream()
        .filter(lower::endsWith)
        .findFirst()
        .map(ending -> lower.substring(0, lower.length() - ending.length()))
        .orElse(lower);
  }
}
