package dev.cairn.server.terminal;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The three streams of a process and what is known of them. {@link System#out} is not used: its encoding
 * follows the locale, and a memory must give back the words it was given.
 *
 * @param environment the variables of the process, so that tests can have their own
 */
public record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Map<String, String> environment) {
  private static final int BUFFER_BYTES = 1 << 16;

  /** That of this process. */
  public static Terminal system() {
    return new Terminal(
        new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
        utf8(new FileOutputStream(FileDescriptor.out)),
        utf8(new FileOutputStream(FileDescriptor.err)),
        Ttys.isTerminal(1),
        Ttys.isTerminal(2),
        System.getenv());
  }

  /** A pipe with no one looking, for tests and for output that is looked at before it is shown. */
  public static Terminal captured(
      InputStream in, OutputStream out, OutputStream err, Map<String, String> environment) {
    return new Terminal(in, utf8(out), utf8(err), false, false, environment);
  }

  private static PrintStream utf8(OutputStream out) {
    return new PrintStream(
        new BufferedOutputStream(new Pipe(out), BUFFER_BYTES), false, StandardCharsets.UTF_8);
  }

  /** Colours on a terminal, unless its owner wants none (see no-color.org). */
  public Ink ink() {
    return new Ink(outIsTerminal && colours());
  }

  public Ink errorInk() {
    return new Ink(errIsTerminal && colours());
  }

  private boolean colours() {
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !"dumb".equals(environment.get("TERM"));
  }

  public void flush() {
    out.flush();
    err.flush();
  }
}
