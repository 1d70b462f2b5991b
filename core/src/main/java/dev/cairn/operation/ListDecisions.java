package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Lists decisions. */
@Operation(
    name = "decisions",
    kind = Operation.Kind.READ,
    does = "Lists what was decided and how it went, the newest first.",
    examples = {"{}", "{\"verdict\": \"ask\", \"limit\": 5}"})
public record ListDecisions(
    @Field("only about this tool") Optional<ToolId> tool,
    @Field("only these") Optional<Decide.Verdict> verdict,
    @Field("at or after") Optional<Instant> since,
    @Field("the cursor of the list before") OptionalLong cursor,
    @Field("how many; 20 if absent") OptionalInt limit) {

  public static ListDecisions newest() {
    return new ListDecisions(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalLong.empty(),
        OptionalInt.empty());
  }

  public ListDecisions verdict(Decide.Verdict only) {
    return new ListDecisions(tool, Optional.of(only), since, cursor, limit);
  }

  /** Some decisions, and where to go on if there are more. */
  public record Answer(List<Item> decisions, OptionalLong cursor, long position) {}

  /**
   * One decision.
   *
   * @param args of the call, in their one written form; absent if it had none or they were erased
   * @param ok how the call went, if that is known
   */
  public record Item(
      String decision,
      Instant at,
      ToolId tool,
      Decide.Verdict verdict,
      String because,
      double confidence,
      double threshold,
      Risk risk,
      Optional<EpisodeId> episode,
      Optional<String> args,
      Optional<String> approval,
      Optional<Boolean> ok,
      long position) {}
}
