package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says how a call went that was decided on, or any other. */
@Operation(
    name = "record_execution",
    kind = Operation.Kind.WRITE,
    does = "Tells how a tool call went, so that later decisions learn from it.",
    examples = {"{\"tool\": \"bash\", \"ok\": true}"})
public record RecordExecution(
    @Field("did it succeed") boolean ok,
    @Field("what decide answered") Optional<String> decision,
    @Field("without a decision") Optional<ToolId> tool,
    @Field("proof") Optional<List<Evidence>> evidence,
    @Field("where it ran") Optional<EpisodeId> episode,
    @Field("of the call") Optional<Map<String, Object>> args) {

  public static RecordExecution of(String decision, boolean ok) {
    return new RecordExecution(
        ok,
        Optional.of(decision),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static RecordExecution ofTool(String tool, boolean ok) {
    return new RecordExecution(
        ok,
        Optional.empty(),
        Optional.of(ToolId.parse(tool)),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public RecordExecution proven(Evidence... words) {
    return new RecordExecution(ok, decision, tool, Optional.of(List.of(words)), episode, args);
  }

  public RecordExecution in(EpisodeId where) {
    return new RecordExecution(ok, decision, tool, evidence, Optional.of(where), args);
  }

  public RecordExecution args(Map<String, Object> given) {
    return new RecordExecution(ok, decision, tool, evidence, episode, Optional.of(given));
  }

  /**
   * What is believed of the tool now.
   *
   * @param counted whether that was moved; {@code notCounted} says why not
   * @param note that another report contradicts this one, if one does
   * @param alpha with {@code beta} the posterior
   * @param interval holds the share of successes with 90 %
   */
  public record Answer(
      String execution,
      ToolId tool,
      boolean counted,
      Optional<String> notCounted,
      Optional<String> note,
      double alpha,
      double beta,
      double mean,
      List<Double> interval,
      long position) {}
}
