package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EventLog;
import dev.cairn.log.Journal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * A process that writes through a recorder and prints a line per acknowledged text: {@code ack TEXT}, or
 * {@code fault CODE MESSAGE} when one failed. It is there to be killed, starved and run beside others.
 */
final class WriterProcess {
  static final String CONTEXT = "shared";

  private WriterProcess() {}

  /** Arguments: file, name, threads, texts per thread, bytes per text. */
  public static void main(String[] arguments) throws Exception {
    Path file = Path.of(arguments[0]);
    String name = arguments[1];
    int threads = Integer.parseInt(arguments[2]);
    int each = Integer.parseInt(arguments[3]);
    int bytes = Integer.parseInt(arguments[4]);
    try (EventLog log = SqliteEventLog.open(file, SqliteOptions.DEFAULT);
        Journal journal = new Journal(log, CONTEXT, InstantSource.system(), name.hashCode())) {
      ExecutorService writers = Executors.newFixedThreadPool(threads);
      for (int thread = 0; thread < threads; thread++) {
        String prefix = name + "." + thread + ".";
        writers.execute(() -> {
          for (int i = 0; i < each; i++) {
            write(journal, prefix + i, bytes);
          }
        });
      }
      writers.shutdown();
      writers.awaitTermination(1, TimeUnit.HOURS);
    }
  }

  private static void write(Journal journal, String word, int bytes) {
    String padding = new java.util.Random(word.hashCode())
        .ints(Math.max(0, bytes - word.length()), ' ', '~')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
    try {
      journal.say("race", word + " " + padding);
      print("ack " + word);
    } catch (CairnException e) {
      print("fault " + e.code() + " " + word + " " + e.getMessage());
    }
  }

  private static synchronized void print(String line) {
    System.out.println(line);
    System.out.flush();
  }

  /** The command that starts this class with the tests' class path. */
  static List<String> command(Path file, String name, int threads, int each, int bytes) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx256m", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(WriterProcess.class.getName(), file.toString(), name));
    command.addAll(List.of("" + threads, "" + each, "" + bytes));
    return command;
  }

  static Process start(List<String> command) throws Exception {
    return new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Reads along, so that a full pipe holds nobody up. */
  static CompletableFuture<List<String>> gather(Process process) {
    return CompletableFuture.supplyAsync(() -> lines(process));
  }

  /** The whole lines a process printed until it ended; a line cut off by death does not count. */
  private static List<String> lines(Process process) {
    try (InputStream out = process.getInputStream()) {
      String text = new String(out.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
      int end = text.lastIndexOf('\n');
      return end < 0 ? List.of() : text.substring(0, end).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
