package dev.cairn.text.output;

import dev.cairn.text.DataFile;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Words that tell of an outcome, by grade, and whether they are denied ("0 errors", "failed: 0", "no issues"). */
final class OutcomeWords {
  enum Grade {
    CRASH,
    ERROR,
    FAIL,
    MISSING,
    REFUSED,
    CANNOT,
    WRONG,
    TIME,
    NEED,
    WARN,
    INFO,
    HINT,
    SUMMARY,
    SUCCESS,
    CAUGHT,
    NONE;

    /** Whether it may tell of a failure. */
    boolean isBad() {
      return compareTo(NEED) < 0;
    }

    String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** How many of something there are. */
  enum Count {
    UNSAID,
    ZERO,
    SOME
  }

  /**
   * A word found in a line.
   *
   * @param at the index of its first token
   */
  record Hit(Grade grade, int at, int length, Count count) {}

  /** So many tokens may stand between a denial and what is denied: "no ESLint warnings or errors". */
  private static final int DENIAL_REACH = 4;

  private static final Map<Grade, Lexicon> LEXICA = lexica();
  private static final Lexicon DENIALS = Objects.requireNonNull(LEXICA.get(Grade.NONE));

  private OutcomeWords() {}

  static List<Hit> in(List<Token> tokens) {
    List<Hit> hits = new ArrayList<>();
    for (Map.Entry<Grade, Lexicon> each : LEXICA.entrySet()) {
      for (int at = 0; at < tokens.size(); ) {
        int length = each.getValue().at(tokens, at);
        if (length > 0) {
          hits.add(new Hit(each.getKey(), at, length, count(tokens, at, length)));
        }
        at += Math.max(1, length);
      }
    }
    return hits;
  }

  private static Count count(List<Token> tokens, int at, int length) {
    int value = at + length;
    while (value < tokens.size() && value < at + length + 4 && isAssignment(tokens.get(value))) {
      value++;
    }
    if (value > at + length && value < tokens.size()) {
      Count counted = number(tokens.get(value));
      if (counted != Count.UNSAID || isNothing(tokens.get(value))) {
        return counted == Count.SOME ? Count.SOME : Count.ZERO;
      }
    }
    return before(tokens, at);
  }

  private static Count before(List<Token> tokens, int at) {
    for (int i = at - 1; i >= Math.max(0, at - DENIAL_REACH); i--) {
      Token token = tokens.get(i);
      if (token.isMark()) {
        break;
      }
      Count counted = number(token);
      if (counted != Count.UNSAID) {
        return i >= at - 2 ? counted : Count.UNSAID;
      }
      if (DENIALS.at(tokens, i) > 0) {
        return Count.ZERO;
      }
    }
    return Count.UNSAID;
  }

  private static boolean isAssignment(Token token) {
    return token.text().equals(":") || token.text().equals("=") || token.text().equals("\"");
  }

  private static boolean isNothing(Token token) {
    return switch (token.key()) {
      case "null", "none", "nil", "false", "[" -> true;
      default -> false;
    };
  }

  private static Count number(Token token) {
    if (token.kind() != Token.Kind.NUMBER) {
      return Count.UNSAID;
    }
    for (int i = 0; i < token.text().length(); i++) {
      if (!Character.isDigit(token.text().charAt(i))) {
        return Count.UNSAID;
      }
    }
    return token.text().chars().allMatch(c -> c == '0') ? Count.ZERO : Count.SOME;
  }

  private static Map<Grade, Lexicon> lexica() {
    Map<Grade, List<String>> phrases = new EnumMap<>(Grade.class);
    for (String line : DataFile.lines("output/words.txt")) {
      String[] parts = line.split("\t", -1);
      Grade grade = Grade.valueOf(parts[0].toUpperCase(Locale.ROOT));
      phrases.computeIfAbsent(grade, any -> new ArrayList<>()).add(parts[1]);
    }
    Map<Grade, Lexicon> lexica = new EnumMap<>(Grade.class);
    phrases.forEach((grade, list) -> lexica.put(grade, Lexicon.of(list)));
    return lexica;
  }
}
