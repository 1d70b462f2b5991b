package dev.cairn.text.secret;

import java.util.List;
import java.util.Optional;

/** Finds values behind the names of secrets, in whatever language the assignment is written. */
final class AssignmentScan {
  private static final int NAME_MAX = 64;

  private static final String SPOKEN_KIND = "secret_key";

  private final SecretName names;
  private final Spoken spoken;
  private final String text;
  private final NamedValues values;
  private int read;

  AssignmentScan(SecretName names, Spoken spoken, String text) {
    this.names = names;
    this.spoken = spoken;
    this.text = text;
    this.values = new NamedValues(text);
  }

  List<Secret> found() {
    return values.found();
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
        && values.take(
            kind,
            separator.value(),
            separator.isElement(),
            separator.isProse() ? SecretValue.Form.PROSE : null);
    boolean assigned = separator.value() >= 0 && !separator.isProse();
    if (!taken && !assigned && !values.isHurried(to)) {
      for (Apart.Place place : new Apart(spoken, text, from, to).places()) {
        values.take(
            kind, place.start(), place.element(), place.told() ? SecretValue.Form.TOLD : null);
      }
      for (int start : new Columns(text, from, to).values()) {
        values.take(kind, start, false, SecretValue.Form.TOLD);
      }
      told(kind, to);
    }
  }

  private void told(String kind, int to) {
    for (int start : spoken.values(text, to)) {
      values.take(kind, start, false, SecretValue.Form.TOLD);
    }
  }
}
