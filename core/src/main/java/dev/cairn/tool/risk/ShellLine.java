package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line, parted as a shell would part it: quotes and backslashes are read through, so that
 * {@code r\m} and {@code 'r'm} are {@code rm}. It need not be exact; what is inside {@code $( )} is a command too.
 */
final class ShellLine {
  /**
   * One simple command.
   *
   * @param words without quotes
   * @param piped whether another command's output goes into it
   */
  record Simple(List<String> words, boolean piped) {}

  private final String text;
  private final List<Simple> commands = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private List<String> words = new ArrayList<>();
  private boolean inWord;
  private boolean piped;

  private ShellLine(String text) {
    this.text = text;
  }

  static List<Simple> parse(String text) {
    String spaced = text.replace("\\\n", " ").replace("${IFS}", " ").replace("$IFS", " ");
    ShellLine line = new ShellLine(spaced);
    line.read();
    return line.commands;
  }

  private void read() {
    char quote = 0;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (quote != 0) {
        quote = quoted(letter, quote);
      } else if (letter == '\'' || letter == '"') {
        quote = letter;
        inWord = true;
      } else if (letter == '\\' && at + 1 < text.length() && isEscaped(text.charAt(at + 1))) {
        add(text.charAt(++at));
      } else {
        plain(letter, at);
      }
    }
    endCommand(false);
  }

  /** A backslash before a letter is a path of Windows only if the letter begins a name. */
  private boolean isEscaped(char next) {
    return !Character.isLetterOrDigit(next)
        || (inWord && word.length() <= 2 && word.indexOf(":") < 0);
  }

  private char quoted(char letter, char quote) {
    if (letter == quote) {
      return 0;
    }
    add(letter);
    return quote;
  }

  private void plain(char letter, int at) {
    switch (letter) {
      case ' ', '\t' -> endWord();
      case '|' -> endCommand(at + 1 >= text.length() || text.charAt(at + 1) != '|');
      case ';', '\n', '\r', '`', '(', ')', '{', '}' -> endCommand(false);
      case '&' -> ampersand(at);
      case '>', '<' -> redirect(letter);
      default -> add(letter);
    }
  }

  /** {@code a & b} and {@code a && b} are two commands; {@code 2>&1} is none. */
  private void ampersand(int at) {
    boolean redirected = at > 0 && text.charAt(at - 1) == '>';
    if (redirected) {
      add('&');
    } else {
      endCommand(false);
    }
  }

  private void redirect(char letter) {
    endWord();
    words.add(Character.toString(letter));
  }

  private void add(char letter) {
    word.append(letter);
    inWord = true;
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }

  private void endCommand(boolean intoNext) {
    endWord();
    // Of "a || b" the second bar ends nothing; what was said of the first stays.
    if (!words.isEmpty()) {
      commands.add(new Simple(List.copyOf(words), piped));
      words = new ArrayList<>();
      piped = intoNext;
    } else if (!intoNext) {
      piped = false;
    }
  }
}
