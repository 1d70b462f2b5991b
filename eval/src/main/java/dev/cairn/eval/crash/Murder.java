package dev.cairn.eval.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Starts a victim, lets it live for a while, kills it, and keeps what it was promised. */
final class Murder {
  private static final int PATIENCE_SECONDS = 300;
  private static final int KILLED = 128 + 9;
  private static final int NATIVE_ACCESS_SINCE = 24;

  private final Path folder;
  private final Path errors;
  private final During during;
  private final List<Promise> promises = new ArrayList<>();
  private final List<Deed> deeds = new ArrayList<>();
  private final CountDownLatch promised = new CountDownLatch(1);

  /** What was promised, and what went wrong with the victim itself. */
  record Outcome(List<Promise> promises, List<Deed> deeds, Optional<String> problem) {}

  Murder(Path folder, Path errors, During during) {
    this.folder = folder;
    this.errors = errors;
    this.during = during;
  }

  Outcome commit(int writers, int round, Blow blow) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command(writers, round))
        .redirectError(errors.toFile())
        .start();
    Thread listener = new Thread(() -> listen(process), "listener");
    listener.start();
    try {
      boolean spoke = live(process, blow);
      if (spoke) {
        TimeUnit.MILLISECONDS.sleep(blow.delayMillis());
      }
      kill(process);
      int exit = process.waitFor();
      listener.join();
      return new Outcome(List.copyOf(promises), List.copyOf(deeds), problem(spoke, exit));
    } finally {
      kill(process);
    }
  }

  /** By its handle: {@link Process#destroyForcibly} would also throw away promises not yet read. */
  private static void kill(Process process) {
    process.toHandle().destroyForcibly();
  }

  /** Waits for the point of the blow; false if it never came. */
  private boolean live(Process process, Blow blow) throws IOException, InterruptedException {
    if (blow.point() == Blow.Point.STARTING) {
      return true;
    }
    if (!promised.await(PATIENCE_SECONDS, TimeUnit.SECONDS) || promises().isEmpty()) {
      return false;
    }
    TimeUnit.MILLISECONDS.sleep(blow.lifeMillis());
    if (blow.point() == Blow.Point.CLOSING) {
      process.getOutputStream().close();
    }
    return true;
  }

  private List<Promise> promises() {
    synchronized (promises) {
      return List.copyOf(promises);
    }
  }

  private Optional<String> problem(boolean spoke, int exit) throws IOException {
    if (spoke && (exit == KILLED || exit == 0)) {
      return Optional.empty();
    }
    String said = Files.readString(errors, StandardCharsets.UTF_8);
    String how = exit == KILLED
        ? "the writing process promised nothing within " + PATIENCE_SECONDS + " s"
        : "the writing process ended by itself, exit " + exit;
    return Optional.of(how + ": " + said);
  }

  private void listen(Process process) {
    try (BufferedReader lines = process.inputReader(StandardCharsets.US_ASCII)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Promise.parse(line).ifPresent(this::keep);
        Deed.parse(line).ifPresent(deeds::add);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      promised.countDown();
    }
  }

  private void keep(Promise promise) {
    synchronized (promises) {
      promises.add(promise);
    }
    promised.countDown();
  }

  /** Small and quick to start: it will not grow old. */
  private List<String> command(int writers, int round) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Xmx256m"));
    if (Runtime.version().feature() >= NATIVE_ACCESS_SINCE) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path", "")));
    command.addAll(List.of(
        Victim.class.getName(),
        folder.toString(),
        Integer.toString(writers),
        Integer.toString(round),
        during.label()));
    return command;
  }
}
