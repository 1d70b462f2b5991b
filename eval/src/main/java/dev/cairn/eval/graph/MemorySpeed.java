package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a graph with four contributors on every edge takes of the heap, in a process with no more. */
final class MemorySpeed implements GraphMeasurement {
  private static final String HEAP = "-Xmx1536m";
  private static final double HEAP_MAX = 1_536.0 * (1 << 20);
  private static final double MIB = 1 << 20;

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public List<Figure> run(GraphExtent extent, Progress progress) throws Exception {
    int size = extent.memoryEdges();
    progress.say("folding " + Numbers.size(size) + " edges in a heap of its own");
    Path file = Files.createTempFile("cairn-graph", ".fold");
    try {
      Map<String, Double> seen = ask(size, file);
      double edges = told(seen, "edges");
      double heap = told(seen, "heap_bytes");
      return List.of(
          figure(size, "heap_share", "heap after collection / 1.5 GiB", heap / HEAP_MAX)
              .goal(Goal.atMost(1)),
          figure(size, "bytes_per_edge", "heap per edge with four slots", heap / edges),
          figure(
              size,
              "events_per_second",
              "events of 100 edges folded per second",
              told(seen, "events_per_second")),
          figure(
              size,
              "edges_per_second",
              "contributions folded per second",
              told(seen, "events_per_second") * TrialEvents.EDGES_PER_EVENT),
          figure(size, "checkpoint_mib", "its bytes as a checkpoint", Files.size(file) / MIB),
          figure(size, "checkpoint_write_s", "seconds to write it", told(seen, "write_seconds")),
          figure(size, "checkpoint_read_s", "seconds to read it", told(seen, "read_seconds")));
    } finally {
      Files.delete(file);
    }
  }

  private static double told(Map<String, Double> seen, String what) {
    Double value = seen.get(what);
    if (value == null) {
      throw new IllegalStateException("the trial did not say " + what + "; see its errors above");
    }
    return value;
  }

  private Figure figure(int size, String metric, String says, double value) {
    return Figure.of(name(), Numbers.size(size), metric, says, Samples.of(value));
  }

  private static Map<String, Double> ask(int size, Path file)
      throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
            HEAP,
            "-cp",
            System.getProperty("java.class.path", ""),
            HeapTrial.class.getName(),
            Integer.toString(size),
            file.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    Map<String, Double> seen = new LinkedHashMap<>();
    try (BufferedReader lines = process.inputReader(StandardCharsets.US_ASCII)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] words = line.split(" ", 2);
        seen.put(words[0], Double.parseDouble(words[1]));
      }
    }
    if (process.waitFor() != 0) {
      throw new IllegalStateException("the graph does not fit in " + HEAP + "; see above");
    }
    return seen;
  }
}
