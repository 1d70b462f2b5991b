package dev.cairn.eval.decide;

import dev.cairn.eval.suite.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A run of a data set of which it is known how some of its calls went.
 *
 * @param unit what must not be cut in two: all runs of one task
 * @param work the kind of work, if the set tells it
 */
record CallRun(String id, String unit, Optional<String> work, List<Step> steps) {
  static final String[] SHAPE = {"id", "steps"};

  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** One call; those of which nobody knows how they went are passed over. */
  record Step(String tool, Map<String, Object> args, boolean ok) {}

  static CallRun of(Line line) {
    List<Step> steps = new ArrayList<>();
    for (JsonNode step : line.object().path("steps")) {
      if (step.path("tool").asString("").isEmpty()) {
        throw line.refused("steps", "must name a tool each, found " + step);
      }
      if (step.path("ok").isBoolean()) {
        steps.add(new Step(
            step.path("tool").asString(),
            args(step.path("args")),
            step.path("ok").asBoolean()));
      }
    }
    return new CallRun(
        line.name("id"),
        line.optional("task").or(() -> line.optional("user")).orElseGet(() -> line.name("id")),
        line.optional("domain"),
        steps);
  }

  /** Some sets have a command line in place of named arguments. */
  private static Map<String, Object> args(JsonNode args) {
    if (args.isObject()) {
      return JSON.convertValue(args, new TypeReference<Map<String, Object>>() {});
    }
    return args.isString() ? Map.of("args", args.asString()) : Map.of();
  }
}
