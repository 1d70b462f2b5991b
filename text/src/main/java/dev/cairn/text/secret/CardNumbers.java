package dev.cairn.text.secret;

import java.util.ArrayList;
import java.util.List;

/** Finds numbers of payment cards: of an issuer that exists, of its length, with a check digit that fits (Luhn). */
final class CardNumbers {
  private static final int SHORTEST = 13;
  private static final int LONGEST = 19;
  private static final int DISTINCT_MIN = 3;

  private CardNumbers() {}

  static List<Secret> in(String text) {
    List<Secret> found = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (!isDigit(text, at)) {
        at++;
        continue;
      }
      int end = end(text, at);
      if (end - at >= SHORTEST && !isPart(text, at, end)) {
        String digits = text.substring(at, end).replaceAll("\\D", "");
        if (digits.length() >= SHORTEST && isCard(digits)) {
          found.add(new Secret("payment_card", at, end, digits));
        }
      }
      at = end;
    }
    return found;
  }

  /** Behind the digits, with single blanks or hyphens between groups of them. */
  private static int end(String text, int start) {
    int end = start;
    while (end < text.length()) {
      boolean gap = (text.charAt(end) == ' ' || text.charAt(end) == '-') && isDigit(text, end + 1);
      if (!gap && !isDigit(text, end)) {
        break;
      }
      end++;
    }
    return end;
  }

  private static boolean isDigit(String text, int at) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  /** Part of a word, an id or a fraction. */
  private static boolean isPart(String text, int start, int end) {
    char before = start > 0 ? text.charAt(start - 1) : ' ';
    char after = end < text.length() ? text.charAt(end) : ' ';
    boolean fraction = after == '.' && isDigit(text, end + 1);
    return Character.isLetterOrDigit(before)
        || "._-/#+".indexOf(before) >= 0
        || Character.isLetterOrDigit(after)
        || "_-/%".indexOf(after) >= 0
        || fraction;
  }

  private static boolean isCard(String digits) {
    return digits.length() <= LONGEST
        && isIssued(digits)
        && digits.chars().distinct().count() >= DISTINCT_MIN
        && luhn(digits);
  }

  private static boolean isIssued(String digits) {
    int two = Integer.parseInt(digits.substring(0, 2));
    int four = Integer.parseInt(digits.substring(0, 4));
    return switch (digits.length()) {
      case 13, 19 -> two / 10 == 4;
      case 14 -> (four >= 3000 && four < 3060) || two == 36 || two == 38 || two == 39;
      case 15 -> two == 34 || two == 37;
      case 16 ->
        two / 10 == 4
            || (two >= 51 && two <= 55)
            || (four >= 2221 && four <= 2720)
            || four == 6011
            || two == 65
            || (four >= 6440 && four < 6500)
            || two == 62
            || (four >= 3528 && four < 3590);
      default -> false;
    };
  }

  private static boolean luhn(String digits) {
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(digits.length() - 1 - i) - '0';
      int doubled = i % 2 == 1 ? digit * 2 : digit;
      sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 == 0;
  }
}
