package dev.cairn.text.guard;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** One spelling for a path that can be written in many ways, and whether a pattern of a shell could stand for it. */
final class PathSpelling {
  private static final List<String> HOMES = List.of("$home", "${home}", "%userprofile%");
  private static final List<String> USERS = List.of("/home/", "/users/", "c:/users/");
  private static final int LETTERS_MIN = 3;

  private PathSpelling() {}

  /** Small letters, slashes forward and single, no dots, quotes or slash at the end; home is {@code ~}. */
  static String plain(String path) {
    String small = path.strip().toLowerCase(Locale.ROOT);
    small = small.startsWith("file://") ? small.substring("file://".length()) : small;
    small = small.replace("\"", "").replace("'", "").replace('\\', '/');
    for (String home : HOMES) {
      small = small.startsWith(home) ? "~" + small.substring(home.length()) : small;
    }
    Deque<String> parts = new ArrayDeque<>();
    for (String part : small.split("/", -1)) {
      if (part.equals("..") && !parts.isEmpty() && !parts.peekLast().equals("..")) {
        parts.removeLast();
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.addLast(part);
      }
    }
    return (small.startsWith("/") ? "/" : "") + String.join("/", parts);
  }

  /** The same below {@code ~}, if it lies in a user's folder; else itself. */
  static String atHome(String plain) {
    for (String users : USERS) {
      int end = plain.startsWith(users) ? plain.indexOf('/', users.length()) : -1;
      if (end > 0) {
        return "~" + plain.substring(end);
      }
    }
    return plain.startsWith("/root/") ? "~" + plain.substring("/root".length()) : plain;
  }

  static boolean isPattern(String path) {
    return path.chars().anyMatch(c -> c == '*' || c == '?' || c == '[' || c == '{');
  }

  /** The paths that a shell makes of the first braces in one, each as it is if it has none. */
  static List<String> alternatives(String path) {
    int open = path.indexOf('{');
    int close = path.indexOf('}', open + 1);
    boolean one = open < 0 || close < 0 || path.indexOf('{', open + 1) > 0;
    return one
        ? List.of(path)
        : Arrays.stream(path.substring(open + 1, close).split(",", -1))
            .map(each -> path.substring(0, open) + each + path.substring(close + 1))
            .toList();
  }

  /** Whether a pattern that a call names could stand for a path that a rule names, or for a folder above it. */
  static boolean couldBe(String pattern, String named) {
    String glob = globbed(pattern);
    if (Globs.matches(glob, named)
        || (glob.startsWith("**/") && Globs.matches(glob.substring(3), named))) {
      return true;
    }
    for (int slash = named.indexOf('/', 1); slash > 0; slash = named.indexOf('/', slash + 1)) {
      if (Globs.matches(glob, named.substring(0, slash))) {
        return true;
      }
    }
    if (liesBelow(glob, named)) {
      return true;
    }
    String last = glob.substring(glob.lastIndexOf('/') + 1);
    boolean says = last.chars().filter(Character::isLetterOrDigit).count() >= LETTERS_MIN;
    return says && Globs.matches(last, named.substring(named.lastIndexOf('/') + 1));
  }

  /** Whether the pattern's first folders could be the named one; stars alone could be any. */
  private static boolean liesBelow(String glob, String named) {
    int slash = named.indexOf('/') > 0 ? glob.indexOf('/') : -1;
    for (long more = named.chars().filter(c -> c == '/').count(); slash > 0 && more > 0; more--) {
      slash = glob.indexOf('/', slash + 1);
    }
    String folder = slash > 0 ? glob.substring(0, slash) : "";
    return folder.chars().filter(Character::isLetterOrDigit).count() >= LETTERS_MIN
        && Globs.matches(folder, named);
  }

  /** Braces and brackets as stars: what they allow is more than a rule has to know. */
  private static String globbed(String pattern) {
    StringBuilder glob = new StringBuilder();
    int at = 0;
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      int end = c == '{' ? pattern.indexOf('}', at) : c == '[' ? pattern.indexOf(']', at) : -1;
      glob.append(end > 0 ? (c == '{' ? '*' : '?') : c);
      at = (end > 0 ? end : at) + 1;
    }
    return glob.toString();
  }
}
