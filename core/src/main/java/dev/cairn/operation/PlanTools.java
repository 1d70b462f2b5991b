package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.cairn.explain.Explanation;
import dev.cairn.log.ToolId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Plans which tools to run, and in what order. */
@Operation(
    name = "plan",
    kind = Operation.Kind.READ,
    does = "Plans which tools a request needs and which waits for which.",
    examples = {
      "{\"intent\": \"find the failing build and open an issue about it\"}",
      "{\"intent\": \"book the flight\", \"context_tools\": [\"travel:search_flights\"], \"max_tasks\": 3}"
    })
public record PlanTools(
    @Field("what is to be done") String intent,
    @Field("run already") Optional<List<ToolId>> contextTools,
    @Field("at most") OptionalInt maxTasks,
    @Field("just these") Optional<List<ToolId>> tools) {

  public static PlanTools of(String intent) {
    return new PlanTools(intent, Optional.empty(), OptionalInt.empty(), Optional.empty());
  }

  public PlanTools after(String... used) {
    return new PlanTools(intent, Optional.of(ids(used)), maxTasks, tools);
  }

  public PlanTools maxTasks(int most) {
    return new PlanTools(intent, contextTools, OptionalInt.of(most), tools);
  }

  public PlanTools with(String... just) {
    return new PlanTools(intent, contextTools, maxTasks, Optional.of(ids(just)));
  }

  private static List<ToolId> ids(String... tools) {
    return Arrays.stream(tools).map(ToolId::parse).toList();
  }

  /**
   * The plan.
   *
   * @param tasks so that each stands behind all it waits for
   * @param dependencies why a task waits for another
   * @param confidence how right the plan may be, never above 0.95
   * @param warning if that is below a half, or nothing fits
   * @param notice what the plan had to do without, such as any run to learn from
   */
  public record Answer(
      List<Task> tasks,
      List<Dependency> dependencies,
      double confidence,
      Explanation why,
      Optional<String> warning,
      Optional<String> notice,
      long position) {}

  /**
   * One tool or capability to be run.
   *
   * @param dependsOn the ids of the tasks it waits for
   * @param confidence how likely the request needs it
   */
  public record Task(
      String id,
      Optional<ToolId> tool,
      Optional<String> capability,
      List<String> dependsOn,
      double confidence,
      Explanation why) {

    /** In one sentence, what its confidence comes from. */
    @JsonProperty
    public String because() {
      return why.inShort();
    }
  }

  /** One task waits for another, both by their ids. */
  public record Dependency(String task, String on, double confidence, Explanation why) {}
}
