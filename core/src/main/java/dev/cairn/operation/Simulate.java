package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tries a policy on what was decided. */
@Operation(
    name = "simulate",
    kind = Operation.Kind.READ,
    does =
        "Tells how past decisions would have come out with other numbers in the policy. Nothing is"
            + " written.",
    examples = {"{\"policy\": {\"decision.moderate_base\": 0.6}}"})
public record Simulate(
    @Field("policy key to value; `status` lists the keys") Map<String, Object> policy,
    @Field("decisions at or after") Optional<Instant> since) {

  /**
   * What would change.
   *
   * @param decisions how many were looked at
   * @param now how many came out each way
   * @param then how many would have
   * @param failuresAllowed calls that would have been allowed and are known to have failed; {@code successesAsked}
   *     calls that would have been asked about and went well
   * @param changed those that would have come out otherwise, the newest first, at most 50
   */
  public record Answer(
      long decisions,
      Map<String, Long> now,
      Map<String, Long> then,
      long failuresAllowed,
      long successesAsked,
      List<Change> changed,
      long position) {}

  /** One decision that would have come out otherwise. */
  public record Change(
      String decision,
      ToolId tool,
      Decide.Verdict was,
      Decide.Verdict would,
      double threshold,
      double confidence,
      String because) {}
}
