package dev.cairn.eval.plan;

import dev.cairn.eval.suite.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/**
 * What was done for one request.
 *
 * @param nodes the tool of each step, by the set's own names; one may stand there several times
 * @param edges from one step to another, by their places
 */
record TaskGraph(String id, String request, List<String> nodes, List<Arc> edges) {
  static final String[] SHAPE = {"id", "request", "nodes", "edges"};

  /** From one step to another. */
  record Arc(int from, int to) {}

  /** One tool leads to another, wherever in the graph. */
  record Pair(String from, String to) implements Comparable<Pair> {
    @Override
    public int compareTo(Pair other) {
      int by = from.compareTo(other.from);
      return by != 0 ? by : to.compareTo(other.to);
    }
  }

  static TaskGraph of(Line line) {
    List<String> nodes = new ArrayList<>();
    for (JsonNode node : line.object().path("nodes")) {
      String tool = node.isString() ? node.asString() : node.path("tool").asString("");
      if (tool.isEmpty()) {
        throw line.refused("nodes", "must name a tool each, found " + node);
      }
      nodes.add(tool);
    }
    List<Arc> edges = new ArrayList<>();
    for (JsonNode edge : line.object().path("edges")) {
      Arc arc = new Arc(place(edge.path(0), nodes, line), place(edge.path(1), nodes, line));
      if (arc.from() != arc.to()) {
        edges.add(arc);
      }
    }
    return new TaskGraph(line.name("id"), line.name("request"), nodes, edges);
  }

  private static int place(JsonNode end, List<String> nodes, Line line) {
    int place = end.isInt() ? end.asInt() : nodes.indexOf(end.asString(""));
    if (place < 0 || place >= nodes.size()) {
      throw line.refused("edges", "must join two of the nodes, found " + end);
    }
    return place;
  }

  /** In the order of their names: the order of the nodes would tell the answer. */
  Set<String> tools() {
    return new TreeSet<>(nodes);
  }

  /** Between different tools, each once. */
  Set<Pair> pairs() {
    Set<Pair> pairs = new TreeSet<>();
    for (Arc edge : edges) {
      Pair pair = new Pair(nodes.get(edge.from()), nodes.get(edge.to()));
      if (!pair.from().equals(pair.to())) {
        pairs.add(pair);
      }
    }
    return pairs;
  }
}
