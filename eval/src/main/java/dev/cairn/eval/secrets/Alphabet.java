package dev.cairn.eval.secrets;

import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** The characters tokens are made of. */
enum Alphabet {
  DIGITS("0123456789"),
  LETTERS(Letters.CAPITAL + Letters.SMALL),
  ALNUM(Letters.CAPITAL + Letters.SMALL + Letters.DIGIT),
  UPPER(Letters.CAPITAL + Letters.DIGIT),
  LOWER(Letters.SMALL + Letters.DIGIT),
  HEX(Letters.DIGIT + "abcdef"),
  HEXUPPER(Letters.DIGIT + "ABCDEF"),
  BASE32(Letters.CAPITAL + "234567"),
  BASE32LOWER(Letters.SMALL + "234567"),
  BASE64(Letters.CAPITAL + Letters.SMALL + Letters.DIGIT + "+/"),
  /** Base64 for URLs, and what most tokens are made of. */
  WORD(Letters.CAPITAL + Letters.SMALL + Letters.DIGIT + "-_"),
  TILDE(Letters.CAPITAL + Letters.SMALL + Letters.DIGIT + "-_.~"),
  /** What stands in a URL without being encoded. */
  URLSAFE(Letters.CAPITAL + Letters.SMALL + Letters.DIGIT + Letters.DIGIT + "-_.~!*"),
  CRYPT("./" + Letters.DIGIT + Letters.CAPITAL + Letters.SMALL),
  BECH32("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L"),
  DJANGO(Letters.SMALL + Letters.DIGIT + "!@#$%^&*(-_=+)"),
  STRONG(Letters.CAPITAL + Letters.SMALL + Letters.DIGIT + Letters.DIGIT + "!@#%^*_-+=?."),
  DASH("-"),
  BRACE("{");

  private final String characters;

  Alphabet(String characters) {
    this.characters = characters;
  }

  /** By the name a shape uses. */
  static Optional<Alphabet> named(String name) {
    String wanted = name.toUpperCase(Locale.ROOT);
    return Stream.of(values()).filter(each -> each.name().equals(wanted)).findFirst();
  }

  String drawn(int length, Random random) {
    StringBuilder drawn = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      drawn.append(characters.charAt(random.nextInt(characters.length())));
    }
    return drawn.toString();
  }

  /** An enum's constants cannot use its own fields. */
  private static final class Letters {
    static final String CAPITAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static final String SMALL = "abcdefghijklmnopqrstuvwxyz";
    static final String DIGIT = "0123456789";
  }
}
