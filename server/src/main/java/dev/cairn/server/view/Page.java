package dev.cairn.server.view;

import dev.cairn.server.terminal.Ink;
import dev.cairn.server.terminal.Terminal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** Where a view prints, and what the reader wants to see besides the usual. */
public final class Page {
  private static final int LABEL_WIDTH = 10;

  private final Terminal terminal;
  private final List<String> wanted;

  public Page(Terminal terminal, List<String> wanted) {
    this.terminal = terminal;
    this.wanted = wanted;
  }

  Ink ink() {
    return terminal.ink();
  }

  boolean wants(String what) {
    return wanted.contains(what);
  }

  void line(String text) {
    terminal.out().println(text);
  }

  /** A label and what belongs to it, labels aligned. */
  void pair(String label, String text) {
    int gap = Math.max(1, LABEL_WIDTH - label.length());
    line(ink().dim(label) + " ".repeat(gap) + text);
  }

  /** For a person who looks on; a pipe gets only what it asked for. */
  void hint(String text) {
    if (terminal.outIsTerminal()) {
      line(ink().dim(text));
    }
  }

  /** {@code 1 event}, {@code 2 events}. */
  public static String count(long number, String noun) {
    return "%,d %s%s".formatted(number, noun, number == 1 ? "" : "s");
  }

  static String time(Instant at) {
    return at.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  /** The beginning of a hash, enough to compare by eye. */
  static String shortHash(String hex) {
    return hex.length() <= 16 ? hex : hex.substring(0, 16) + "…";
  }
}
