package dev.cairn.text.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds values behind the names of secrets, in whatever language the assignment is written. */
final class AssignmentScan {
  private static final int NAME_MAX = 64;

  /** Characters of values that may be read for each character of the text; ordinary text needs less than one. */
  private static final int READ_FACTOR = 4;

  /** A value is read so far where the text has used that up: {@code token=token=token=}. */
  private static final int HURRIED_MAX = 64;

  private static final Set<String> SCHEMES =
      Set.of("bearer", "basic", "token", "bot", "apikey", "digest", "ssws");

  private static final String SPOKEN_KIND = "secret_key";

  private final SecretName names;
  private final Spoken spoken;
  private final String text;
  private final List<Secret> found = new ArrayList<>();
  private int read;
  private long charactersRead;

  AssignmentScan(SecretName names, Spoken spoken, String text) {
    this.names = names;
    this.spoken = spoken;
    this.text = text;
  }

  List<Secret> found() {
    return found;
  }

  /** A word that ends names of secrets ends here. */
  void at(int start, int end) {
    if (start < read) {
      return;
    }
    int from = start;
    while (from > 0 && start - from < NAME_MAX && isName(text.charAt(from - 1))) {
      from--;
    }
    int to = end;
    while (to < text.length() && to - end < NAME_MAX && goesOn(to)) {
      to++;
    }
    read = to;
    Optional<String> kind = kind(from, to);
    if (kind.isPresent()) {
      value(kind.get(), from, to);
    } else if (spoken.isName(text, from, to)) {
      told(SPOKEN_KIND, to);
    }
  }

  private static boolean isName(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
  }

  private boolean goesOn(int at) {
    char c = text.charAt(at);
    return Character.isLetterOrDigit(c)
        || c == '_'
        || ((c == '-' || c == '.')
            && at + 1 < text.length()
            && Character.isLetterOrDigit(text.charAt(at + 1)));
  }

  /** The name alone, or with the words before it: {@code API key}. */
  private Optional<String> kind(int from, int to) {
    Optional<String> alone = names.kind(text.substring(from, to));
    if (alone.isPresent() || from < 2 || text.charAt(from - 1) != ' ') {
      return alone;
    }
    int start = from - 1;
    int spaces = 1;
    while (start > 0 && from - start < NAME_MAX / 2) {
      char c = text.charAt(start - 1);
      if (c == ' ' ? ++spaces > 2 : !isName(c)) {
        break;
      }
      start--;
    }
    return names.kind(text.substring(start, to));
  }

  private void value(String kind, int from, int to) {
    Separator separator = new Separator(text, from, to);
    boolean taken = separator.value() >= 0
        && take(
            kind,
            separator.value(),
            separator.isElement(),
            separator.isProse() ? SecretValue.Form.PROSE : null);
    boolean assigned = separator.value() >= 0 && !separator.isProse();
    if (!taken && !assigned && !isHurried(to)) {
      for (Apart.Place place : new Apart(spoken, text, from, to).places()) {
        take(kind, place.start(), place.element(), place.told() ? SecretValue.Form.TOLD : null);
      }
      for (int start : new Columns(text, from, to).values()) {
        take(kind, start, false, SecretValue.Form.TOLD);
      }
      told(kind, to);
    }
  }

  private void told(String kind, int to) {
    for (int start : spoken.values(text, to)) {
      take(kind, start, false, SecretValue.Form.TOLD);
    }
  }

  private boolean isHurried(int at) {
    return charactersRead > ValueSpan.LONGEST + (long) READ_FACTOR * at;
  }

  /** @param form nothing if the quotes tell it */
  private boolean take(String kind, int start, boolean element, SecretValue.@Nullable Form form) {
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
    SecretValue.Form written =
        span.quoted() ? SecretValue.Form.QUOTED : SecretValue.Form.PLAIN;
    String value = span.of(text);
    if (value.isEmpty() || !SecretValue.is(kind, value, form == null ? written : form)) {
      return false;
    }
    return found.add(new Secret(kind, span.start(), span.end(), value));
  }
}
