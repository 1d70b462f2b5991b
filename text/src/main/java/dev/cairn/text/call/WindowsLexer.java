package dev.cairn.text.call;

import dev.cairn.text.call.ShellLexer.Kind;
import dev.cairn.text.call.ShellLexer.Piece;
import java.util.ArrayList;
import java.util.List;

/** Cuts a line of PowerShell or of cmd into the same pieces as {@link ShellLexer} does for a shell. */
final class WindowsLexer {
  private final String line;
  private final boolean power;
  private final List<Piece> pieces = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private boolean quoted;
  private boolean opaque;
  private boolean broken;
  private int at;

  private WindowsLexer(String line, boolean power) {
    this.line = line;
    this.power = power;
  }

  /** Reads PowerShell, or else cmd. */
  static WindowsLexer read(String line, boolean power) {
    WindowsLexer lexer = new WindowsLexer(line, power);
    lexer.run();
    return lexer;
  }

  List<Piece> pieces() {
    return pieces;
  }

  boolean isBroken() {
    return broken;
  }

  private void run() {
    while (at < line.length()) {
      char c = line.charAt(at);
      if (c == ' ' || c == '\t' || c == '\r') {
        close();
        at++;
      } else if (power && line.startsWith("@{", at)) {
        table();
      } else if (isSeparator(c)) {
        add(Kind.SEPARATOR, 1);
      } else if (c == '|') {
        boolean either = line.startsWith("||", at);
        add(either ? Kind.SEPARATOR : Kind.PIPE, either ? 2 : 1);
      } else if (c == '>' || c == '<') {
        redirect(c);
      } else if (c == '#' && power && !inWord) {
        int end = ShellScan.lineEnd(line, at);
        pieces.add(new Piece(Kind.COMMENT, line.substring(at + 1, end).strip(), false, false));
        at = end;
      } else {
        part(c);
      }
    }
    close();
  }

  /** A table of values is one word. */
  private void table() {
    int end = line.indexOf('}', at);
    int to = end < 0 ? line.length() : end + 1;
    inWord = true;
    word.append(line, at, to);
    at = to;
  }

  private boolean isSeparator(char c) {
    // The call operator stands before a program and ends nothing, but nothing is lost by ending
    // there.
    return c == '\n'
        || c == '&'
        || c == '('
        || c == ')'
        || (power && (c == ';' || c == '{' || c == '}'));
  }

  private void redirect(char c) {
    if (inWord && (ShellScan.isDigits(word) || word.toString().equals("*"))) {
      word.setLength(0);
      inWord = false;
    }
    boolean toStream = line.startsWith(">&", at);
    add(
        c == '>' && !toStream ? Kind.WRITE : Kind.READ,
        line.startsWith(">>", at) || toStream ? 2 : 1);
  }

  private void part(char c) {
    inWord = true;
    char escape = power ? '`' : '^';
    if (c == escape && at + 1 < line.length()) {
      char next = line.charAt(at + 1);
      word.append(next == '\n' ? ' ' : next);
      at += 2;
    } else if (c == '"' || (c == '\'' && power)) {
      quote(c);
    } else {
      opaque |= power && c == '$';
      opaque |= !power && c == '%';
      word.append(c);
      at++;
    }
  }

  private void quote(char quote) {
    quoted = true;
    int end = line.indexOf(quote, at + 1);
    broken |= end < 0;
    int to = end < 0 ? line.length() : end;
    opaque |= power && quote == '"' && line.substring(at + 1, to).indexOf('$') >= 0;
    word.append(line, at + 1, to);
    at = to + 1;
  }

  private void add(Kind kind, int width) {
    close();
    pieces.add(new Piece(kind, line.substring(at, at + width), false, false));
    at += width;
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
