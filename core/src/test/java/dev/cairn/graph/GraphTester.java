package dev.cairn.graph;

import dev.cairn.Context;
import dev.cairn.Tester;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadEdge;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;

/** A memory whose graph is looked at through the facade. */
abstract class GraphTester {
  final Tester tester = new Tester();
  final Context memory = tester.memory();

  @AfterEach
  void close() {
    tester.close();
  }

  final Ingest.Answer say(Emit emit) {
    return memory.ingest(emit.request());
  }

  final List<String> types(Ingest.Answer answer) {
    return answer.events().stream().map(GraphChange::type).toList();
  }

  final ReadEdge.Edge edge(String source, String target, String relation) {
    return memory.edge(new ReadEdge(source, target, Optional.of(relation))).edges().stream()
        .filter(edge -> edge.source().equals(source))
        .findFirst()
        .orElseThrow();
  }

  final double raw(String source, String target) {
    return edge(source, target, "r").rawWeight();
  }

  final boolean exists(String source, String target, String relation) {
    return memory.edge(new ReadEdge(source, target, Optional.of(relation))).edges().stream()
        .anyMatch(edge -> edge.source().equals(source));
  }
}
