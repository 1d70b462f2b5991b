package dev.cairn.server;

import dev.cairn.server.cli.Cli;
import dev.cairn.server.terminal.Terminal;
import java.util.Locale;

/** The process: {@code cairn COMMAND …}. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    // Output is read by programs and people everywhere: 1,024.5 must not become 1.024,5 on some
    // machines.
    Locale.setDefault(Locale.ROOT);
    System.exit(Cli.run(Terminal.system(), arguments));
  }
}
