package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Foretells which tool comes next. */
@Operation(
    name = "next_tools",
    kind = Operation.Kind.READ,
    does = "Foretells which tools come next, from recorded runs and the request; best first.",
    examples = {
      "{\"context_tools\": [\"github:search_issues\"], \"intent\": \"file a bug\"}",
      "{\"context_tools\": [], \"intent\": \"file a bug\", \"limit\": 3}"
    })
public record NextTools(
    @Field("tools used so far, oldest first") List<ToolId> contextTools,

    @Field("what is to be done") Optional<String> intent,
    @Field("kind of work") Optional<String> workflowType,
    @Field("both if absent") Optional<List<FindTools.Kind>> kinds,
    @Field("those that stand out if absent") OptionalInt limit) {

  public static NextTools after(String... tools) {
    return new NextTools(
        Arrays.stream(tools).map(ToolId::parse).toList(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty());
  }

  public NextTools intent(String what) {
    return new NextTools(contextTools, Optional.of(what), workflowType, kinds, limit);
  }

  public NextTools limit(int most) {
    return new NextTools(contextTools, intent, workflowType, kinds, OptionalInt.of(most));
  }

  /**
   * The best first.
   *
   * @param notice what the answer had to do without, such as any run to learn from
   */
  public record Answer(
      List<FindTools.Result> predictions, Optional<String> notice, long position) {}
}
