package dev.cairn.eval.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@code cairn serve} of our own, stopped by a signal as a person would. */
public final class ServedCairn implements AutoCloseable {
  private static final int END_SECONDS_MAX = 60;

  private final Process process;
  private final HttpCaller.Address address;

  private ServedCairn(Process process, HttpCaller.Address address) {
    this.process = process;
    this.address = address;
  }

  /** Answers when this returns. */
  public static ServedCairn start(Path folder) throws IOException {
    return start(CairnCommand.serve(folder));
  }

  /** The same, none of whose files may grow beyond so many blocks of the shell's {@code ulimit -f}. */
  public static ServedCairn startWithFilesOf(Path folder, int blocks) throws IOException {
    ProcessBuilder server = CairnCommand.serve(folder);
    List<String> words =
        new ArrayList<>(List.of("/bin/sh", "-c", "ulimit -f " + blocks + "; exec \"$0\" \"$@\""));
    words.addAll(server.command());
    return start(server.command(words));
  }

  private static ServedCairn start(ProcessBuilder server) throws IOException {
    Process process = server.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    String first = lines.readLine();
    if (first == null) {
      throw new IOException("`cairn serve` ended before it said its address");
    }
    return new ServedCairn(process, HttpCaller.Address.of(first));
  }

  public HttpCaller.Address address() {
    return address;
  }

  public long pid() {
    return process.pid();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(END_SECONDS_MAX, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
