package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One value among the arguments of a call.
 *
 * @param key the name it has, in lower case with underscores; that of its list if it stands in one
 * @param text as it is read, whatever was hidden in it
 * @param isCut whether it is too long to be read whole
 */
record Argument(String key, String text, boolean isCut) {
  private static final Set<String> COMMANDS = Set.of(
      "command",
      "cmd",
      "commands",
      "script",
      "shell",
      "bash",
      "exec",
      "line",
      "command_line",
      "cli");
  private static final Set<String> COMMAND_WORDS = Set.of("args", "arguments", "argv", "params");
  private static final Set<String> SQL =
      Set.of("sql", "query", "queries", "statement", "statements", "q", "ddl", "script", "command");
  private static final Set<String> CODE = Set.of(
      "code",
      "script",
      "source",
      "source_code",
      "javascript",
      "js",
      "python",
      "expression",
      "snippet",
      "function",
      "program");
  private static final Set<String> PATH_WORDS = Set.of(
      "path",
      "paths",
      "file",
      "files",
      "filename",
      "filepath",
      "dir",
      "directory",
      "folder",
      "target",
      "targets",
      "destination",
      "dest",
      "source",
      "src",
      "cwd",
      "root",
      "uri",
      "pattern",
      "glob");
  private static final String UNREAD = "command";
  private static final int DEPTH_MAX = 16;
  private static final int VALUES_MAX = 2_000;
  private static final int KEY_MAX = 100;

  boolean isCommand() {
    return COMMANDS.contains(key);
  }

  boolean isSql() {
    return SQL.contains(key);
  }

  boolean isCode() {
    return CODE.contains(key);
  }

  /** A path is short and on one line; a document is neither. */
  boolean isPath() {
    return text.indexOf('\n') < 0
        && List.of(key.split("_", -1)).stream().anyMatch(PATH_WORDS::contains);
  }

  /** Whether it is run; what is run must not hide behind what is not. */
  private boolean isRun() {
    return isCommand() || isSql() || isCode();
  }

  boolean isUnreadAndRun() {
    return isCut && isRun();
  }

  /** All values, as far as the budget of characters reaches; what is run is read first. */
  static List<Argument> of(Map<?, ?> args, int most) {
    List<Argument> whole = new ArrayList<>();
    collect("", args, 0, whole);
    whole.sort(Comparator.comparing(argument -> !argument.isRun()));
    List<Argument> read = new ArrayList<>();
    int left = most;
    for (Argument argument : whole) {
      String text = argument.text();
      boolean cut = text.length() > left;
      String head = cut ? text.substring(0, left) : text;
      left -= head.length();
      read.add(new Argument(argument.key(), Spelling.seen(head), cut || argument.isCut()));
    }
    return read;
  }

  private static void collect(String key, Object value, int depth, List<Argument> all) {
    if (depth > DEPTH_MAX || all.size() >= VALUES_MAX) {
      // Whatever is below is unread, and may be run.
      all.add(new Argument(UNREAD, "", true));
    } else if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        if (all.size() < VALUES_MAX + 2) {
          collect(key(String.valueOf(entry.getKey())), entry.getValue(), depth + 1, all);
        }
      }
      joined(map, all);
    } else if (value instanceof Collection<?> list) {
      for (Object each : list) {
        if (all.size() < VALUES_MAX + 2) {
          collect(key, each, depth + 1, all);
        }
      }
      if (COMMANDS.contains(key)) {
        all.add(new Argument(key, words(list), false));
      }
    } else {
      all.add(new Argument(key, String.valueOf(value), false));
    }
  }

  /** A program in one argument and its words in another are one command. */
  private static void joined(Map<?, ?> map, List<Argument> all) {
    map.forEach((name, command) -> {
      if (!COMMANDS.contains(key(String.valueOf(name))) || !(command instanceof String)) {
        return;
      }
      map.forEach((other, words) -> {
        if (COMMAND_WORDS.contains(key(String.valueOf(other)))) {
          String rest = words instanceof Collection<?> list ? words(list) : String.valueOf(words);
          all.add(new Argument(key(String.valueOf(name)), command + " " + rest, false));
        }
      });
    });
  }

  private static String words(Collection<?> list) {
    StringBuilder words = new StringBuilder();
    for (Object each : list) {
      String word = String.valueOf(each);
      words
          .append(word.indexOf(' ') < 0 ? word : "'" + word.replace("'", "") + "'")
          .append(' ');
    }
    return words.toString();
  }

  private static String key(String name) {
    String head = name.length() <= KEY_MAX ? name : name.substring(0, KEY_MAX);
    return String.join("_", Spelling.words(head));
  }
}
