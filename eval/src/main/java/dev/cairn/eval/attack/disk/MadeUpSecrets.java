package dev.cairn.eval.attack.disk;

import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes up secrets by a pattern: {@code {a20}} is twenty letters and digits, u capitals, d digits, h hexadecimal digits. */
final class MadeUpSecrets {
  private static final Pattern PART = Pattern.compile("\\{([audh])(\\d+)}");
  private static final String DIGITS = "0123456789";
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final String ALL = DIGITS + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final RandomGenerator chance;

  MadeUpSecrets(RandomGenerator chance) {
    this.chance = chance;
  }

  String of(String pattern) {
    Matcher part = PART.matcher(pattern);
    StringBuilder secret = new StringBuilder();
    while (part.find()) {
      part.appendReplacement(secret, letters(part.group(1), Integer.parseInt(part.group(2))));
    }
    return part.appendTail(secret).toString();
  }

  private String letters(String kind, int count) {
    String from =
        switch (kind) {
          case "d" -> DIGITS;
          case "u" -> CAPITALS;
          case "h" -> DIGITS + "abcdef";
          default -> ALL;
        };
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < count; i++) {
      letters.append(from.charAt(chance.nextInt(from.length())));
    }
    return letters.toString();
  }
}
