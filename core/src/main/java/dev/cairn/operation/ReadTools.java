package dev.cairn.operation;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Shows what is known about tools. */
@Operation(
    name = "tools",
    kind = Operation.Kind.READ,
    does =
        "Shows what is known about tools and capabilities: how often they ran and how it went, what"
            + " they have to do with one another, and how much rests on them.",
    examples = {"{}", "{\"tool\": \"github:create_issue\"}", "{\"limit\": 20}"})
public record ReadTools(
    @Field("one tool, however it is written; all if absent") Optional<ToolId> tool,
    @Field("how many; those with most runs first") OptionalInt limit,

    @Field("only those that changed what they say of themselves, and no person has confirmed since")
    Optional<Boolean> changedOnly) {

  public static final ReadTools ALL =
      new ReadTools(Optional.empty(), OptionalInt.empty(), Optional.empty());

  public static final ReadTools CHANGED =
      new ReadTools(Optional.empty(), OptionalInt.empty(), Optional.of(true));

  public static ReadTools of(String tool) {
    return new ReadTools(Optional.of(ToolId.parse(tool)), OptionalInt.empty(), Optional.empty());
  }

  /**
   * The tools asked for.
   *
   * @param matching how many there are in all
   */
  public record Answer(List<Tool> tools, long matching, long position) {}

  /**
   * A tool says other things of itself than before.
   *
   * @param at when it last did so
   * @param was the worst class by what it said before
   * @param is the class by what it says now
   */
  public record Change(Optional<Instant> at, Risk was, Risk is) {}

  /**
   * One tool or capability.
   *
   * @param registered whether anybody told what it is; else it was only run
   * @param alpha successes that count, with the prior's; with {@code beta} the posterior
   * @param mean how often it is expected to succeed
   * @param interval between which bounds that lies with 90 %
   * @param risk what it can do to the world; {@code riskFrom} says who decided, the reasons why
   * @param cluster the tools it is run together with, by the first of them: communities (Leiden) of the graph of
   *     tools
   * @param capabilityCluster the capabilities and tools that use or are used alike, by the first of them: spectral
   *     co-clusters of who uses whom; absent for a tool that no capability uses
   * @param rank how much rests on it; all tools together make 1
   * @param uses what a capability is made of
   * @param changed present until a person confirms the change by {@code set_risk}
   */
  public record Tool(
      ToolId tool,
      FindTools.Kind kind,
      boolean registered,
      String server,
      String name,
      long runs,
      long succeeded,
      long failed,
      double alpha,
      double beta,
      double mean,
      Rate rate,
      List<Double> interval,
      Optional<Instant> lastSuccess,
      Optional<Instant> lastFailure,
      Risk risk,
      String riskFrom,
      List<String> riskReasons,
      String cluster,
      Optional<String> capabilityCluster,
      double rank,
      List<ToolId> uses,
      Optional<Change> changed) {}
}
