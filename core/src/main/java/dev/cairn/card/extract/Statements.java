package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import java.util.regex.Pattern;

/** How a card says what was found: the words as they stand, without courtesies, and not too long. */
final class Statements {
  private static final Pattern COURTESY = Pattern.compile(
      "(?i:(?:ok|okay|thanks|thank you|great|please|pls|plz|kindly|just|also|btw|by the way|(?:could|can|would|will) you)[,!:]? +)*+");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private Statements() {}

  static String of(Sentence sentence) {
    String whole = SPACES.matcher(sentence.text()).replaceAll(" ").strip();
    var courtesy = COURTESY.matcher(whole);
    String bare = courtesy.lookingAt() ? whole.substring(courtesy.end()) : whole;
    if (bare.isEmpty() || bare.length() == whole.length()) {
      return cut(whole);
    }
    String asked = bare.endsWith("?") ? bare.substring(0, bare.length() - 1) + "." : bare;
    int first = asked.offsetByCodePoints(0, 1);
    boolean capital = Character.isUpperCase(whole.codePointAt(0));
    String start = asked.substring(0, first);
    return cut(
        (capital ? start.toUpperCase(java.util.Locale.ROOT) : start) + asked.substring(first));
  }

  /** A line of output: its spaces say nothing. */
  static String line(String text) {
    return SPACES.matcher(text).replaceAll(" ").strip();
  }

  /** At a word's end where there is one. */
  static String cut(String text) {
    return cut(text, ExtractionBounds.DEFAULT.statementCharsMax());
  }

  static String cut(String text, int max) {
    if (text.length() <= max) {
      return text;
    }
    int space = text.lastIndexOf(' ', max - 1);
    int end = space > max / 2 ? space : max - 1;
    boolean split = Character.isHighSurrogate(text.charAt(end - 1));
    return text.substring(0, split ? end - 1 : end) + "…";
  }
}
