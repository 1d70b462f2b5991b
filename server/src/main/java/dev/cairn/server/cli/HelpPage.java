package dev.cairn.server.cli;

import dev.cairn.server.terminal.Ink;
import dev.cairn.server.terminal.Terminal;
import java.io.PrintStream;
import java.util.List;

/** What {@code cairn} alone prints. */
final class HelpPage {
  private static final int COLUMN = 16;

  private final PrintStream out;
  private final Ink ink;
  private final List<Commands.Group> groups;

  HelpPage(Terminal terminal, List<Commands.Group> groups) {
    this.out = terminal.out();
    this.ink = terminal.ink();
    this.groups = groups;
  }

  void print() {
    out.println(
        ink.bold("Cairn") + " remembers what your agents saw, and shows where it is written.");
    out.println();
    out.println("Usage: cairn COMMAND [OPTIONS]     cairn COMMAND --help tells more");
    for (Commands.Group group : groups) {
      out.println();
      out.println(ink.bold(group.title()));
      group.entries().stream()
          .filter(entry -> !entry.hidden())
          .forEach(entry -> line(entry.name(), entry.summary()));
    }
    out.println();
    out.println(ink.bold("Options of every command"));
    line("--data DIR", "the data folder; else CAIRN_HOME, else the platform's for user data");
    line("--store URL", "the store; sqlite:DIR/cairn.db if absent");
    line("--context NAME", "the isolated memory to work on; 'default' if absent");
    line("--model NAME", "what finds texts by their meaning, or none; else CAIRN_MODEL");
    line("--llm-url URL", "a language model that proposes what to keep; off if absent");
    line("--json", "answer with one JSON document, errors too");
    out.println();
    out.println("Exit codes: 0 done, 2 the command was wrong, 3 the storage is, 1 a bug in Cairn.");
  }

  private void line(String name, String text) {
    out.println("  " + ink.cyan(name) + " ".repeat(Math.max(2, COLUMN + 2 - name.length())) + text);
  }
}
