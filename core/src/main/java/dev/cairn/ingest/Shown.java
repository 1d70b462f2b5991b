package dev.cairn.ingest;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Shows an offending value in a message: short, and with nothing invisible in it. */
public final class Shown {
  private static final int LENGTH_MAX = 60;

  private Shown() {}

  public static String of(@Nullable Object value) {
    if (value instanceof String text) {
      return "'" + visible(text) + "'";
    }
    if (value instanceof Map<?, ?>) {
      return "an object";
    }
    return value instanceof Collection<?> ? "a list" : visible(String.valueOf(value));
  }

  private static String visible(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints().limit(LENGTH_MAX).forEach(c -> {
      if (isHidden(c)) {
        shown.append(String.format("\\u%04x", c));
      } else {
        shown.appendCodePoint(c);
      }
    });
    return text.codePointCount(0, text.length()) > LENGTH_MAX ? shown + "…" : shown.toString();
  }

  private static boolean isHidden(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED,
          Character.PRIVATE_USE -> true;
      default -> false;
    };
  }
}
