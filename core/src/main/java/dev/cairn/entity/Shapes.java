package dev.cairn.entity;

import dev.cairn.entity.Token.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells by its letters what a word is. Patterns are asked only of what is short, and none of them can try
 * one letter in two ways, so that no text makes them slow.
 */
final class Shapes {
  /** A longer one is not looked at, but for the host of an address. */
  private static final int LENGTH_MAX = 200;

  private static final Pattern HOST = Pattern.compile(
      "^(?:[a-z][a-z0-9+]{1,9}://|(?=www\\.))(?:www\\.)?([\\p{L}0-9-]+(?:\\.[\\p{L}0-9-]+)*)",
      Pattern.CASE_INSENSITIVE);
  private static final Pattern MAIL = Pattern.compile("[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+");
  private static final Pattern VERSION = Pattern.compile(
      "(?:v(\\d+\\.\\d+(?:\\.\\d+)*)|(\\d+\\.\\d+\\.\\d+(?:\\.\\d+)*))((?:[-+][\\w.]+)?)");
  private static final Pattern ISO_DATE =
      Pattern.compile("(\\d{4})[-/](\\d{1,2})(?:[-/](\\d{1,2})(?:T.*)?)?");
  private static final Pattern TAG = Pattern.compile("#([\\p{L}][\\p{L}\\p{N}_-]*)");
  private static final Pattern HANDLE = Pattern.compile("@([\\p{L}][\\w.-]*)");
  private static final Pattern FLAG = Pattern.compile("(--[a-zA-Z][\\w-]*)(?:=.*)?");
  private static final Pattern PATH =
      Pattern.compile("(?:~|\\.{1,2}|[A-Za-z]:)?[/\\\\]?[\\w.@+-]+(?:[/\\\\][\\w.@+-]+)*");
  private static final Pattern LINE_NUMBER = Pattern.compile("(?::[0-9]{1,9}){1,2}$");
  private static final Pattern SNAKE = Pattern.compile("_?[A-Za-z0-9.$-]+(?:_+[A-Za-z0-9.$-]+)*");
  private static final Pattern DOTTED = Pattern.compile("[A-Za-z][\\w-]+(?:\\.[A-Za-z][\\w-]+)+");
  private static final Pattern FILE_ENDING = Pattern.compile(".*[^.]\\.[a-z][a-z0-9]{0,5}");
  private static final Pattern CAMEL = Pattern.compile("[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*");
  private static final Pattern WITH_DIGIT = Pattern.compile("[a-z][a-z-]*[0-9][a-z0-9-]*");
  private static final Pattern CODE = Pattern.compile("[A-Za-z_$][\\w$.:-]*");

  private Shapes() {}

  /** What a word mentions, by one key or more. */
  record Found(Kind kind, List<String> keys) {
    static Found of(Kind kind, String key) {
      return new Found(kind, List.of(key));
    }

    static Found identifier(String key) {
      return of(Kind.IDENTIFIER, key);
    }
  }

  static Optional<Found> of(String word) {
    if (isPlain(word)) {
      return Optional.empty();
    }
    boolean address = word.startsWith("www.") || word.lastIndexOf("://", 12) > 0;
    if (address) {
      return host(word);
    }
    if (word.length() > LENGTH_MAX || word.length() < 2) {
      return Optional.empty();
    }
    return switch (word.charAt(0)) {
      case '#' -> group(TAG, word).map(tag -> Found.of(Kind.TAG, tag));
      case '@' -> group(HANDLE, word).map(handle -> Found.of(Kind.NAME, handle));
      case '-' -> group(FLAG, word).map(Found::identifier);
      default -> Character.isDigit(word.charAt(0)) ? number(word) : identifier(word);
    };
  }

  /** What is marked as code needs no other sign. */
  static Optional<Found> code(String word) {
    boolean fits = word.length() > 1 && word.length() <= LENGTH_MAX;
    return fits && CODE.matcher(word).matches()
        ? Optional.of(Found.identifier(word))
        : Optional.empty();
  }

  private static Optional<Found> host(String word) {
    Matcher matcher = HOST.matcher(word);
    matcher.region(0, Math.min(word.length(), LENGTH_MAX));
    return matcher.lookingAt() && matcher.group(1).indexOf('.') > 0
        ? Optional.of(Found.identifier(matcher.group(1)))
        : Optional.of(new Found(Kind.IDENTIFIER, List.of()));
  }

  private static Optional<Found> number(String word) {
    Matcher date = ISO_DATE.matcher(word);
    if (date.matches()) {
      return Dates.of(date.group(1), date.group(2), date.group(3))
          .map(key -> Found.of(Kind.DATE, key));
    }
    Matcher version = VERSION.matcher(word);
    return version.matches() ? Optional.of(version(version)) : Optional.empty();
  }

  private static Found version(Matcher matcher) {
    String digits = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    return Found.identifier(digits + matcher.group(3));
  }

  private static Optional<Found> identifier(String word) {
    Matcher version = VERSION.matcher(word);
    if (version.matches()) {
      return Optional.of(version(version));
    }
    if (word.indexOf('@') > 0) {
      return MAIL.matcher(word).matches() ? Optional.of(Found.identifier(word)) : Optional.empty();
    }
    if (word.indexOf('/') >= 0 || word.indexOf('\\') >= 0) {
      return path(word);
    }
    boolean snake = word.indexOf('_') >= 0 && SNAKE.matcher(word).matches();
    boolean one = snake
        || isDotted(word)
        || CAMEL.matcher(word).matches()
        || WITH_DIGIT.matcher(word).matches();
    return one ? Optional.of(Found.identifier(word)) : Optional.empty();
  }

  /** A path and its last part; {@code and/or} is none, nor is what has one slash and nothing else. */
  private static Optional<Found> path(String written) {
    String word = LINE_NUMBER.matcher(written).replaceFirst("");
    if (!PATH.matcher(word).matches()) {
      return Optional.empty();
    }
    int last = Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\'));
    boolean rooted = "/~.".indexOf(word.charAt(0)) >= 0 || word.indexOf(':') == 1;
    boolean deep = word.indexOf('/') != last && word.indexOf('\\') != last;
    boolean file = FILE_ENDING.matcher(word.substring(last + 1)).matches();
    if (!rooted && !file && !(deep && word.indexOf('/') > 0 && hasCodeSign(word))) {
      return Optional.empty();
    }
    List<String> keys = new ArrayList<>(List.of(word));
    if (file) {
      keys.add(word.substring(last + 1));
    }
    return Optional.of(new Found(Kind.IDENTIFIER, List.copyOf(keys)));
  }

  private static boolean hasCodeSign(String word) {
    return word.indexOf('_') >= 0 || word.indexOf('.') >= 0 || word.indexOf('-') >= 0;
  }

  /** {@code os.path} and {@code Foo.java}, but not {@code end.Then} where a space was forgotten. */
  private static boolean isDotted(String word) {
    if (word.indexOf('.') < 0 || !DOTTED.matcher(word).matches()) {
      return false;
    }
    int dot = word.indexOf('.');
    boolean forgotten = dot == word.lastIndexOf('.')
        && Character.isUpperCase(word.charAt(dot + 1))
        && word.substring(dot + 2).equals(word.substring(dot + 2).toLowerCase(Locale.ROOT));
    return !forgotten;
  }

  private static Optional<String> group(Pattern pattern, String word) {
    Matcher matcher = pattern.matcher(word);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** Nearly all words are letters of the alphabet with at most one capital; they are asked nothing more. */
  private static boolean isPlain(String word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean small = c >= 'a' && c <= 'z';
      if (!small && (i > 0 || c < 'A' || c > 'Z')) {
        return false;
      }
    }
    return word.length() <= LENGTH_MAX;
  }

  /** How a word is written that is no identifier. */
  static Form form(String word) {
    if (isPlain(word)) {
      return Character.isLowerCase(word.charAt(0)) ? Form.LOWER : Form.CAPITAL;
    }
    int first = word.codePointAt(0);
    if (Character.isDigit(first)) {
      return Form.NUMBER;
    }
    if (Character.isLowerCase(first)) {
      return word.codePoints().noneMatch(Character::isDigit) ? Form.LOWER : Form.OTHER;
    }
    return Character.isUpperCase(first) || Character.isTitleCase(first)
        ? capital(word)
        : Form.OTHER;
  }

  private static Form capital(String word) {
    long letters = word.codePoints().filter(Character::isLetter).count();
    long capitals = word.codePoints().filter(Character::isUpperCase).count();
    if (letters == capitals && letters > 1) {
      return Form.ACRONYM;
    }
    boolean digits = word.codePoints().anyMatch(Character::isDigit);
    boolean joined = word.indexOf('-') > 0 || word.indexOf('\'') > 0 || word.indexOf('’') > 0;
    return digits || (capitals > 1 && !joined) ? Form.MIXED : Form.CAPITAL;
  }
}
