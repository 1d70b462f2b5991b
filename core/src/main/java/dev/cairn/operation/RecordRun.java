package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Tells which tools were run, so that the next ones can be foretold. */
@Operation(
    name = "record_run",
    kind = Operation.Kind.WRITE,
    does =
        "Records the tools a run used, so that next_tools and plan learn from it. Steps follow one"
            + " another unless `after` says otherwise.",
    examples = {
      "{\"intent\": \"file a bug\", \"steps\": [{\"tool\": \"github:search_issues\", \"ok\": true},"
          + " {\"tool\": \"github:create_issue\", \"ok\": true}]}",
      "{\"steps\": [{\"id\": \"a\", \"tool\": \"read_file\"}, {\"id\": \"b\", \"tool\":"
          + " \"parse_json\", \"after\": [\"a\"]}]}"
    })
public record RecordRun(
    @Field("in order") List<Step> steps,
    @Field("where it ran") Optional<EpisodeId> episode,
    @Field("what the run was for") Optional<String> intent,
    @Field("kind of work") Optional<String> workflowType) {

  /** One call of a tool or a capability. */
  public record Step(
      Optional<String> id,
      Optional<ToolId> tool,
      @Field("instead of tool") Optional<String> capability,
      @Field("absent = unknown") Optional<Boolean> ok,
      @Field("id of the step it ran within") Optional<String> parent,
      @Field("ids it waited for") Optional<List<String>> after,
      OptionalLong durationMs,
      Optional<String> error,
      Optional<Instant> at,
      Optional<Map<String, Object>> args) {

    public static Step of(String tool) {
      return of(ToolId.parse(tool));
    }

    public static Step of(ToolId tool) {
      return new Step(
          Optional.empty(),
          Optional.of(tool),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalLong.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    public static Step ofCapability(String name) {
      return new Step(
          Optional.empty(),
          Optional.empty(),
          Optional.of(name),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalLong.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    public Step ok(boolean went) {
      return new Step(
          id, tool, capability, Optional.of(went), parent, after, durationMs, error, at, args);
    }

    public Step error(String printed) {
      return new Step(
          id,
          tool,
          capability,
          Optional.of(false),
          parent,
          after,
          durationMs,
          Optional.of(printed),
          at,
          args);
    }

    public Step args(Map<String, Object> given) {
      return new Step(
          id, tool, capability, ok, parent, after, durationMs, error, at, Optional.of(given));
    }

    public Step id(String name) {
      return new Step(
          Optional.of(name), tool, capability, ok, parent, after, durationMs, error, at, args);
    }

    public Step within(String step) {
      return new Step(
          id, tool, capability, ok, Optional.of(step), after, durationMs, error, at, args);
    }

    public Step after(String... steps) {
      return new Step(
          id,
          tool,
          capability,
          ok,
          parent,
          Optional.of(List.of(steps)),
          durationMs,
          error,
          at,
          args);
    }
  }

  public static RecordRun of(Step... steps) {
    return new RecordRun(List.of(steps), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** These tools one after another. */
  public static RecordRun of(List<String> tools) {
    return of(tools.stream().map(Step::of).toArray(Step[]::new));
  }

  public RecordRun intent(String what) {
    return new RecordRun(steps, episode, Optional.of(what), workflowType);
  }

  public RecordRun in(EpisodeId where) {
    return new RecordRun(steps, Optional.of(where), intent, workflowType);
  }

  /**
   * What was learned.
   *
   * @param unregistered tools nobody told about; what was learned counts all the same
   * @param notes steps whose outcome does not count, or contradicts another report
   */
  public record Answer(
      String run,
      List<Edge> edges,
      List<Standing> standings,
      List<ToolId> unregistered,
      List<Note> notes,
      long position) {}

  /** What somebody should know about the outcome of a step, by its number from 0. */
  public record Note(int step, ToolId tool, String note) {}

  /** One tool followed, contained or had to precede another, so many times by now. */
  public record Edge(
      String source, String relation, String target, long observations, String standing) {}

  /** An edge that is trusted more than before. */
  public record Standing(String source, String relation, String target, String from, String to) {}
}
