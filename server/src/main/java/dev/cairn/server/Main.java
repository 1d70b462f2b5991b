package dev.cairn.server;

import dev.cairn.server.cli.Cli;
import dev.cairn.server.terminal.Terminal;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The process: {@code cairn COMMAND …}. */
public final class Main {
  /** Held here, or its level would be forgotten with it. */
  private static final Logger LUCENE = Logger.getLogger("org.apache.lucene");

  private Main() {}

  public static void main(String[] arguments) {
    // Output is read by programs and people everywhere: 1,024.5 must not become 1.024,5 on some
    // machines.
    Locale.setDefault(Locale.ROOT);
    // On newer Javas it tells every user of modules they have never heard of.
    LUCENE.setLevel(Level.SEVERE);
    System.exit(Cli.run(Terminal.system(), arguments));
  }
}
