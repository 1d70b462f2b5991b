package dev.cairn.eval.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
    Process process = CairnCommand.serve(folder)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
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
