package dev.cairn.eval.graph;

import dev.cairn.log.GraphEvent.Emitted;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The process whose heap is measured: {@code EDGES FILE}. It folds a graph with four contributors on every
 * edge, writes it to the file, reads it again, and prints what it saw as {@code name value}.
 */
public final class HeapTrial {
  static final int CONTRIBUTORS = 4;

  private final TrialGraph edges;
  private final PrintStream out;
  private TrialEvents trial = new TrialEvents();
  private long events;
  private double seconds;

  private HeapTrial(int edges, PrintStream out) {
    this.edges = Shape.UNIFORM.of(edges, GraphMeasurement.SEED).shuffled(GraphMeasurement.SEED);
    this.out = out;
  }

  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    HeapTrial trial = new HeapTrial(Integer.parseInt(arguments[0]), out);
    long before = heapInUse();
    trial.fold();
    out.println("edges " + trial.trial.graph().edgeCount());
    out.println("heap_bytes " + (heapInUse() - before));
    out.println("events_per_second " + trial.events / trial.seconds);
    trial.store(Path.of(arguments[1]));
  }

  private void fold() {
    trial.apply(TrialEvents.nodes("n", 0, edges.nodes()));
    for (int contributor = 0; contributor < CONTRIBUTORS; contributor++) {
      double[] values = new SplittableRandom(contributor).doubles(edges.edges()).toArray();
      // In parts, for the events themselves must not count.
      int part = TrialEvents.EDGES_PER_EVENT * 100;
      for (int from = 0; from < edges.edges(); from += part) {
        int to = Math.min(edges.edges(), from + part);
        List<Emitted> said = TrialEvents.edges("adapter-" + contributor, edges, values, from, to);
        events += said.size();
        seconds += Rounds.seconds(() -> trial.applyAll(said));
      }
    }
  }

  private void store(Path file) {
    int slots = trial.graph().edgeCount();
    out.println("write_seconds " + Rounds.seconds(() -> write(file)));
    trial = new TrialEvents();
    int[] read = new int[1];
    out.println("read_seconds " + Rounds.seconds(() -> read[0] = read(file)));
    if (read[0] != slots) {
      throw new IllegalStateException("read " + read[0] + " edges of " + slots);
    }
  }

  private void write(Path file) {
    try (DataOutputStream to =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      trial.projection().write(trial.graph(), to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int read(Path file) {
    try (DataInputStream from =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return trial.projection().read(from).edgeCount();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long heapInUse() {
    System.gc();
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
