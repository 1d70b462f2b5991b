package dev.cairn.eval.next;

import dev.cairn.eval.suite.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A run of a data set.
 *
 * @param unit what must not be cut in two by folds: all runs of one task
 * @param tools in the order they were called, by the set's own names
 * @param offered other tools the set says there were
 */
public record Sequence(
    String id, String unit, Optional<String> request, List<String> tools, List<String> offered) {
  static final String[] STEPS = {"id", "steps"};
  static final String[] CHAIN = {"id", "request", "nodes", "edges"};

  static Sequence ofSteps(Line line) {
    List<String> tools = new ArrayList<>();
    for (JsonNode step : line.object().path("steps")) {
      String tool = step.path("tool").asString("");
      if (tool.isEmpty()) {
        throw line.refused("steps", "must name a tool each, found " + step);
      }
      tools.add(tool);
    }
    return new Sequence(
        line.name("id"), unit(line), request(line), tools, line.names("available_tools"));
  }

  /** The nodes of a graph that is a chain, in their order. */
  static Sequence ofNodes(Line line) {
    return new Sequence(line.name("id"), unit(line), request(line), line.names("nodes"), List.of());
  }

  private static String unit(Line line) {
    return line.optional("task").or(() -> line.optional("user")).orElseGet(() -> line.name("id"));
  }

  /** Several turns are one request. */
  private static Optional<String> request(Line line) {
    if (!line.has("request")) {
      return Optional.empty();
    }
    return line.object().path("request").isArray()
        ? Optional.of(String.join("\n", line.names("request")))
        : line.optional("request");
  }

  /** With a tool that is called again and again counted once. */
  Sequence collapsed() {
    List<String> once = new ArrayList<>();
    for (String tool : tools) {
      if (once.isEmpty() || !once.get(once.size() - 1).equals(tool)) {
        once.add(tool);
      }
    }
    return new Sequence(id, unit, request, once, offered);
  }
}
