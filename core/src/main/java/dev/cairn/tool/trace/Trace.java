package dev.cairn.tool.trace;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RecordRun;
import dev.cairn.policy.ToolPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A run whose steps are known to exist and to come after nothing that comes after them. */
public final class Trace {
  /**
   * One call, with the steps it refers to by their numbers.
   *
   * @param said as it was told
   */
  public record Step(
      ToolId tool, Optional<Integer> parent, List<Integer> after, RecordRun.Step said) {
    boolean failed() {
      return said.ok().filter(ok -> !ok).isPresent();
    }
  }

  private final List<Step> steps;

  private Trace(List<Step> steps) {
    this.steps = List.copyOf(steps);
  }

  public List<Step> steps() {
    return steps;
  }

  /** A run as it was written down. */
  public static Trace of(RunRecorded run) {
    return new Trace(run.steps().stream()
        .map(step -> {
          RecordRun.Step said = RecordRun.Step.of(step.tool());
          return new Step(
              step.tool(), step.parent(), step.after(), step.ok().map(said::ok).orElse(said));
        })
        .toList());
  }

  /**
   * Checks a run as it was told.
   *
   * @param meant the tool that a name stands for
   */
  public static Trace check(RecordRun request, UnaryOperator<ToolId> meant, ToolPolicy policy) {
    int count = request.steps().size();
    if (count == 0) {
      throw CairnException.invalid("steps", "steps is empty; name at least one tool that was run");
    }
    if (count > policy.runStepsMax()) {
      throw CairnException.tooLarge(
          "steps",
          "steps holds %,d steps; at most %,d fit in one run: record it in parts"
              .formatted(count, policy.runStepsMax()));
    }
    Map<String, Integer> names = names(request.steps());
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      steps.add(step(i, request.steps().get(i), names, meant));
    }
    Order.require(steps);
    return new Trace(steps);
  }

  private static Map<String, Integer> names(List<RecordRun.Step> steps) {
    Map<String, Integer> names = new HashMap<>();
    for (int i = 0; i < steps.size(); i++) {
      Optional<String> id = steps.get(i).id();
      if (id.isPresent()) {
        String name = Names.check("steps[" + i + "].id", id.get());
        Integer first = names.putIfAbsent(name, i);
        if (first != null) {
          throw CairnException.invalid(
              "steps[" + i + "].id",
              "steps[%d].id is '%s', like that of steps[%d]; give each step an id of its own"
                  .formatted(i, name, first));
        }
      }
    }
    return names;
  }

  private static Step step(
      int number, RecordRun.Step said, Map<String, Integer> names, UnaryOperator<ToolId> meant) {
    String place = "steps[" + number + "]";
    if (said.tool().isPresent() == said.capability().isPresent()) {
      throw CairnException.invalid(
          place + ".tool", place + " needs either tool or capability: say which was called");
    }
    said.error().ifPresent(error -> StoredText.requireEncodable(place + ".error", error));
    if (said.durationMs().orElse(0) < 0) {
      throw CairnException.invalid(
          place + ".duration_ms", place + ".duration_ms is below 0; leave it out if unknown");
    }
    ToolId tool = said.tool()
        .map(meant)
        .orElseGet(() -> ToolId.capability(said.capability().orElseThrow()));
    Optional<Integer> parent =
        said.parent().map(name -> number(place + ".parent", name, number, names));
    List<Integer> after = said.after().orElse(List.of()).stream()
        .map(name -> number(place + ".after", name, number, names))
        .distinct()
        .toList();
    return new Step(tool, parent, after, said);
  }

  private static int number(String field, String name, int own, Map<String, Integer> names) {
    Integer found = names.get(name);
    if (found == null) {
      throw CairnException.invalid(
          field, field + " names '" + name + "', but no step has that id; give it as `id` there");
    }
    if (found == own) {
      throw CairnException.invalid(field, field + " names the step itself");
    }
    return found;
  }
}
