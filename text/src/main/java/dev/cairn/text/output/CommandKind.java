package dev.cairn.text.output;

import dev.cairn.text.DataFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What kind of work commands do, and by which words a command is known again. */
final class CommandKind {
  private static final int SUBCOMMANDS_MAX = 2;
  private static final int SEARCHED_LETTERS_MIN = 3;
  static final String OTHER = "other";
  private static final String SAY = "say";
  private static final String SETUP = "setup";

  private static final Set<String> WRAPPERS = Set.copyOf(DataFile.lines("output/wrappers.txt"));
  private static final Map<String, String> KINDS = new HashMap<>();
  /** Commands whose next word tells what they do. */
  private static final Set<String> WITH_SUBCOMMAND = new HashSet<>();

  static {
    for (String line : DataFile.lines("output/commands.txt")) {
      String[] parts = line.split("\t", -1);
      KINDS.put(parts[1], parts[0]);
      for (int space = parts[1].indexOf(' '); space > 0; space = parts[1].indexOf(' ', space + 1)) {
        WITH_SUBCOMMAND.add(parts[1].substring(0, space));
      }
    }
  }

  private CommandKind() {}

  /** The kind of a command. */
  static String of(List<String> words) {
    List<String> head = head(words);
    for (int length = head.size(); length > 0; length--) {
      String kind = KINDS.get(String.join(" ", head.subList(0, length)));
      if (kind != null) {
        return kind;
      }
    }
    return OTHER;
  }

  /** The kinds of the commands of a line that do something, in their order. */
  static Set<String> of(String line) {
    Set<String> kinds = new LinkedHashSet<>();
    for (CommandLine.Part part : CommandLine.parts(line)) {
      String kind = of(part.words());
      if (!part.words().isEmpty() && !kind.equals(SETUP) && !kind.equals(SAY)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /** The words that a line searches for in files; what a search finds is no complaint. */
  static Set<String> searched(String line) {
    Set<String> searched = new LinkedHashSet<>();
    for (CommandLine.Part part : CommandLine.parts(line)) {
      if (!part.joint().equals("|") && of(part.words()).equals("search")) {
        part.words().stream()
            .skip(1)
            .filter(word -> !word.startsWith("-"))
            .findFirst()
            .ifPresent(pattern -> addWords(pattern, searched));
      }
    }
    return searched;
  }

  private static void addWords(String pattern, Set<String> words) {
    int start = 0;
    for (int i = 0; i <= pattern.length(); i++) {
      if (i == pattern.length() || !Character.isLetter(pattern.charAt(i))) {
        if (i - start >= SEARCHED_LETTERS_MIN) {
          words.add(pattern.substring(start, i).toLowerCase(Locale.ROOT));
        }
        start = i + 1;
      }
    }
  }

  /** Whether a word is a command that is known. */
  static boolean isCommand(String word) {
    return KINDS.containsKey(word) || WITH_SUBCOMMAND.contains(word);
  }

  /** Kinds whose output is what they were asked to show, kinds that judge or test, and the others. */
  static String family(String kind) {
    return switch (kind) {
      case "read", "search", "probe" -> "show";
      case "build", "lint" -> "judge";
      case "test" -> "test";
      default -> "act";
    };
  }

  static boolean isSetup(List<String> words) {
    String kind = of(words);
    return kind.equals(SETUP) || kind.equals(SAY) || isAssignment(words);
  }

  static boolean isSay(List<String> words) {
    return of(words).equals(SAY);
  }

  private static boolean isAssignment(List<String> words) {
    return words.stream().allMatch(word -> word.indexOf('=') > 0);
  }

  /** The words by which a line is known again: its first real command with its sub-commands. */
  static String headOf(String line) {
    for (CommandLine.Part part : CommandLine.parts(line)) {
      if (!part.words().isEmpty() && !isSetup(part.words())) {
        return String.join(" ", head(part.words()));
      }
    }
    return "";
  }

  /** A command without its path, variables, wrappers and flags, followed by its sub-commands. */
  static List<String> head(List<String> words) {
    List<String> head = new ArrayList<>();
    int start = start(words);
    for (int i = start; i < words.size() && head.size() < SUBCOMMANDS_MAX + 1; i++) {
      String word = words.get(i);
      if (head.isEmpty()) {
        head.add(baseName(word));
      } else if (!takesSubcommand(head)) {
        break;
      } else if (!word.startsWith("-")) {
        head.add(word);
      }
    }
    return head;
  }

  private static boolean takesSubcommand(List<String> head) {
    return WITH_SUBCOMMAND.contains(String.join(" ", head))
        || head.get(head.size() - 1).equals("run");
  }

  /** The index of the command behind variables and wrappers with their flags. */
  private static int start(List<String> words) {
    int at = 0;
    while (at < words.size()) {
      String name = baseName(words.get(at));
      boolean two = at + 1 < words.size() && WRAPPERS.contains(name + " " + words.get(at + 1));
      if (!two && !isPassed(words.get(at), name)) {
        return at;
      }
      at += two ? 2 : 1;
    }
    return at;
  }

  private static boolean isPassed(String word, String name) {
    boolean variable = word.indexOf('=') > 0 && !word.startsWith("-");
    boolean number = !word.isEmpty() && Character.isDigit(word.charAt(0));
    return variable || number || word.startsWith("-") || WRAPPERS.contains(name);
  }

  private static String baseName(String word) {
    String name = word.substring(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
    return name.isEmpty() ? word : name.toLowerCase(Locale.ROOT);
  }
}
