package dev.cairn.eval.attack.gate;

import java.text.Normalizer;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Ways to write words that look the same, or nearly so, and are other characters. */
@SuppressWarnings("ImmutableEnumChecker") // Functions that nobody changes.
enum LookAlikes {
  CYRILLIC(text -> mapped(
      text,
      Map.of('a', 'а', 'e', 'е', 'o', 'о', 'p', 'р', 'c', 'с', 'x', 'х', 'i', 'і', 's', 'ѕ'))),
  GREEK(text -> mapped(text, Map.of('o', 'ο', 'v', 'ν', 'u', 'υ', 'A', 'Α', 'E', 'Ε', 'i', 'ι'))),
  FULL_WIDTH(text -> shifted(text, 0xFF01 - '!')),
  ZERO_WIDTH(text -> between(text, "\u200b")),
  JOINER(text -> between(text, "\u2060")),
  SOFT_HYPHEN(text -> between(text, "\u00ad")),
  VARIATION(text -> between(text, "\ufe0f")),
  BIDIRECTIONAL(text -> "\u202a" + text + "\u202c"),
  ACCENTS(text -> Normalizer.normalize(
      mapped(text, Map.of('e', 'é', 'a', 'á', 'o', 'ó', 'u', 'ú', 'i', 'í')), Normalizer.Form.NFD)),
  BOLD(text -> bold(text));

  private final UnaryOperator<String> writing;

  LookAlikes(UnaryOperator<String> writing) {
    this.writing = writing;
  }

  String write(String text) {
    return writing.apply(text);
  }

  private static String mapped(String text, Map<Character, Character> letters) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.append(letters.getOrDefault((char) c, (char) c)));
    return out.toString();
  }

  private static String shifted(String text, int by) {
    StringBuilder out = new StringBuilder();
    text.chars()
        .forEach(c -> out.append(Character.isLetterOrDigit(c) ? (char) (c + by) : (char) c));
    return out.toString();
  }

  /** Inside words, where nobody sees it. */
  private static String between(String text, String unseen) {
    return text.replaceAll("(?<=\\p{L})(?=\\p{L})", unseen);
  }

  private static String bold(String text) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.appendCodePoint(c >= 'a' && c <= 'z' ? 0x1D41A + c - 'a' : c));
    return out.toString();
  }
}
