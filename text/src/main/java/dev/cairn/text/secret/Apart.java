package dev.cairn.text.secret;

import dev.cairn.text.DataFile;
import java.util.List;

/**
 * Finds a value that stands apart from its name: in another attribute, in the block of a variable, behind a flag, in the
 * other arm of "or", on the line below a command that asked for it.
 */
final class Apart {
  private static final List<String> WORDS = DataFile.lines("secret/value-words.txt");
  private static final int BLOCK_MAX = 240;
  private static final int LINE_MAX = 120;
  private static final int BLANKS_MAX = 64;
  private static final String QUOTES = "\"'`";

  private final Spoken spoken;
  private final String text;
  private final int name;
  private final int end;

  /**
   * @param element the value is what an element of XML holds
   * @param told it must look surely like one
   */
  record Place(int start, boolean element, boolean told) {}

  /** @param name where the name begins, {@code end} where it ends */
  Apart(Spoken spoken, String text, int name, int end) {
    this.spoken = spoken;
    this.text = text;
    this.name = name;
    this.end = end;
  }

  List<Place> places() {
    int at = end;
    while (at < text.length() && at < end + 2 && (QUOTES + "])").indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    int next = blanks(at);
    if (next >= text.length()) {
      return List.of();
    }
    char c = text.charAt(next);
    if (c == '>') {
      return isAttribute() ? List.of(new Place(next + 1, true, false)) : List.of();
    }
    if (c == '{') {
      return at > end ? given(inBlock(next + 1)) : List.of();
    }
    if (c == '\n' || c == '\r') {
      return isAsked() ? line(next) : List.of();
    }
    if (c == '|' || c == '?' || text.startsWith("or ", next)) {
      int value = otherwise(next);
      return value < 0 ? List.of() : given(value);
    }
    int value = next > at ? valueWord(next) : -1;
    return value >= 0 || at > end || next < at + 2 || !beginsLine()
        ? given(value)
        : List.of(new Place(next, false, true));
  }

  private static List<Place> given(int value) {
    return value < 0 ? List.of() : List.of(new Place(value, false, false));
  }

  /** {@code <entry key="NAME">}. */
  private boolean isAttribute() {
    return name > 1
        && QUOTES.indexOf(text.charAt(name - 1)) >= 0
        && (text.startsWith(" key=", name - 6) || text.startsWith(" name=", name - 7));
  }

  /** Behind {@code default =} in the block that begins here. */
  private int inBlock(int from) {
    for (int i = from; i < text.length() && i - from < BLOCK_MAX && text.charAt(i) != '}'; i++) {
      boolean word = Character.isWhitespace(text.charAt(i - 1)) || text.charAt(i - 1) == '{';
      int value = word ? valueWord(i) : -1;
      if (value >= 0) {
        return value;
      }
    }
    return -1;
  }

  /** Behind {@code ||}, {@code ??}, {@code ?:} and "or", if something in quotes stands there. */
  private int otherwise(int at) {
    int i = blanks(at + 2);
    return List.of("||", "??", "?:", "or").stream().anyMatch(each -> text.startsWith(each, at))
            && i < text.length()
            && QUOTES.indexOf(text.charAt(i)) >= 0
        ? i
        : -1;
  }

  /** Behind {@code value=}, {@code --body}, if that stands here. */
  private int valueWord(int at) {
    int i = at;
    while (i < text.length() && i < at + 2 && text.charAt(i) == '-') {
      i++;
    }
    for (String word : WORDS) {
      if (text.regionMatches(true, i, word, 0, word.length())) {
        int next = blanks(i + word.length());
        boolean sign = next < text.length() && "=:".indexOf(text.charAt(next)) >= 0;
        boolean flag = i > at && next > i + word.length();
        return sign ? blanks(next + 1) : flag ? next : -1;
      }
    }
    return -1;
  }

  /** A command whose answer is the value: {@code > config get NAME}. */
  private boolean isAsked() {
    int from = name;
    while (from > 0 && name - from < LINE_MAX && text.charAt(from - 1) != '\n') {
      from--;
    }
    String[] words = text.substring(from, name).strip().split("\\s+", -1);
    return words.length > 1 && spoken.is("asks", words[words.length - 1]);
  }

  /** The next line, if it is one word. */
  private List<Place> line(int at) {
    int start = text.indexOf('\n', at) + 1;
    int stop = start;
    while (start > 0 && stop < text.length() && !Character.isWhitespace(text.charAt(stop))) {
      stop++;
      if (stop - start > ValueSpan.LONGEST) {
        return List.of();
      }
    }
    boolean alone = stop > start && (stop == text.length() || text.charAt(stop) != ' ');
    return alone ? List.of(new Place(start, false, true)) : List.of();
  }

  private boolean beginsLine() {
    return name == 0 || text.charAt(name - 1) == '\n';
  }

  private int blanks(int at) {
    int i = at;
    while (i < text.length() && i - at < BLANKS_MAX && " \t".indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i;
  }
}
