package dev.cairn.eval.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Numbers of payment cards, in the ranges of their issuers. */
final class CardNumber {
  private static final int GROUP = 4;
  private static final int LUHN_MODULUS = 10;
  private static final int DIGIT_MAX = 9;

  private CardNumber() {}

  static Optional<String> named(String name, int length, Random random) {
    return Optional.ofNullable(
        switch (name) {
          case "visa" -> checked("4", length, random);
          case "mastercard" -> checked("5" + (1 + random.nextInt(5)), length, random);
          case "amex" -> checked(random.nextBoolean() ? "34" : "37", length, random);
          case "visagrouped" -> grouped(checked("4", length, random), random);
          case "mastercardgrouped" -> grouped(checked("53", length, random), random);
          default -> null;
        });
  }

  /** With the check digit of Luhn, without which no shop takes it. */
  private static String checked(String issuer, int length, Random random) {
    String body = issuer + Alphabet.DIGITS.drawn(length - issuer.length() - 1, random);
    int sum = 0;
    for (int i = 0; i < body.length(); i++) {
      int digit = body.charAt(body.length() - 1 - i) - '0';
      int weighed = i % 2 == 0 ? digit * 2 : digit;
      sum += weighed > DIGIT_MAX ? weighed - DIGIT_MAX : weighed;
    }
    return body + (LUHN_MODULUS - sum % LUHN_MODULUS) % LUHN_MODULUS;
  }

  /** As it is printed on the card, or with hyphens. */
  private static String grouped(String number, Random random) {
    String space = random.nextBoolean() ? " " : "-";
    List<String> groups = new ArrayList<>();
    for (int i = 0; i < number.length(); i += GROUP) {
      groups.add(number.substring(i, i + GROUP));
    }
    return String.join(space, groups);
  }
}
