package dev.cairn.eval.speed;

import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.List;

/** Takes the time of pieces of work, in seconds, and keeps it in the order they ran. */
final class Stopwatch {
  private static final double NANOS = 1e9;

  private final List<Double> seconds = new ArrayList<>();

  /** Work that may fail as its libraries do. */
  @FunctionalInterface
  interface Work {
    void run() throws Exception;
  }

  static double seconds(Work work) throws Exception {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / NANOS;
  }

  void time(Work work) throws Exception {
    seconds.add(seconds(work));
  }

  void add(double taken) {
    seconds.add(taken);
  }

  Samples samples() {
    return Samples.of(seconds);
  }
}
