package dev.cairn.eval.secrets;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Secrets that are more than characters of an alphabet: passwords people think up, parts of a JWT. */
final class MadeUp {
  private static final List<String> WORDS = List.of(
      "copper",
      "lantern",
      "drift",
      "seven",
      "harbor",
      "velvet",
      "monday",
      "otter",
      "gravel",
      "pepper",
      "winter",
      "falcon",
      "ribbon",
      "meadow",
      "saddle",
      "cactus",
      "timber",
      "onion",
      "Sommer",
      "Hannover",
      "bella",
      "Juventus",
      "Schatzi",
      "orchid",
      "tunnel",
      "marble");
  private static final String MARKS = "!#*+-_.";

  private MadeUp() {}

  static String named(String name, int length, Random random) {
    return switch (name) {
      case "uuid" -> uuid(random);
      case "weak" -> weak(random) + one(MARKS, random);
      case "weakurl" -> weak(random);
      case "phrase" -> phrase(length, random);
      case "encoded" -> encoded(length, random);
      case "jwthead" -> base64("{\"alg\":\"HS256\",\"typ\":\"JWT\"}");
      case "jwtheadrsa" -> base64("{\"alg\":\"RS256\",\"typ\":\"JWT\",\"kid\":\"k1\"}");
      case "jwtbody" -> jwtBody(random);
      default ->
        CardNumber.named(name, length, random)
            .orElseThrow(() -> new IllegalStateException("a shape knows no " + name));
    };
  }

  private static String uuid(Random random) {
    String hex = Alphabet.HEX.drawn(32, random);
    return hex.substring(0, 8) + "-" + hex.substring(8, 12) + "-4" + hex.substring(13, 16) + "-a"
        + hex.substring(17, 20) + "-" + hex.substring(20);
  }

  private static String word(Random random) {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private static char one(String characters, Random random) {
    return characters.charAt(random.nextInt(characters.length()));
  }

  /** A word and a number, as most people's. */
  private static String weak(Random random) {
    String word = word(random);
    String begun = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    return switch (random.nextInt(3)) {
      case 0 -> begun + (1960 + random.nextInt(66));
      case 1 -> word + word(random) + random.nextInt(100);
      default -> begun.replace('o', '0').replace('e', '3') + (100 + random.nextInt(900));
    };
  }

  private static String phrase(int words, Random random) {
    List<String> drawn = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      drawn.add(word(random));
    }
    return String.join("-", drawn);
  }

  /** A password for a URL whose special characters are encoded. */
  private static String encoded(int length, Random random) {
    String plain = Alphabet.ALNUM.drawn(length, random);
    int cut = 2 + random.nextInt(length - 4);
    return plain.substring(0, cut) + (random.nextBoolean() ? "%40" : "%23") + plain.substring(cut)
        + "%21";
  }

  private static String jwtBody(Random random) {
    long issued = 1_735_000_000L + random.nextInt(20_000_000);
    return base64("{\"iss\":\"https://id.example.org\",\"sub\":\"" + uuid(random) + "\",\"iat\":"
        + issued + ",\"exp\":" + (issued + 3600) + "}");
  }

  private static String base64(String text) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
