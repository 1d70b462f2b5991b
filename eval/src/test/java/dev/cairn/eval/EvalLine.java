package dev.cairn.eval;

import dev.cairn.server.cli.Cli;
import dev.cairn.server.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What a command line printed. */
public record EvalLine(int exit, String out, String err) {

  /** Runs it in this process, through the front door. */
  public static EvalLine run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = Terminal.captured(InputStream.nullInputStream(), out, err, Map.of());
    int exit = Cli.run(terminal, arguments);
    return new EvalLine(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
