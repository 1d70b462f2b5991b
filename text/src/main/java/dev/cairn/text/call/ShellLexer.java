package dev.cairn.text.call;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Cuts a shell line into words, operators, redirects, here documents and comments, in one pass. Quotes are
 * taken off; what stands in a substitution is kept beside the word, to be read as a line of its own.
 */
final class ShellLexer {
  /** What a piece of a line is. */
  enum Kind {
    WORD,
    /** Ends a command: {@code ; & && || ( ) newline}. */
    SEPARATOR,
    PIPE,
    /** What follows is the file that is written. */
    WRITE,
    /** What follows is the file that is read. */
    READ,
    /** The text of a here document. */
    DOCUMENT,
    /** What follows is the text of a here string. */
    STRING,
    COMMENT
  }

  /**
   * A piece of a line.
   *
   * @param quoted whether any part of it stood in quotes
   * @param opaque whether its value is known only when it runs
   */
  record Piece(Kind kind, String text, boolean quoted, boolean opaque) {}

  /** A longer brace is taken for an open one, so that no search runs over the whole line again and again. */
  private static final int VARIABLE_CHARS_MAX = 200;

  private static final int LOOKS_AHEAD_MAX = 100;

  private final String line;
  private final List<Piece> pieces = new ArrayList<>();
  private final List<String> substitutions = new ArrayList<>();
  /** Here documents whose text begins on the next line. */
  private final Deque<Awaited> awaited = new ArrayDeque<>();

  /** The line that ends a here document, and the piece that its text becomes. */
  private record Awaited(String delimiter, boolean quoted, int piece) {}

  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private boolean quoted;
  private boolean opaque;
  private boolean broken;
  private int looksAhead;
  private int at;

  private ShellLexer(String line) {
    this.line = line;
  }

  static ShellLexer read(String line) {
    ShellLexer lexer = new ShellLexer(line);
    lexer.run();
    return lexer;
  }

  List<Piece> pieces() {
    return pieces;
  }

  /** What stands in substitutions, each a line of its own. */
  List<String> substitutions() {
    return substitutions;
  }

  /** Whether a quote or bracket was never closed. */
  boolean isBroken() {
    return broken;
  }

  private void run() {
    while (at < line.length()) {
      char c = line.charAt(at);
      switch (c) {
        case ' ', '\t', '\r' -> {
          close();
          at++;
        }
        case '\n' -> newLine();
        case ';', ')' -> separator(1);
        case '(' -> bracket();
        case '&' -> ampersand();
        case '|' -> bar();
        case '<', '>' -> redirect();
        case '#' -> hash();
        default -> part(c);
      }
    }
    close();
  }

  /** A part of a word. */
  private void part(char c) {
    inWord = true;
    switch (c) {
      case '\'' -> singleQuoted();
      case '"' -> doubleQuoted();
      case '\\' -> {
        if (at + 1 < line.length() && line.charAt(at + 1) != '\n') {
          word.append(line.charAt(at + 1));
        }
        at += 2;
      }
      case '$' -> dollar();
      case '`' -> backtick();
      default -> {
        word.append(c);
        at++;
      }
    }
  }

  private void singleQuoted() {
    quoted = true;
    int end = line.indexOf('\'', at + 1);
    broken |= end < 0;
    int to = end < 0 ? line.length() : end;
    word.append(line, at + 1, to);
    at = to + 1;
  }

  private void doubleQuoted() {
    quoted = true;
    at++;
    while (at < line.length() && line.charAt(at) != '"') {
      char c = line.charAt(at);
      if (c == '\\' && at + 1 < line.length()) {
        char next = line.charAt(at + 1);
        word.append("$`\"\\\n".indexOf(next) < 0 ? "\\" : "").append(next == '\n' ? "" : next);
        at += 2;
      } else if (c == '$') {
        dollar();
      } else if (c == '`') {
        backtick();
      } else {
        word.append(c);
        at++;
      }
    }
    broken |= at >= line.length();
    at++;
  }

  private void dollar() {
    if (line.startsWith("$(", at)) {
      int end = ShellScan.closing(line, at + 1);
      substitution(at + 2, end);
      return;
    }
    if (line.startsWith("$'", at)) {
      quoted = true;
      int end = ShellScan.escaped(line, at + 2, word);
      broken |= end >= line.length();
      at = end + 1;
      return;
    }
    opaque |= at + 1 < line.length() && ShellScan.startsVariable(line.charAt(at + 1));
    word.append('$');
    at++;
    // What stands in braces belongs to the variable, blanks and bars included.
    int end = at < line.length() && line.charAt(at) == '{'
        ? line.substring(at, Math.min(line.length(), at + VARIABLE_CHARS_MAX)).indexOf('}')
        : -1;
    if (end > 0) {
      expanded(line.substring(at, at + end));
      word.append(line, at, at + end + 1);
      at += end + 1;
    }
  }

  /** A subshell, a list of values, or an expression that is calculated and runs nothing. */
  private void bracket() {
    boolean list = inWord && word.length() > 0 && word.charAt(word.length() - 1) == '=';
    boolean doubled = !inWord && line.startsWith("((", at);
    if ((!list && !doubled) || broken) {
      separator(1);
      return;
    }
    int end = ShellScan.closing(line, at);
    // Each look goes far ahead; a line with so many of them is not written by hand.
    broken |= end < 0 || ++looksAhead > LOOKS_AHEAD_MAX;
    if (end < 0 || (doubled && ShellScan.closing(line, at + 1) != end - 1)) {
      separator(1);
      return;
    }
    expanded(line.substring(at + 1, end));
    if (list) {
      word.append(line, at + 1, end);
      opaque = true;
    }
    at = end + 1;
  }

  /** Notes the substitutions in a text that the shell expands but does not run: a calculation, a here document. */
  private void expanded(String text) {
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      boolean dollar = text.startsWith("$(", i);
      if (!dollar && c != '`') {
        i += c == '\\' ? 2 : 1;
        continue;
      }
      int end = dollar ? ShellScan.closing(text, i + 1) : text.indexOf('`', i + 1);
      broken |= end < 0;
      int from = i + (dollar ? 2 : 1);
      int to = end < 0 ? text.length() : end;
      substitutions.add(text.substring(Math.min(from, to), to));
      i = to + 1;
    }
  }

  private void backtick() {
    int end = line.indexOf('`', at + 1);
    substitution(at + 1, end);
  }

  private void substitution(int from, int end) {
    broken |= end < 0;
    int to = end < 0 ? line.length() : end;
    String inner = line.substring(from, Math.max(from, to));
    if (ShellScan.isCalculation(inner)) {
      expanded(inner);
    } else {
      substitutions.add(inner);
    }
    inWord = true;
    String known = ShellScan.known(inner.strip());
    word.append(known.isEmpty() ? "$()" : known);
    opaque |= known.isEmpty();
    at = to + 1;
  }

  private void hash() {
    if (inWord) {
      part('#');
      return;
    }
    int end = ShellScan.lineEnd(line, at);
    pieces.add(new Piece(Kind.COMMENT, line.substring(at + 1, end).strip(), false, false));
    at = end;
  }

  private void newLine() {
    separator(1);
    while (!awaited.isEmpty()) {
      Awaited document = awaited.removeFirst();
      int end = ShellScan.document(line, at, document.delimiter());
      String text = line.substring(at, end);
      pieces.set(document.piece(), new Piece(Kind.DOCUMENT, text, true, false));
      if (!document.quoted()) {
        expanded(text);
      }
      at = Math.min(line.length(), ShellScan.lineEnd(line, end) + 1);
    }
  }

  private void ampersand() {
    if (at + 1 < line.length() && line.charAt(at + 1) == '>') {
      at++;
      redirect();
    } else {
      separator(line.startsWith("&&", at) ? 2 : 1);
    }
  }

  private void bar() {
    if (line.startsWith("||", at)) {
      separator(2);
    } else {
      close();
      at += line.startsWith("|&", at) ? 2 : 1;
      pieces.add(new Piece(Kind.PIPE, "|", false, false));
    }
  }

  private void separator(int width) {
    close();
    pieces.add(new Piece(Kind.SEPARATOR, line.substring(at, at + width), false, false));
    at += width;
  }

  private void redirect() {
    if (line.startsWith("<(", at) || line.startsWith(">(", at)) {
      substitution(at + 2, ShellScan.closing(line, at + 1));
      return;
    }
    // The number of a stream before it is no word of the command.
    if (inWord && ShellScan.isDigits(word)) {
      word.setLength(0);
      inWord = false;
    }
    close();
    if (line.startsWith("<<<", at)) {
      at += 3;
      pieces.add(new Piece(Kind.STRING, "", true, false));
    } else if (line.startsWith("<<", at)) {
      hereDocument();
    } else if (line.charAt(at) == '<') {
      at++;
      pieces.add(new Piece(Kind.READ, "<", false, false));
    } else {
      at = ShellScan.afterWriteOperator(line, at);
      boolean toStream = at > 0 && line.charAt(at - 1) == '&';
      pieces.add(new Piece(toStream ? Kind.READ : Kind.WRITE, ">", false, false));
    }
  }

  private void hereDocument() {
    at += line.startsWith("<<-", at) ? 3 : 2;
    at = ShellScan.skipBlanks(line, at);
    int end = at;
    while (end < line.length() && ShellScan.isDelimiterChar(line.charAt(end))) {
      end++;
    }
    String written = line.substring(at, end);
    String delimiter = written.replace("'", "").replace("\"", "").replace("\\", "");
    if (!delimiter.isEmpty()) {
      awaited.addLast(new Awaited(delimiter, !written.equals(delimiter), pieces.size()));
      pieces.add(new Piece(Kind.DOCUMENT, "", true, false));
    }
    at = end;
  }

  private void close() {
    if (inWord) {
      pieces.add(new Piece(Kind.WORD, word.toString(), quoted, opaque));
    }
    word.setLength(0);
    inWord = false;
    quoted = false;
    opaque = false;
  }
}
