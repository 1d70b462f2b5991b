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
 * @param domain the kind of work, where the set names it
 * @param requests what was asked for, turn by turn; mostly one, none where the set does not tell
 * @param steps in the order they were run
 * @param offered other tools the set says there were
 */
public record Sequence(
    String id,
    String unit,
    Optional<String> domain,
    List<String> requests,
    List<Step> steps,
    List<String> offered) {
  static final String[] STEPS = {"id", "steps"};
  static final String[] CHAIN = {"id", "request", "nodes", "edges"};

  /**
   * One call.
   *
   * @param tool by the set's own name
   * @param turn which of the requests it was made for
   */
  public record Step(String tool, Optional<Boolean> ok, int turn) {}

  static Sequence ofSteps(Line line) {
    List<Step> steps = new ArrayList<>();
    for (JsonNode step : line.object().path("steps")) {
      String tool = step.path("tool").asString("");
      if (tool.isEmpty()) {
        throw line.refused("steps", "must name a tool each, found " + step);
      }
      JsonNode ok = step.path("ok");
      steps.add(new Step(
          tool,
          ok.isBoolean() ? Optional.of(ok.asBoolean()) : Optional.empty(),
          step.path("turn").asInt(0)));
    }
    return of(line, steps, line.names("available_tools"));
  }

  /** The nodes of a graph that is a chain, in their order. */
  static Sequence ofNodes(Line line) {
    List<Step> steps = line.names("nodes").stream()
        .map(tool -> new Step(tool, Optional.empty(), 0))
        .toList();
    return of(line, steps, List.of());
  }

  private static Sequence of(Line line, List<Step> steps, List<String> offered) {
    List<String> requests = requests(line);
    boolean isTold = steps.stream().allMatch(step -> step.turn() < requests.size());
    return new Sequence(
        line.name("id"),
        unit(line),
        line.optional("domain"),
        // Turns that do not say which steps are theirs are one request.
        isTold || requests.isEmpty() ? requests : List.of(String.join("\n", requests)),
        isTold
            ? steps
            : steps.stream().map(step -> new Step(step.tool(), step.ok(), 0)).toList(),
        offered);
  }

  private static String unit(Line line) {
    return line.optional("task").or(() -> line.optional("user")).orElseGet(() -> line.name("id"));
  }

  private static List<String> requests(Line line) {
    if (!line.has("request")) {
      return List.of();
    }
    return line.object().path("request").isArray()
        ? line.names("request")
        : List.of(line.name("request"));
  }

  /** By the set's own names, in the order they were called. */
  List<String> tools() {
    return steps.stream().map(Step::tool).toList();
  }

  /** All turns as one request. */
  Optional<String> request() {
    return requests.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", requests));
  }

  /** What was asked for when a step was due. */
  Optional<String> request(int step) {
    return requests.isEmpty()
        ? Optional.empty()
        : Optional.of(requests.get(steps.get(step).turn()));
  }

  /** With a tool that is called again and again counted once. */
  Sequence collapsed() {
    List<Step> once = new ArrayList<>();
    for (Step step : steps) {
      if (once.isEmpty() || !once.get(once.size() - 1).tool().equals(step.tool())) {
        once.add(step);
      }
    }
    return new Sequence(id, unit, domain, requests, once, offered);
  }
}
