package dev.cairn.graph;

import dev.cairn.operation.Ingest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds emissions for tests: who says what about which nodes and edges. */
public final class Emit {
  private final String adapter;
  private final List<Map<String, Object>> nodes = new ArrayList<>();
  private final List<Map<String, Object>> edges = new ArrayList<>();
  private final List<String> removeNodes = new ArrayList<>();
  private final List<Map<String, Object>> removeEdges = new ArrayList<>();

  private Emit(String adapter) {
    this.adapter = adapter;
  }

  public static Emit by(String adapter) {
    return new Emit(adapter);
  }

  public Emit nodes(String... ids) {
    for (String id : ids) {
      nodes.add(Map.of("id", id));
    }
    return this;
  }

  public Emit node(String id, String type, Map<String, Object> properties) {
    nodes.add(Map.of("id", id, "type", type, "properties", properties));
    return this;
  }

  /** An edge of relation {@code r}. */
  public Emit edge(String source, String target, double contribution) {
    return edge(source, target, "r", contribution);
  }

  public Emit edge(String source, String target, String relation, double contribution) {
    edges.add(Map.of(
        "source", source, "target", target, "relation", relation, "contribution", contribution));
    return this;
  }

  public Emit removeNode(String id) {
    removeNodes.add(id);
    return this;
  }

  public Emit removeEdge(String source, String target, String relation) {
    removeEdges.add(Map.of("source", source, "target", target, "relation", relation));
    return this;
  }

  public Ingest request() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("adapter", adapter);
    data.put("nodes", nodes);
    data.put("edges", edges);
    data.put("remove_nodes", removeNodes);
    data.put("remove_edges", removeEdges);
    return Ingest.of("emission", data);
  }

  /** A note with tags. */
  public static Ingest fragment(String text, String... tags) {
    return Ingest.of("fragment", Map.of("text", text, "tags", List.of(tags)));
  }
}
