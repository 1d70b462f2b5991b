package dev.cairn.text;

/**
 * A piece of a text: a word, a number, a name (identifier, path, flag, host, anything in backticks) or a
 * punctuation mark.
 *
 * @param text as written, without the backticks of a name
 * @param key lower case, NFKC; what tokens are compared by
 * @param start the first char in the text it was read from
 * @param end the char after its last one
 */
public record Token(String text, String key, Kind kind, int start, int end) {
  public enum Kind {
    WORD,
    NUMBER,
    NAME,
    MARK
  }

  public boolean isWord() {
    return kind == Kind.WORD;
  }

  public boolean isName() {
    return kind == Kind.NAME;
  }

  public boolean isMark() {
    return kind == Kind.MARK;
  }
}
