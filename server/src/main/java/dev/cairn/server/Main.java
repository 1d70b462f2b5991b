package dev.cairn.server;

import dev.cairn.server.cli.Cli;
import dev.cairn.server.cli.Exit;
import dev.cairn.server.terminal.Terminal;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The process: {@code cairn COMMAND …}. */
public final class Main {
  private Main() {}

  /** Made when it is first asked for: whoever looks for loggers opens every file of the program. */
  private static final class Quiet {
    /** Held here, or its level would be forgotten with it. */
    static final Logger LUCENE = Logger.getLogger("org.apache.lucene");
  }

  public static void main(String[] arguments) {
    // First of all: with too few files open not even the next class may be found.
    Optional<String> tooFew = OpenFiles.tooFew();
    if (tooFew.isPresent()) {
      System.err.println("cairn: " + tooFew.get());
      System.exit(Exit.STORAGE);
    }
    // Output is read by programs and people everywhere: 1,024.5 must not become 1.024,5 on some
    // machines.
    Locale.setDefault(Locale.ROOT);
    // On newer Javas it tells every user of modules they have never heard of.
    Quiet.LUCENE.setLevel(Level.SEVERE);
    System.exit(Cli.run(Terminal.system(), arguments));
  }
}
