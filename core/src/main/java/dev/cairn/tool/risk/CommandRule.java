package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * One line of {@code commands.txt}.
 *
 * @param head the program and the words that follow it, each with its alternatives
 * @param wanted of each group one word
 * @param unwanted none of these words
 */
record CommandRule(
    List<List<String>> head, List<List<String>> wanted, List<String> unwanted, Effect effect) {

  static CommandRule of(String line) {
    int arrow = line.lastIndexOf("->");
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
    return new CommandRule(
        head, wanted, unwanted, Effect.of(line.substring(arrow + 2).strip()));
  }

  private static List<String> either(String words) {
    return Arrays.asList(words.split("\\|", -1));
  }

  List<String> programs() {
    return head.get(0);
  }

  /**
   * Whether it speaks of this command; the program is known to fit.
   *
   * @param valued flags before the sub-command that take a value
   */
  boolean fits(List<String> words, Set<String> valued) {
    int at = 1;
    for (List<String> sub : head.subList(1, head.size())) {
      while (at < words.size() && words.get(at).startsWith("-") && !sub.contains(words.get(at))) {
        at += valued.contains(words.get(at)) ? 2 : 1;
      }
      if (at >= words.size() || !hasOne(words.subList(at, at + 1), sub)) {
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
      return Wildcard.fits(word.toLowerCase(Locale.ROOT), pattern.toLowerCase(Locale.ROOT));
    }
    boolean isShort = pattern.length() == 2 && pattern.charAt(0) == '-';
    boolean isCluster = word.length() > 1 && word.charAt(0) == '-' && word.charAt(1) != '-';
    // Flags of one letter mean another thing in capitals; words do not.
    return word.equals(pattern)
        || (!isShort && word.equalsIgnoreCase(pattern))
        || (isShort && isCluster && isLetters(word) && word.indexOf(pattern.charAt(1)) > 0);
  }

  /** Flags of one letter may be written together, a flag of many letters is another thing. */
  private static boolean isLetters(String word) {
    return word.length() <= 6 && word.chars().skip(1).allMatch(Character::isLetterOrDigit);
  }
}
