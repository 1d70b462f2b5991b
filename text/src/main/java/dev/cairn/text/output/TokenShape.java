package dev.cairn.text.output;

import dev.cairn.text.DataFile;
import dev.cairn.text.Token;
import java.util.List;
import java.util.Locale;

/** What a token of an output looks like: a code, an exception, a place in a file, a status of HTTP. */
final class TokenShape {
  private static final List<String> EXCEPTIONS = DataFile.lines("output/exceptions.txt");

  private TokenShape() {}

  /** A name such as IllegalStateException or errors.LoginFailure. */
  static boolean isException(Token token) {
    String text = token.text();
    if (token.isMark() || text.indexOf('/') >= 0 || text.length() < 6) {
      return false;
    }
    String name = text.substring(text.lastIndexOf('.') + 1);
    if (name.isEmpty()
        || !Character.isUpperCase(name.charAt(0))
        || name.equals(name.toUpperCase(Locale.ROOT))) {
      return false;
    }
    String key = name.toLowerCase(Locale.ROOT);
    return EXCEPTIONS.stream().anyMatch(end -> key.endsWith(end) && key.length() > end.length());
  }

  /** Letters in upper case and then digits: TS2339, E0382, CS0103, GH006. */
  static boolean isCode(String text) {
    int letters = 0;
    while (letters < text.length() && text.charAt(letters) >= 'A' && text.charAt(letters) <= 'Z') {
      letters++;
    }
    int digits = text.length() - letters;
    return letters > 0
        && letters <= 6
        && digits >= 3
        && digits <= 5
        && text.chars().skip(letters).allMatch(c -> c >= '0' && c <= '9');
  }

  /** ENOENT, ERESOLVE, ERR_PNPM_OUTDATED_LOCKFILE. */
  static boolean isErrno(String text) {
    return text.length() > 4
        && text.charAt(0) == 'E'
        && text.chars().allMatch(c -> (c >= 'A' && c <= 'Z') || c == '_')
        && !text.startsWith("ERROR")
        && !text.startsWith("EXIT");
  }

  /** A file and a line: {@code src/a.go:12:3}. */
  static boolean isPlace(String text) {
    int colon = text.indexOf(':', 2);
    return colon > 0
        && colon + 1 < text.length()
        && Character.isDigit(text.charAt(colon + 1))
        && !Character.isDigit(text.charAt(0))
        && text.lastIndexOf('.', colon) > 0
        && text.indexOf("://") < 0;
  }

  /** A file and a line in brackets: {@code src/a.ts(12,3)}. */
  static boolean isPlaceInBrackets(List<Token> tokens, int at) {
    return tokens.get(at).isName()
        && tokens.get(at).text().indexOf('.') > 0
        && (tokens.get(at + 1).text().equals("(") || tokens.get(at + 1).text().equals(":"))
        && (tokens.get(at + 2).kind() == Token.Kind.NUMBER
            || tokens.get(at + 2).text().equals("["));
  }

  /** A number between 200 and 599 after a word that speaks of HTTP. */
  static boolean isStatus(List<Token> tokens, int at) {
    String text = tokens.get(at).text();
    if (text.length() != 3
        || text.charAt(0) < '2'
        || text.charAt(0) > '5'
        || !text.chars().allMatch(Character::isDigit)) {
      return false;
    }
    for (int i = Math.max(0, at - 5); i < at; i++) {
      String key = tokens.get(i).key();
      if (key.startsWith("http")
          || key.startsWith("status")
          || key.equals("code")
          || key.equals("get")
          || key.equals("post")) {
        return true;
      }
    }
    return false;
  }
}
