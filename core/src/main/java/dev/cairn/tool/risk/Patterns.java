package dev.cairn.tool.risk;

import java.util.List;

/** Patterns of a shell that could stand for a path of a list. */
final class Patterns {
  private static final int CHARS_MAX = 300;

  private Patterns() {}

  /** Whether a pattern may stand for one of these paths, of which it says at least one letter of the last name. */
  static boolean mayFit(String pattern, List<String> paths) {
    String last = pattern.substring(pattern.lastIndexOf('/') + 1);
    boolean says = last.chars().filter(Character::isLetterOrDigit).count() > 2;
    boolean folder = pattern.indexOf('/') >= 0;
    return pattern.length() <= CHARS_MAX
        && paths.stream().filter(path -> path.indexOf('*') < 0).anyMatch(path -> {
          String name = path.substring(path.lastIndexOf('/') + 1);
          boolean below = path.lastIndexOf('/') > 0;
          String parent = below ? path.substring(0, path.lastIndexOf('/')) : "";
          boolean there = below && folder && pattern.contains(parent + "/");
          return (says || there)
              && fits(name, last)
              && (!below || there || fitsParent(pattern, parent));
        });
  }

  private static boolean fitsParent(String pattern, String parent) {
    String folder = pattern.substring(0, Math.max(0, pattern.lastIndexOf('/')));
    String of = folder.substring(folder.lastIndexOf('/') + 1);
    return !of.isEmpty() && fits(parent.substring(parent.lastIndexOf('/') + 1), of);
  }

  /** Whether a name fits a pattern with {@code ?}, {@code *} and {@code [abc]}; a bracket stands for any letter. */
  static boolean fits(String name, String pattern) {
    int n = 0;
    int p = 0;
    int star = -1;
    int mark = 0;
    while (n < name.length()) {
      int width = p < pattern.length() && pattern.charAt(p) == '[' ? bracket(pattern, p) : 1;
      boolean one = p < pattern.length()
          && (width > 1 || pattern.charAt(p) == '?' || pattern.charAt(p) == name.charAt(n));
      if (p < pattern.length() && pattern.charAt(p) == '*') {
        star = p++;
        mark = n;
      } else if (one) {
        p += width;
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++mark;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') {
      p++;
    }
    return p == pattern.length();
  }

  private static int bracket(String pattern, int open) {
    int end = pattern.indexOf(']', open + 2);
    return end < 0 ? 1 : end - open + 1;
  }
}
