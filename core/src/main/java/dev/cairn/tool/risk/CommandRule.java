package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * One line of {@code commands.txt}.
 *
 * @param head the program and the words that follow it, each with its alternatives
 * @param wanted of each group one word
 * @param unwanted none of these words
 */
record CommandRule(
    List<List<String>> head,
    List<List<String>> wanted,
    List<String> unwanted,
    Risk risk,
    String why) {

  static CommandRule of(String line) {
    int arrow = line.indexOf("->");
    String verdict = line.substring(arrow + 2).strip();
    int colon = verdict.indexOf(':');
    List<List<String>> head = new ArrayList<>();
    List<List<String>> wanted = new ArrayList<>();
    List<String> unwanted = List.of();
    List<String> words = List.of(line.substring(0, arrow).strip().split(" +", -1));
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "&" -> wanted.add(either(words.get(++i)));
        case "!" -> unwanted = either(words.get(++i));
        default -> head.add(either(words.get(i)));
      }
    }
    Risk risk = Risk.valueOf(verdict.substring(0, colon).toUpperCase(Locale.ROOT));
    return new CommandRule(
        head, wanted, unwanted, risk, verdict.substring(colon + 1).strip());
  }

  private static List<String> either(String words) {
    return Arrays.asList(words.split("\\|", -1));
  }

  List<String> programs() {
    return head.get(0);
  }

  /** Whether it speaks of this command; the program is known to fit. */
  boolean fits(List<String> words) {
    int at = 1;
    for (List<String> sub : head.subList(1, head.size())) {
      while (at < words.size() && words.get(at).startsWith("-")) {
        at++;
      }
      if (at >= words.size() || !sub.contains(words.get(at))) {
        return false;
      }
      at++;
    }
    List<String> rest = words.subList(at, words.size());
    return wanted.stream().allMatch(group -> hasOne(rest, group)) && !hasOne(rest, unwanted);
  }

  private static boolean hasOne(List<String> words, List<String> patterns) {
    return patterns.stream()
        .anyMatch(pattern -> words.stream().anyMatch(word -> isOne(word, pattern)));
  }

  private static boolean isOne(String word, String pattern) {
    if (pattern.indexOf('*') >= 0) {
      return isLike(word.toLowerCase(Locale.ROOT), pattern);
    }
    boolean isShort = pattern.length() == 2 && pattern.charAt(0) == '-';
    boolean isCluster = word.length() > 1 && word.charAt(0) == '-' && word.charAt(1) != '-';
    // Flags of one letter mean another thing in capitals; words do not.
    return word.equals(pattern)
        || (!isShort && word.equalsIgnoreCase(pattern))
        || (isShort && isCluster && word.indexOf(pattern.charAt(1)) > 0);
  }

  /** A word with {@code *} in the pattern: its parts in their order, the first and the last in place. */
  private static boolean isLike(String word, String pattern) {
    List<String> parts = List.of(pattern.split("\\*", -1));
    if (!word.startsWith(parts.get(0)) || !word.endsWith(parts.get(parts.size() - 1))) {
      return false;
    }
    int at = 0;
    for (String part : parts) {
      int found = word.indexOf(part, at);
      if (found < 0) {
        return false;
      }
      at = found + part.length();
    }
    return true;
  }
}
