package dev.cairn.ingest.markdown;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Names for headings as GitHub makes them: {@code What's new?} is {@code whats-new}, then {@code whats-new-1}. */
public final class Slugs {
  /** A heading may be a page long; its name must fit into an id. */
  private static final int CODE_POINTS_MAX = 80;

  /** For a heading without a letter, which would have no name at all. */
  private static final String NAMELESS = "section";

  private final Map<String, Integer> taken = new HashMap<>();

  String next(String title) {
    String slug = of(title);
    String name = slug;
    while (taken.containsKey(name)) {
      int repeats = taken.merge(slug, 1, Integer::sum);
      name = slug + "-" + repeats;
    }
    taken.put(name, 0);
    return name;
  }

  /** The name of a heading, not looking at others. */
  public static String of(String title) {
    StringBuilder slug = new StringBuilder();
    title
        .strip()
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .map(c -> Character.isWhitespace(c) ? ' ' : c)
        .filter(c -> c == ' ' || isPartOfName(c))
        .limit(CODE_POINTS_MAX)
        .forEach(c -> slug.appendCodePoint(c == ' ' ? '-' : c));
    return slug.isEmpty() ? NAMELESS : slug.toString();
  }

  private static boolean isPartOfName(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.CONNECTOR_PUNCTUATION,
          Character.LETTER_NUMBER -> true;
      default -> codePoint == '-' || Character.isLetterOrDigit(codePoint);
    };
  }
}
