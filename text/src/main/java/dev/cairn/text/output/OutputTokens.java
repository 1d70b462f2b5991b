package dev.cairn.text.output;

import dev.cairn.text.Token;
import dev.cairn.text.Token.Kind;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a line that a program printed into tokens. Programs glue words with marks that people put spaces around
 * ({@code failed=0}, {@code {"error":null}}, {@code error[E0382]}), so that the tokens of sentences do not fit.
 */
final class OutputTokens {
  private static final int TOKENS_MAX = 120;

  private OutputTokens() {}

  static List<Token> of(String line) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < line.length() && tokens.size() < TOKENS_MAX) {
      char c = line.charAt(at);
      if (Character.isWhitespace(c) || Character.isISOControl(c)) {
        at++;
        continue;
      }
      int end = at;
      while (end < line.length() && isInside(line, at, end)) {
        end++;
      }
      if (end == at) {
        int width = Character.charCount(line.codePointAt(at));
        add(line, at, at + width, Kind.MARK, tokens);
        at += width;
      } else {
        add(line, at, end, kind(line, at, end), tokens);
        at = end;
      }
    }
    return tokens;
  }

  /** Whether a char belongs to the token that began at {@code start}. */
  private static boolean isInside(String line, int start, int at) {
    char c = line.charAt(at);
    if (Character.isLetterOrDigit(c) || c == '_') {
      return true;
    }
    boolean before = at > start;
    char next = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
    boolean after = Character.isLetterOrDigit(next);
    return switch (c) {
      case '/', '\\' -> before || after || next == '.';
      case '.', '~' ->
        (before && (after || next == '/')) || (!before && (after || next == '/' || next == '.'));
      case '-' -> after || (!before && next == '-');
      case '\'', '’', '@' -> before && after && Character.isLetterOrDigit(line.charAt(at - 1));
      case ':' ->
        before
            && (Character.isDigit(next)
                || next == '/'
                || next == '\\'
                || next == ':'
                || (after && line.charAt(at - 1) == ':'));
      case '$', '%' -> !before && after;
      default -> false;
    };
  }

  private static Kind kind(String line, int start, int end) {
    boolean letters = true;
    boolean digits = true;
    boolean camel = false;
    boolean digit = false;
    boolean some = false;
    for (int i = start; i < end; i++) {
      char c = line.charAt(i);
      boolean isDigit = Character.isDigit(c);
      digit |= isDigit;
      some |= Character.isLetterOrDigit(c);
      letters &= Character.isLetter(c) || c == '\'' || c == '’' || (c == '-' && i > start);
      digits &= isDigit || c == '.' || c == ':' || c == '-' || c == '/';
      camel |= i > start && Character.isUpperCase(c) && Character.isLowerCase(line.charAt(i - 1));
    }
    if (!some) {
      return Kind.MARK;
    }
    return digits && digit ? Kind.NUMBER : letters && !camel ? Kind.WORD : Kind.NAME;
  }

  private static void add(String line, int start, int end, Kind kind, List<Token> tokens) {
    String written = line.substring(start, end);
    tokens.add(new Token(written, Tokenizer.key(written), kind, start, end));
  }
}
