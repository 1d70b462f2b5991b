package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.cairn.explain.Explanation;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Shows how sure one must be for each tool. */
@Operation(
    name = "thresholds",
    kind = Operation.Kind.READ,
    does =
        "Shows how sure one must be before each tool runs without asking, what that rests on, and"
            + " what the user said about it.",
    examples = {"{}", "{\"tool\": \"github:create_issue\"}"})
public record ReadThresholds(
    @Field("one tool, however it is written; all if absent") Optional<ToolId> tool,
    @Field("how many; those with most outcomes first") OptionalInt limit) {
  public static final ReadThresholds ALL =
      new ReadThresholds(Optional.empty(), OptionalInt.empty());

  public static ReadThresholds of(String tool) {
    return new ReadThresholds(Optional.of(ToolId.parse(tool)), OptionalInt.empty());
  }

  /**
   * The tools asked for.
   *
   * @param matching how many there are in all
   * @param trusted servers whose word counts
   */
  public record Answer(List<Tool> tools, long matching, List<String> trusted, long position) {}

  /**
   * One tool.
   *
   * @param threshold in mode speculation, without context
   * @param override what the user said of its risk
   * @param approvals a person's yes that still holds
   */
  public record Tool(
      ToolId tool,
      double alpha,
      double beta,
      double mean,
      Rate rate,
      List<Double> interval,
      double threshold,
      Risk risk,
      String riskFrom,
      Optional<Said> override,
      List<Approval> approvals,
      long totalExecutions,
      Optional<Instant> lastSuccess,
      Optional<Instant> lastFailure,
      Optional<Instant> updatedAt,
      List<String> flags,
      Explanation why) {

    /** In one sentence, what its threshold comes from. */
    @JsonProperty
    public String because() {
      return why.inShort();
    }
  }

  /** What the user said. */
  public record Said(Risk risk, Optional<String> reason, String by, Instant at) {}

  /** A yes to one call, or to all. */
  public record Approval(String approval, boolean standing, String by, Instant at) {}
}
