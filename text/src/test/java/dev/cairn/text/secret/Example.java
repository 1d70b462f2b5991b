package dev.cairn.text.secret;

import dev.cairn.text.DataFile;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line with a made-up secret in it, filled in from {@code examples.txt}, so that the sources hold none. */
record Example(String kind, String text, String secret) {
  private static final Pattern BLANK = Pattern.compile("\\{([a-zA-Z])(\\d*)}");
  private static final Map<String, String> ALPHABETS = Map.of(
      "h", "0123456789abcdef",
      "a", "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwyz0123456789",
      "u", "ABCDEFGHJKLMNPQRSTUVWXYZ23456789",
      "g", "abcdefghijkmnpqrstuvwyz0123456789",
      "l", "ABCDEFGHJKLMNPQRSTUVWYZabcdefghijkmnopqrstuvwyz",
      "d", "0123456789",
      "b", "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwyz0123456789+/",
      "w", "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwyz0123456789_",
      "k", "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz");

  static List<Example> all(long seed) {
    Random random = new Random(seed);
    return DataFile.lines("secret/examples.txt").stream()
        .map(line -> of(line, random))
        .toList();
  }

  private static Example of(String line, Random random) {
    int tab = line.indexOf('\t');
    String marked = filled(line.substring(tab + 1), random);
    int open = marked.indexOf("{{");
    int close = marked.lastIndexOf("}}");
    String secret = marked.substring(open + 2, close);
    String text = marked.substring(0, open) + secret + marked.substring(close + 2);
    return new Example(line.substring(0, tab), text, secret);
  }

  private static String filled(String template, Random random) {
    Matcher blank = BLANK.matcher(template);
    return blank.replaceAll(
        found -> Matcher.quoteReplacement(fill(found.group(1), found.group(2), random)));
  }

  private static String fill(String sort, String count, Random random) {
    if (sort.equals("U")) {
      return new UUID(random.nextLong(), random.nextLong()).toString();
    }
    if (sort.equals("P")) {
      return pick("u", 2, random) + pick("g", 5, random) + "!" + pick("d", 3, random);
    }
    return pick(sort, Integer.parseInt(count), random);
  }

  private static String pick(String sort, int count, Random random) {
    String alphabet = ALPHABETS.get(sort);
    StringBuilder picked = new StringBuilder();
    for (int i = 0; i < count; i++) {
      picked.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return picked.toString();
  }
}
