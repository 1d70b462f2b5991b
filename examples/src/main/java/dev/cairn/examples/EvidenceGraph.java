package dev.cairn.examples;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Retract;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Two sources that measure differently speak for the same edges; one of them is taken back. */
public final class EvidenceGraph {
  private EvidenceGraph() {}

  public static void main(String[] args) {
    run(Path.of(args.length > 0 ? args[0] : "cairn-data"), System.out);
  }

  static void run(Path folder, PrintStream out) {
    // README: begin
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      memory.ingest(Ingest.of("emission", says("coverage", 2, 18, 14)));
      memory.ingest(Ingest.of("emission", says("history", 400, 100, 350)));
      for (ReadGraph.Edge edge : memory.graph(ReadGraph.from("LoginTest")).edges()) {
        out.printf("%.4f %s %s%n", edge.rawWeight(), edge.target(), edge.contributions());
      }
      out.println(memory.retract(Retract.of("history")).edgesAffected() + " edges lost a source");
    }
    // README: end
  }

  /** What one source knows: how much the test has to do with each of three files, by its own measure. */
  private static Map<String, Object> says(
      String adapter, double login, double token, double clock) {
    return Map.of(
        "adapter", adapter,
        "nodes", List.of(node("LoginTest"), node("Login"), node("Token"), node("Clock")),
        "edges", List.of(edge("Login", login), edge("Token", token), edge("Clock", clock)));
  }

  private static Map<String, Object> node(String id) {
    return Map.of("id", id);
  }

  private static Map<String, Object> edge(String file, double contribution) {
    return Map.of(
        "source",
        "LoginTest",
        "target",
        file,
        "relation",
        "concerns",
        "contribution",
        contribution);
  }
}
