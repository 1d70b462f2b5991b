package dev.cairn.text.guard;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.ReadCall.Command;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Other ways to write the same word of a command. */
final class Aliases {
  private static final Map<String, String> PROGRAMS = new HashMap<>();
  private static final Map<String, List<Alias>> BY_PROGRAM = read();

  /** Of which sub-command, which word, what it stands for. */
  private record Alias(String sub, String word, String standsFor) {}

  private Aliases() {}

  /** All words of a command, and what they stand for. */
  static Set<String> expand(Command command) {
    Set<String> words = new LinkedHashSet<>(command.words());
    words.add(command.name());
    String program = program(command.name());
    words.add(program);
    for (Alias alias : BY_PROGRAM.getOrDefault(program, List.of())) {
      boolean sub = alias.sub().equals("*") || command.words().contains(alias.sub());
      for (int i = 1; sub && i < command.words().size(); i++) {
        if (CommandPattern.isWord(alias.word(), command.words().get(i))) {
          words.add(alias.standsFor());
        }
      }
    }
    return words;
  }

  /** The name a program is known by: gmake is make. */
  static String program(String name) {
    return PROGRAMS.getOrDefault(name, name);
  }

  private static Map<String, List<Alias>> read() {
    Map<String, List<Alias>> all = new HashMap<>();
    for (String line : DataFile.lines("guard/aliases.txt")) {
      String[] words = line.split(" ", -1);
      if (words[1].equals("=")) {
        PROGRAMS.put(words[0], words[2]);
        continue;
      }
      all.computeIfAbsent(words[0], any -> new ArrayList<>())
          .add(new Alias(words[1], words[2], words[4]));
    }
    return all;
  }
}
