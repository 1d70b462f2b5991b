package dev.cairn.text.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the values at the places that names of secrets point to, no more characters than the length of the text allows. */
final class NamedValues {
  /** Characters of values that may be read for each character of the text; ordinary text needs less than one. */
  private static final int READ_FACTOR = 4;

  /** A value is read so far where the text has used that up: {@code token=token=token=}. */
  private static final int HURRIED_MAX = 64;

  private static final Set<String> SCHEMES =
      Set.of("bearer", "basic", "token", "bot", "apikey", "digest", "ssws");

  private final String text;
  private final List<Secret> found = new ArrayList<>();
  private long charactersRead;

  NamedValues(String text) {
    this.text = text;
  }

  List<Secret> found() {
    return found;
  }

  boolean isHurried(int at) {
    return charactersRead > ValueSpan.LONGEST + (long) READ_FACTOR * at;
  }

  /** @param form nothing if the quotes tell it */
  boolean take(String kind, int start, boolean element, SecretValue.@Nullable Form form) {
    if (start >= text.length()) {
      return false;
    }
    boolean hurried = isHurried(start);
    int longest = hurried ? HURRIED_MAX : ValueSpan.LONGEST;
    ValueSpan span = ValueSpan.at(text, start, element, longest);
    charactersRead += span.end() - start;
    if (hurried && span.end() - start >= HURRIED_MAX) {
      return false;
    }
    String scheme = span.of(text).toLowerCase(Locale.ROOT);
    if (SCHEMES.contains(scheme) && span.end() + 1 < text.length()) {
      span = ValueSpan.at(text, span.end() + 1, element, longest);
      charactersRead += span.end() - span.start();
    } else {
      int space = scheme.indexOf(' ');
      if (space > 0 && SCHEMES.contains(scheme.substring(0, space))) {
        span = span.from(span.start() + space + 1);
      }
    }
    SecretValue.Form written = span.quoted() ? SecretValue.Form.QUOTED : SecretValue.Form.PLAIN;
    String value = span.of(text);
    if (value.isEmpty() || !SecretValue.is(kind, value, form == null ? written : form)) {
      return false;
    }
    return found.add(new Secret(kind, span.start(), span.end(), value));
  }
}
