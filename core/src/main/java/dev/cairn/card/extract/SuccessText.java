package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** Lines that say plainly that something worked. */
final class SuccessText {
  private static final Pattern CLEAR = Pattern.compile(
      "(?i).*(?:\\b[1-9]\\d* pass(?:ed|ing)\\b|\\bbuild (?:success|successful|succeeded|complete)|\\bsuccess(?:ful|fully)?\\b"
          + "|\\bcomplete[d!]|\\ball (?:tests|checks) passed|\\b0 (?:errors|failures|failed)\\b|\\bdone\\b|\\bfinished\\b).*");

  private SuccessText() {}

  static boolean isClear(String line) {
    return CLEAR.matcher(line).matches();
  }
}
