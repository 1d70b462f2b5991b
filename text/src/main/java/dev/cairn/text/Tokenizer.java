package dev.cairn.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import dev.cairn.text.Token.Kind;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a text into tokens in one pass. Names are kept whole ({@code src/api/user.ts}, {@code --force},
 * {@code getUser()}); scripts without spaces are cut by ICU's dictionary.
 */
public final class Tokenizer {
  /** A run of characters longer than this is a blob; its head is enough. */
  private static final int TOKEN_CHARS_MAX = 200;

  private Tokenizer() {}

  public static List<Token> tokens(String text) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '`') {
        at = code(text, at, tokens);
      } else {
        int end = at;
        while (end < text.length()
            && !Character.isWhitespace(text.charAt(end))
            && text.charAt(end) != '`') {
          end++;
        }
        chunk(text, at, end, tokens);
        at = end;
      }
    }
    return tokens;
  }

  /** Names alone, in the order they stand. */
  public static List<Token> names(List<Token> tokens) {
    return tokens.stream().filter(Token::isName).toList();
  }

  private static int code(String text, int at, List<Token> tokens) {
    int close = text.indexOf('`', at + 1);
    int line = text.indexOf('\n', at + 1);
    if (close < 0 || (line >= 0 && line < close) || close == at + 1) {
      add(text, at, at + 1, Kind.MARK, tokens);
      return at + 1;
    }
    add(text, at + 1, close, Kind.NAME, tokens);
    return close + 1;
  }

  /** A run without spaces: marks around it are cut off, what is left is a name, a number or words. */
  private static void chunk(String text, int from, int to, List<Token> tokens) {
    int start = from;
    while (start < to && isOpening(text, start, to)) {
      add(text, start, start + 1, Kind.MARK, tokens);
      start++;
    }
    int end = to;
    while (end > start && isClosing(text, start, end)) {
      end--;
    }
    if (start < end) {
      core(text, start, end, tokens);
    }
    for (int i = end; i < to; i++) {
      add(text, i, i + 1, Kind.MARK, tokens);
    }
  }

  private static void core(String text, int start, int end, List<Token> tokens) {
    if (isNumber(text, start, end)) {
      add(text, start, end, Kind.NUMBER, tokens);
    } else if (hasUnspacedScript(text, start, end)) {
      byDictionary(text, start, end, tokens);
    } else if (NameShape.isName(text, start, end)) {
      add(text, start, end, Kind.NAME, tokens);
    } else {
      words(text, start, end, tokens);
    }
  }

  /** Letters and digits belong together, and so does an apostrophe between letters. */
  private static void words(String text, int start, int end, List<Token> tokens) {
    int at = start;
    while (at < end) {
      int next = at;
      while (next < end && isWordChar(text, next, start, end)) {
        next++;
      }
      if (next > at) {
        add(text, at, next, isNumber(text, at, next) ? Kind.NUMBER : Kind.WORD, tokens);
        at = next;
      } else {
        int width = Character.charCount(text.codePointAt(at));
        add(text, at, at + width, Kind.MARK, tokens);
        at += width;
      }
    }
  }

  private static boolean isWordChar(String text, int at, int start, int end) {
    char c = text.charAt(at);
    if (Character.isLetterOrDigit(c)
        || Character.isSurrogate(c)
        || Character.getType(c) == Character.NON_SPACING_MARK) {
      return true;
    }
    return (c == '\'' || c == '’')
        && at > start
        && at + 1 < end
        && Character.isLetter(text.charAt(at - 1))
        && Character.isLetter(text.charAt(at + 1));
  }

  private static void byDictionary(String text, int start, int end, List<Token> tokens) {
    BreakIterator breaks = BreakIterator.getWordInstance(ULocale.ROOT);
    String run = text.substring(start, end);
    breaks.setText(run);
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
      boolean word = Character.isLetterOrDigit(run.codePointAt(from));
      Kind kind = isNumber(run, from, to) ? Kind.NUMBER : word ? Kind.WORD : Kind.MARK;
      add(text, start + from, start + to, kind, tokens);
    }
  }

  static boolean hasUnspacedScript(String text, int start, int end) {
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c >= 0x0E00 && isUnspaced(c)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnspaced(char c) {
    Character.UnicodeScript script = Character.UnicodeScript.of(c);
    return switch (script) {
      case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
      default -> false;
    };
  }

  private static boolean isNumber(String text, int start, int end) {
    boolean digit = false;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      digit |= c >= '0' && c <= '9';
      if (!(c >= '0' && c <= '9') && c != '.' && c != ',' && c != ':' && c != '%') {
        return false;
      }
    }
    return digit;
  }

  private static boolean isOpening(String text, int at, int to) {
    char c = text.charAt(at);
    // A path, flag, dot file, mention or variable begins with its mark.
    boolean begins = at + 1 < to && isNameStart(text.charAt(at + 1));
    return switch (c) {
      case '/', '.', '@', '$', '~', '#', '-', '_' -> !begins;
      // A glob begins with its star; a star before a letter is emphasis.
      case '*' ->
        !(text.startsWith("*.", at) || text.startsWith("*/", at) || text.startsWith("**/", at));
      default -> !Character.isLetterOrDigit(c) && !Character.isSurrogate(c);
    };
  }

  private static boolean isNameStart(char c) {
    return Character.isLetterOrDigit(c) || c == '/' || c == '-' || c == '.' || c == '_' || c == '{';
  }

  private static boolean isClosing(String text, int start, int end) {
    char c = text.charAt(end - 1);
    return switch (c) {
      case '/', '_', '$', '+', '#', '%' -> false;
      // The brackets of a call belong to its name.
      case ')' -> text.lastIndexOf('(', end - 1) <= start;
      default ->
        !Character.isLetterOrDigit(c)
            && !Character.isSurrogate(c)
            && Character.getType(c) != Character.NON_SPACING_MARK;
    };
  }

  private static void add(String text, int start, int end, Kind kind, List<Token> tokens) {
    String written = text.substring(start, Math.min(end, start + TOKEN_CHARS_MAX));
    tokens.add(new Token(written, key(written), kind, start, end));
  }

  /** What a token is compared by. */
  public static String key(String written) {
    String folded = isAscii(written)
        ? written
        : Normalizer.normalize(written, Normalizer.Form.NFKC).replace('’', '\'');
    return folded.toLowerCase(Locale.ROOT);
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0x7F) {
        return false;
      }
    }
    return true;
  }
}
