package dev.cairn.ingest.markdown;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Link destinations by label: {@code [label]: destination}. The first definition of a label counts. */
final class References {
  static final int LABEL_MAX = 999;

  private final Map<String, String> destinations = new HashMap<>();

  void define(String label, String destination) {
    destinations.putIfAbsent(normalized(label), destination);
  }

  Optional<String> find(String label) {
    return Optional.ofNullable(destinations.get(normalized(label)));
  }

  boolean isEmpty() {
    return destinations.isEmpty();
  }

  /** Case and the width of gaps do not count. Raised and then lowered, so that ß and SS are alike. */
  private static String normalized(String label) {
    StringBuilder joined = new StringBuilder(label.length());
    boolean gap = false;
    for (int i = 0; i < label.length(); i++) {
      char c = label.charAt(i);
      if (Character.isWhitespace(c)) {
        gap = true;
        continue;
      }
      if (gap && !joined.isEmpty()) {
        joined.append(' ');
      }
      gap = false;
      joined.append(c);
    }
    return joined.toString().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
