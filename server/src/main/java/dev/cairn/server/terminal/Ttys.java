package dev.cairn.server.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Finds out whether a stream ends at a terminal, which Java tells only for input and output together. */
final class Ttys {
  private static final int PATIENCE_SECONDS = 2;

  private Ttys() {}

  static boolean isTerminal(int descriptor) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("linux")) {
      return byLink(descriptor);
    }
    return system.startsWith("windows") ? byConsole() : byShell(descriptor);
  }

  /** From 22 on there is always a console, and it says itself whether it is a terminal. */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean byConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }

  private static boolean byLink(int descriptor) {
    try {
      String target =
          Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
      return target.startsWith("/dev/pts/")
          || target.startsWith("/dev/tty")
          || target.equals("/dev/console");
    } catch (IOException e) {
      return false;
    }
  }

  /** The shell can tell, of streams it inherits. */
  private static boolean byShell(int descriptor) {
    try {
      Process shell = new ProcessBuilder("/bin/sh", "-c", "test -t " + descriptor)
          .inheritIO()
          .start();
      return shell.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && shell.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
