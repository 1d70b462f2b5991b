package dev.cairn.text.secret;

import dev.cairn.text.DataFile;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tells values that only stand for a secret: {@code <your-key>}, {@code $TOKEN}, {@code xxxx}, {@code changeme}. */
final class Placeholder {
  private static final Set<String> WORDS = Set.copyOf(DataFile.lines("secret/placeholders.txt"));
  private static final List<String> REFERENCES = DataFile.lines("secret/references.txt");
  private static final List<String> BLANKS =
      List.of("xxxx", "****", "....", "…", "••", "____", "----", "####", "????", "%s");
  private static final String DOCUMENTED = "example";
  private static final int DISTINCT_MIN = 4;
  private static final int ROW_MIN = 8;

  private Placeholder() {}

  static boolean is(String value) {
    String lower = value.toLowerCase(Locale.ROOT);
    return lower.contains(DOCUMENTED)
        || BLANKS.stream().anyMatch(lower::contains)
        || isReference(lower)
        || isVariable(value)
        || isMonotonous(lower)
        || isWords(lower);
  }

  /** Says where the secret comes from. */
  static boolean isReference(String lower) {
    return REFERENCES.stream().anyMatch(lower::startsWith)
        || lower.matches("![a-z_.]+[(\\[]?")
        || lower.contains("${")
        || lower.contains("{{")
        || lower.contains("$(")
        || lower.contains("process.env")
        || lower.contains("os.environ")
        || lower.contains("getenv")
        || (lower.startsWith("%") && lower.endsWith("%"));
  }

  /** The name of a variable: {@code MY_SLACK_TOKEN}. */
  private static boolean isVariable(String value) {
    return value.indexOf('_') > 0
        && value.chars().allMatch(c -> c == '_' || (c >= 'A' && c <= 'Z'));
  }

  /** Few different characters, or mostly a row such as 123456789. */
  private static boolean isMonotonous(String value) {
    if (value.chars().filter(Character::isLetterOrDigit).distinct().count() < DISTINCT_MIN) {
      return true;
    }
    int inRow = 1;
    int longest = 1;
    for (int i = 1; i < value.length(); i++) {
      int step = value.charAt(i) - value.charAt(i - 1);
      boolean wraps = value.charAt(i - 1) == '9' && value.charAt(i) == '0';
      inRow = step == 1 || step == 0 || wraps ? inRow + 1 : 1;
      longest = Math.max(longest, inRow);
    }
    return longest >= ROW_MIN && 2 * longest >= value.length();
  }

  /** Nothing but words that stand for something else, and numbers of up to three digits. */
  private static boolean isWords(String lower) {
    for (String word : lower.split("[^\\p{L}\\p{N}]+", -1)) {
      String letters = word.replaceAll("\\d{1,3}$", "");
      if (!letters.isEmpty() && !WORDS.contains(letters)) {
        return false;
      }
    }
    return true;
  }
}
