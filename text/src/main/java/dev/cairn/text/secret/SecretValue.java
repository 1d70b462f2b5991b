package dev.cairn.text.secret;

/** Whether what stands behind the name of a secret looks like one. */
final class SecretValue {
  /** How a value was written, which says how surely it is one. */
  enum Form {
    QUOTED,
    PLAIN,
    PROSE,
    /** Words or line breaks stand between the name and it. */
    TOLD
  }

  private static final String PASSWORD = "password";
  private static final String SECRET = "secret";
  private static final int CHOSEN_MIN = 8;
  private static final int PASSWORD_MIN = 5;
  private static final int KEY_MIN = 12;
  private static final double KEY_ENTROPY_MIN = 2.8;
  private static final int TOLD_MIN = 16;

  /** What people put into passwords and nobody into names, versions and paths. */
  private static final String MARKS = "!?#$%&*+^~";

  private static final int LETTERS_MIN = 20;
  private static final int PHRASE_MIN = 16;
  private static final int PHRASE_WORDS = 4;
  private static final int LONGEST = 4096;
  private static final int CODE_MAX = 256;

  private SecretValue() {}

  static boolean is(String kind, String value, Form form) {
    if (value.length() > LONGEST
        || Placeholder.is(value)
        || isPath(value)
        || (form != Form.QUOTED && isCode(value))) {
      return false;
    }
    if (form == Form.TOLD) {
      return isSure(kind, value);
    }
    return kind.equals(PASSWORD)
        ? isPassword(value, form)
        : isKey(value) || (kind.equals(SECRET) && isChosen(value, form));
  }

  /** People choose passwords: any mix of characters is one, a bare word only in quotes. */
  private static boolean isPassword(String value, Form form) {
    if (value.length() < PASSWORD_MIN || value.indexOf(' ') >= 0) {
      return false;
    }
    Shape shape = Shape.of(value);
    if (shape.isWords()) {
      return value.length() >= PHRASE_MIN && shape.words >= PHRASE_WORDS;
    }
    boolean mixed = (shape.digits > 0 && shape.letters > 0)
        || (shape.marks > 0 && shape.letters + shape.digits > 2)
        || (shape.digits == value.length() && form == Form.QUOTED);
    return mixed && (form != Form.PROSE || (shape.letters > 0 && shape.digits > 0));
  }

  /** Nothing else looks like it, so it may stand farther from its name: no word, version or name of a method. */
  private static boolean isSure(String kind, String value) {
    if (value.length() >= TOLD_MIN && isKey(value)) {
      Shape shape = Shape.of(value);
      if (shape.digits > 1 && (shape.words == 1 || shape.changes * 4 > value.length())) {
        return true;
      }
    }
    boolean capital = value.chars().anyMatch(Character::isUpperCase);
    boolean small = value.chars().anyMatch(Character::isLowerCase);
    boolean chosen = value.chars().filter(Character::isDigit).count() > 1
        && value.length() >= CHOSEN_MIN
        && ((capital && small) || value.chars().anyMatch(c -> MARKS.indexOf(c) >= 0));
    return kind.equals(PASSWORD) && chosen && isPassword(value, Form.PROSE);
  }

  /** A secret that a person chose in place of a machine. */
  private static boolean isChosen(String value, Form form) {
    return form == Form.QUOTED && value.length() >= CHOSEN_MIN && isPassword(value, form);
  }

  /** Machines make keys: long, mixed, and no word of any language. */
  private static boolean isKey(String value) {
    if (value.length() < KEY_MIN || value.indexOf(' ') >= 0 || entropy(value) < KEY_ENTROPY_MIN) {
      return false;
    }
    Shape shape = Shape.of(value);
    if (shape.isWords()) {
      return false;
    }
    boolean random = shape.digits > 1 && shape.letters > 1;
    boolean letters = value.length() >= LETTERS_MIN && shape.changes * 4 > value.length();
    return random || letters;
  }

  private static boolean isPath(String value) {
    boolean rooted = value.startsWith("/")
        || value.startsWith("./")
        || value.startsWith("../")
        || value.startsWith("~/")
        || value.startsWith("http://")
        || value.startsWith("https://")
        || (value.length() > 2 && value.charAt(1) == ':' && value.charAt(2) == '\\');
    return rooted && Shape.of(value).changes * 4 < value.length();
  }

  /** An expression: a call, an index, a name of names. */
  private static boolean isCode(String value) {
    if (value.length() > CODE_MAX) {
      return false;
    }
    if (value.matches("[A-Za-z_$][\\w$]*(?:(?:\\.|::|->|\\?\\.)[A-Za-z_$][\\w$]*)*[(\\[{].*")) {
      return true;
    }
    return value.matches("[a-z_$][A-Za-z_$]*(?:(?:\\.|::|->|\\?\\.)[A-Za-z_$][\\w$]*)+[;,)]*")
        && Shape.of(value).digits == 0;
  }

  /** Shannon's, in bits a character. */
  static double entropy(String value) {
    int[] sorted = value.chars().sorted().toArray();
    double bits = 0;
    int from = 0;
    while (from < sorted.length) {
      int to = from;
      while (to < sorted.length && sorted[to] == sorted[from]) {
        to++;
      }
      double share = (double) (to - from) / sorted.length;
      bits -= share * Math.log(share) / Math.log(2);
      from = to;
    }
    return bits;
  }
}
