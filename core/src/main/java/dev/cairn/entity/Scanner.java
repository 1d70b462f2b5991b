package dev.cairn.entity;

import dev.cairn.entity.Token.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads a text once, from left to right. What is written like an identifier is mentioned on the way; the rest
 * comes out as words that know whether a sentence began with them.
 */
final class Scanner {
  /** A longer run of letters is data, not a word. */
  private static final int WORD_MAX = Key.CHARS_MAX;

  private static final String SENTENCE_ENDS = ".!?…:。！？：";

  /** Behind them a sentence may begin. */
  private static final String OPENERS = "\"“”«»„([{*>|•";

  private final String text;
  private final Mentions mentions;
  private final List<Token> tokens = new ArrayList<>();
  private boolean opens = true;
  private boolean apart = true;

  Scanner(String text, Mentions mentions) {
    this.text = text;
    this.mentions = mentions;
  }

  List<Token> tokens() {
    int start = 0;
    while (start < text.length()) {
      int end = start;
      while (end < text.length() && !isGap(text.charAt(end))) {
        end++;
      }
      if (end > start) {
        chunk(start, end);
      }
      if (end < text.length()) {
        gap(text.charAt(end));
      }
      start = end + 1;
    }
    return tokens;
  }

  /** Where no space is written between words, every sign parts what stands around it. */
  private static boolean isGap(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.isISOControl(c)
        || c == '—'
        || c == '–'
        || c == '…'
        || isUnspaced(c);
  }

  private static boolean isUnspaced(char c) {
    return c >= '\u3000' && (c <= '\u30FF' || Character.isIdeographic(c));
  }

  private void gap(char c) {
    if (SENTENCE_ENDS.indexOf(c) >= 0 || c == '\n' || c == '\r') {
      opens = true;
    }
    apart |= opens || !(Character.isWhitespace(c) || Character.isSpaceChar(c));
  }

  /** What stands between two spaces: at most one identifier, or words with punctuation. */
  private void chunk(int from, int to) {
    int start = from;
    while (start < to && !beginsSomething(start, to)) {
      opens |= OPENERS.indexOf(text.charAt(start)) >= 0 || isBullet(start, from, to);
      apart = true;
      start++;
    }
    int end = to;
    while (end > start && !endsSomething(end - 1)) {
      end--;
    }
    if (start < end) {
      String core = text.substring(start, end);
      boolean called = text.startsWith("()", end) || isMarkedAsCode(start, end);
      core(core, called, end - start);
      after(core, end, to);
    }
  }

  private boolean isBullet(int at, int from, int to) {
    return at == from && at + 1 == to && "-+".indexOf(text.charAt(at)) >= 0;
  }

  private boolean isMarkedAsCode(int start, int end) {
    return start > 0
        && text.charAt(start - 1) == '`'
        && end < text.length()
        && text.charAt(end) == '`';
  }

  private boolean beginsSomething(int at, int to) {
    char c = text.charAt(at);
    if (Character.isLetterOrDigit(c) || Character.isSurrogate(c)) {
      return true;
    }
    boolean letterNext = at + 1 < to && Character.isLetter(text.charAt(at + 1));
    boolean flag = c == '-'
        && text.startsWith("--", at)
        && at + 2 < to
        && Character.isLetter(text.charAt(at + 2));
    boolean relative = text.startsWith("./", at) || text.startsWith("../", at);
    boolean path = (c == '/' && letterNext) || text.startsWith("~/", at) || relative;
    return flag || path || ((c == '#' || c == '@' || c == '_') && letterNext);
  }

  private boolean endsSomething(int at) {
    char c = text.charAt(at);
    boolean plus = (c == '+' || c == '#') && at > 0 && !Character.isWhitespace(text.charAt(at - 1));
    return Character.isLetterOrDigit(c) || Character.isSurrogate(c) || plus || isMark(c);
  }

  private static boolean isMark(char c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  private void after(String core, int from, int to) {
    boolean point = to > from && text.charAt(from) == '.' && to == from + 1;
    boolean shortened =
        core.length() == 1 || StopWords.isAbbreviation(core.toLowerCase(Locale.ROOT));
    for (int i = from; i < to; i++) {
      apart = true;
      opens |= SENTENCE_ENDS.indexOf(text.charAt(i)) >= 0;
    }
    if (point && shortened) {
      opens = false;
      apart = false;
    }
  }

  private void core(String core, boolean called, int length) {
    Optional<Shapes.Found> found =
        called ? Shapes.code(core).or(() -> Shapes.of(core)) : Shapes.of(core);
    if (found.isPresent()) {
      found.get().keys().forEach(key -> mentions.add(found.get().kind(), key));
      put(core.substring(0, Math.min(length, WORD_MAX)), Form.CODE, false);
      apart = true;
      return;
    }
    int start = 0;
    for (int i = 0; i <= core.length(); i++) {
      if (i == core.length() || !isOfWord(core.charAt(i))) {
        word(core.substring(start, i));
        apart |= i < core.length();
        start = i + 1;
      }
    }
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c)
        || Character.isSurrogate(c)
        || isMark(c)
        || "'’-.+#&".indexOf(c) >= 0;
  }

  private void word(String written) {
    boolean owns = written.endsWith("'s") || written.endsWith("’s");
    String bare = owns ? written.substring(0, written.length() - 2) : written;
    if (!bare.isEmpty()) {
      put(bare, bare.length() > WORD_MAX ? Form.OTHER : Shapes.form(bare), owns);
    }
  }

  private void put(String word, Form form, boolean owns) {
    tokens.add(new Token(word, form, opens, apart, owns));
    opens = false;
    apart = false;
  }
}
