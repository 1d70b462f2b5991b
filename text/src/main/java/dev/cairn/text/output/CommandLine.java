package dev.cairn.text.output;

import java.util.ArrayList;
import java.util.List;

/**
 * The commands of a command line and how they are joined. Reads quotes, escapes, substitutions, comments and
 * here-documents as far as it takes to find where a command ends.
 */
final class CommandLine {
  private static final int CHARS_MAX = 20_000;

  /**
   * A command.
   *
   * @param joint what stands before it: empty for the first, else one of {@code | && || ; &}
   * @param words without quotes and redirections
   */
  record Part(String joint, List<String> words) {}

  private final String line;
  private final List<Part> parts = new ArrayList<>();
  private final List<String> hereEnds = new ArrayList<>();
  private List<String> words = new ArrayList<>();
  private StringBuilder word = new StringBuilder();
  private boolean inWord;
  private boolean isTarget;
  private String joint = "";
  private int at;

  private CommandLine(String line) {
    this.line = line.length() > CHARS_MAX ? line.substring(0, CHARS_MAX) : line;
  }

  /** The commands in their order. A trailing {@code &} is a part without words. */
  static List<Part> parts(String line) {
    CommandLine reader = new CommandLine(line);
    while (reader.at < reader.line.length()) {
      reader.step();
    }
    boolean background = reader.joint.equals("&") && !reader.inWord && reader.words.isEmpty();
    reader.endPart("");
    if (background) {
      reader.parts.add(new Part("&", List.of()));
    }
    return reader.parts;
  }

  private void step() {
    char c = line.charAt(at);
    switch (c) {
      case '\'' -> quoted(c, false);
      case '"' -> quoted(c, true);
      case '\\' -> escaped();
      case '`' -> substitution(at + 1, '`');
      case '$' -> dollar();
      case '\n' -> newline();
      case ' ', '\t', '\r' -> {
        endWord();
        at++;
      }
      case '#' -> comment();
      case '|', '&', ';' -> operator(c);
      case '>', '<' -> redirection(c);
      case '(', ')', '{', '}' -> bracket(c);
      default -> take(c);
    }
  }

  private void take(char c) {
    word.append(c);
    inWord = true;
    at++;
  }

  private void quoted(char quote, boolean escapes) {
    inWord = true;
    at++;
    while (at < line.length() && line.charAt(at) != quote) {
      if (escapes && line.charAt(at) == '\\' && at + 1 < line.length()) {
        at++;
      }
      word.append(line.charAt(at++));
    }
    at++;
  }

  private void escaped() {
    if (at + 1 < line.length() && line.charAt(at + 1) != '\n') {
      word.append(line.charAt(at + 1));
      inWord = true;
    }
    at += 2;
  }

  private void dollar() {
    if (at + 1 < line.length() && line.charAt(at + 1) == '(') {
      substitution(at + 2, ')');
    } else {
      take('$');
    }
  }

  /** What is substituted is one word here, whatever it says. */
  private void substitution(int from, char close) {
    int depth = 1;
    int end = from;
    char quote = 0;
    while (end < line.length() && depth > 0) {
      char c = line.charAt(end);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == close) {
        depth--;
      } else if (c == '(' && close == ')') {
        depth++;
      }
      end++;
    }
    word.append("$()");
    inWord = true;
    at = end;
  }

  private void comment() {
    if (inWord) {
      take('#');
      return;
    }
    while (at < line.length() && line.charAt(at) != '\n') {
      at++;
    }
  }

  private void operator(char c) {
    boolean twice = at + 1 < line.length() && line.charAt(at + 1) == c;
    boolean both = c == '|' && at + 1 < line.length() && line.charAt(at + 1) == '&';
    if (c == '&' && at + 1 < line.length() && line.charAt(at + 1) == '>') {
      at++;
      redirection('>');
      return;
    }
    at += twice || both ? 2 : 1;
    endPart(c == ';' ? ";" : twice ? "" + c + c : "" + c);
  }

  private void newline() {
    at++;
    endPart(";");
    for (String end : hereEnds) {
      skipHere(end);
    }
    hereEnds.clear();
  }

  private void skipHere(String end) {
    while (at < line.length()) {
      int next = line.indexOf('\n', at);
      int to = next < 0 ? line.length() : next;
      boolean last = line.substring(at, to).strip().equals(end);
      at = Math.min(line.length(), to + 1);
      if (last) {
        return;
      }
    }
  }

  /** A redirection and its target are no words of the command; a number before it goes too. */
  private void redirection(char c) {
    if (inWord && word.chars().allMatch(Character::isDigit)) {
      word = new StringBuilder();
      inWord = false;
    }
    endWord();
    int from = at;
    while (at < line.length()
        && (line.charAt(at) == c || line.charAt(at) == '&' || line.charAt(at) == '-')) {
      at++;
    }
    boolean here = c == '<' && at - from >= 2 && line.charAt(from + 1) == '<';
    boolean string = here && at - from >= 3 && line.charAt(from + 2) == '<';
    if (here && !string) {
      hereEnds.add("");
    }
    isTarget = true;
  }

  private void bracket(char c) {
    if (inWord && (c == '{' || c == '}' || c == ')')) {
      if (c == ')') {
        endWord();
        at++;
      } else {
        take(c);
      }
      return;
    }
    endWord();
    at++;
  }

  private void endWord() {
    if (!inWord) {
      return;
    }
    if (isTarget) {
      int last = hereEnds.size() - 1;
      if (last >= 0 && hereEnds.get(last).isEmpty()) {
        hereEnds.set(last, word.toString());
      }
      isTarget = false;
    } else {
      words.add(word.toString());
    }
    word = new StringBuilder();
    inWord = false;
  }

  private void endPart(String next) {
    endWord();
    isTarget = false;
    if (!words.isEmpty()) {
      parts.add(new Part(joint, List.copyOf(words)));
      joint = next;
    } else if (!next.equals(";") && !parts.isEmpty()) {
      joint = next;
    }
    words = new ArrayList<>();
  }
}
