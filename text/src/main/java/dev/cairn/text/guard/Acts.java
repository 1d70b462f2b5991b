package dev.cairn.text.guard;

import dev.cairn.text.DataFile;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Kinds of acts and how they are told: by words, commands, names of tools, and what an edit touches. */
final class Acts {
  private static final int EDIT_CHARS_MAX = 20_000;

  private static final Acts ALL = new Acts(DataFile.lines("guard/acts.txt"));

  private final List<String> names = new ArrayList<>();
  private final BitSet changing = new BitSet();
  private final List<Lexicon> words = new ArrayList<>();
  private final Map<String, List<Map.Entry<CommandPattern, Integer>>> commands = new HashMap<>();
  private final Map<String, List<Integer>> toolWords = new HashMap<>();
  private final List<Map.Entry<String, Integer>> paths = new ArrayList<>();
  private final List<Map.Entry<String, Integer>> texts = new ArrayList<>();
  private final Map<String, List<CommandPattern>> looking = new HashMap<>();

  private Acts(List<String> lines) {
    for (String line : lines) {
      add(line.split("\\|(?= )|\\|$", 5));
    }
    for (String line : DataFile.lines("guard/look.txt")) {
      for (String pattern : GuardWords.split(line)) {
        CommandPattern read = CommandPattern.of(pattern);
        looking.computeIfAbsent(read.program(), any -> new ArrayList<>()).add(read);
      }
    }
  }

  static Acts all() {
    return ALL;
  }

  private void add(String[] fields) {
    int act = names.size();
    String name = fields[0].strip();
    boolean changes = name.endsWith("!");
    names.add(changes ? name.substring(0, name.length() - 1) : name);
    changing.set(act, changes);
    words.add(Lexicon.of(GuardWords.split(field(fields, 1))));
    for (String each : GuardWords.split(field(fields, 2))) {
      CommandPattern pattern = CommandPattern.of(each);
      commands
          .computeIfAbsent(pattern.program(), any -> new ArrayList<>())
          .add(Map.entry(pattern, act));
    }
    for (String each : GuardWords.split(field(fields, 3))) {
      toolWords.computeIfAbsent(each, any -> new ArrayList<>()).add(act);
    }
    for (String each : field(fields, 4).split(",", -1)) {
      String pattern = each.stripLeading();
      if (pattern.startsWith("path:")) {
        paths.add(Map.entry(pattern.substring(5).strip(), act));
      } else if (pattern.startsWith("text:")) {
        texts.add(Map.entry(pattern.substring(5), act));
      }
    }
  }

  private static String field(String[] fields, int at) {
    return at < fields.length ? fields[at].strip() : "";
  }

  int size() {
    return names.size();
  }

  String name(int act) {
    return names.get(act);
  }

  BitSet named(Set<String> wanted) {
    BitSet acts = new BitSet();
    for (int act = 0; act < names.size(); act++) {
      acts.set(act, wanted.contains(names.get(act)));
    }
    return acts;
  }

  boolean changes(int act) {
    return changing.get(act);
  }

  boolean anyChanges(BitSet acts) {
    return acts.intersects(changing);
  }

  /** The acts that a phrase at this token stands for. */
  BitSet at(List<Token> tokens, int at) {
    BitSet acts = new BitSet();
    for (int act = 0; act < words.size(); act++) {
      if (words.get(act).at(tokens, at) > 0) {
        acts.set(act);
      }
    }
    return acts;
  }

  /** The acts of what a call carries out: its commands, tool, statements and edits, not its words. */
  BitSet of(ReadCall call) {
    BitSet acts = new BitSet();
    for (Command command : call.commands()) {
      of(command, Aliases.program(command.name()), acts);
      of(command, "*", acts);
      for (String assignment : command.assignments()) {
        String small = assignment.toLowerCase(Locale.ROOT);
        texts.stream()
            .filter(each -> small.contains(each.getKey()))
            .forEach(each -> acts.set(each.getValue()));
      }
    }
    for (String word : toolWords(call.tool())) {
      toolWords.getOrDefault(word, List.of()).forEach(acts::set);
    }
    edits(call, acts);
    return acts;
  }

  /** The acts of one command. */
  BitSet of(Command command) {
    BitSet acts = new BitSet();
    of(command, Aliases.program(command.name()), acts);
    of(command, "*", acts);
    return acts;
  }

  private void of(Command command, String program, BitSet acts) {
    for (Map.Entry<CommandPattern, Integer> each : commands.getOrDefault(program, List.of())) {
      if (each.getKey().matches(command)) {
        acts.set(each.getValue());
      }
    }
  }

  private void edits(ReadCall call, BitSet acts) {
    if (!call.added().isEmpty() || !call.removed().isEmpty()) {
      String added = call.added()
          .substring(0, Math.min(EDIT_CHARS_MAX, call.added().length()))
          .toLowerCase(Locale.ROOT);
      String removed = call.removed().toLowerCase(Locale.ROOT);
      for (Map.Entry<String, Integer> each : texts) {
        if (added.contains(each.getKey()) && !removed.contains(each.getKey())) {
          acts.set(each.getValue());
        }
      }
      for (String path : call.paths()) {
        String small = path.toLowerCase(Locale.ROOT);
        for (Map.Entry<String, Integer> each : paths) {
          if (small.contains(each.getKey())) {
            acts.set(each.getValue());
          }
        }
      }
    }
    for (ReadCall.SqlStatement statement : call.statements()) {
      sql(statement.verb(), acts);
    }
  }

  private void sql(String verb, BitSet acts) {
    acts.set(names.indexOf("database"));
    switch (verb) {
      case "DELETE", "TRUNCATE", "DROP" -> acts.set(names.indexOf("delete"));
      case "UPDATE", "MERGE", "INSERT", "REPLACE" -> acts.set(names.indexOf("edit-code"));
      default -> {}
    }
    if (Set.of("ALTER", "CREATE", "DROP", "RENAME").contains(verb)) {
      acts.set(names.indexOf("schema-change"));
    }
    if (verb.equals("GRANT") || verb.equals("REVOKE")) {
      acts.set(names.indexOf("permissions"));
    }
  }

  /** Whether a command adds a dependency. */
  boolean isInstall(Command command) {
    BitSet acts = new BitSet();
    of(command, Aliases.program(command.name()), acts);
    return acts.get(names.indexOf("install-dependency"));
  }

  boolean onlyLooks(Command command) {
    return looks(command, command.name()) || looks(command, "*");
  }

  private boolean looks(Command command, String program) {
    for (CommandPattern pattern : looking.getOrDefault(program, List.of())) {
      if (pattern.matches(command)) {
        return true;
      }
    }
    return false;
  }

  /** The words of a tool's name, as they are written. */
  static List<String> toolWords(String tool) {
    List<String> words = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= tool.length(); i++) {
      char c = i < tool.length() ? tool.charAt(i) : ' ';
      boolean hump =
          start >= 0 && Character.isUpperCase(c) && Character.isLowerCase(tool.charAt(i - 1));
      if (start >= 0 && (!Character.isLetterOrDigit(c) || hump)) {
        words.add(tool.substring(start, i).toLowerCase(Locale.ROOT));
        start = -1;
      }
      if (start < 0 && Character.isLetterOrDigit(c)) {
        start = i;
      }
    }
    return words;
  }
}
