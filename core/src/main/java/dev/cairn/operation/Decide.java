package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.explain.Explanation;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.policy.DecisionMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Asks whether a tool may run without asking. */
@Operation(
    name = "decide",
    kind = Operation.Kind.WRITE,
    does =
        "Asks before a tool call whether it may run: allow, ask the user first, or deny, and why.",
    examples = {
      "{\"tool\": \"github:create_issue\", \"confidence\": 0.8}",
      "{\"tool\": \"bash\", \"confidence\": 0.9, \"args\": {\"command\": \"ls\"}}"
    })
public record Decide(
    @Field("as server:tool") ToolId tool,
    @Field("how sure you are, 0 to 1") OptionalDouble confidence,
    @Field("how bold") Optional<DecisionMode> mode,
    @Field("used just before") Optional<List<ToolId>> contextTools,
    @Field("kind of work") Optional<String> workflowType,
    @Field("of the call") Optional<Map<String, Object>> args,
    @Field("where it runs") Optional<EpisodeId> episode,
    @Field("for the draw") OptionalLong seed) {

  public static Decide of(String tool, double confidence) {
    return of(tool, OptionalDouble.of(confidence));
  }

  /** By one who does not say how sure it is. */
  public static Decide of(String tool) {
    return of(tool, OptionalDouble.empty());
  }

  private static Decide of(String tool, OptionalDouble confidence) {
    return new Decide(
        ToolId.parse(tool),
        confidence,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalLong.empty());
  }

  public Decide mode(DecisionMode chosen) {
    return new Decide(
        tool, confidence, Optional.of(chosen), contextTools, workflowType, args, episode, seed);
  }

  public Decide after(String... tools) {
    List<ToolId> before = List.of(tools).stream().map(ToolId::parse).toList();
    return new Decide(
        tool, confidence, mode, Optional.of(before), workflowType, args, episode, seed);
  }

  public Decide work(String type) {
    return new Decide(tool, confidence, mode, contextTools, Optional.of(type), args, episode, seed);
  }

  public Decide args(Map<String, Object> given) {
    return new Decide(
        tool, confidence, mode, contextTools, workflowType, Optional.of(given), episode, seed);
  }

  public Decide in(EpisodeId where) {
    return new Decide(
        tool, confidence, mode, contextTools, workflowType, args, Optional.of(where), seed);
  }

  public Decide seed(long from) {
    return new Decide(
        tool, confidence, mode, contextTools, workflowType, args, episode, OptionalLong.of(from));
  }

  /** What is to be done. */
  public enum Verdict {
    ALLOW,
    ASK,
    DENY;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The decision.
   *
   * @param because the verdict in a sentence
   * @param riskReasons what speaks for the class of risk
   * @param approval the person's yes it rests on, if it does
   * @param flags what is unusual: {@code unregistered}, {@code no_outcomes}, {@code changed}, {@code broken},
   *     {@code damaged}
   * @param expected the chance that this call succeeds, by calls like it: of its tool, else of its server, else of all
   * @param sure what of that is sure
   * @param ownConfidence what Cairn would give as confidence; the verdict goes by what the caller gave
   * @param why the threshold, down to what was counted
   */
  public record Answer(
      String decision,
      Verdict verdict,
      String because,
      double threshold,
      Risk risk,
      List<String> riskReasons,
      Breakdown breakdown,
      List<CheckAction.Guard> guards,
      Optional<String> approval,
      List<String> flags,
      double expected,
      double sure,
      double ownConfidence,
      Explanation why,
      Explanation whyExpected,
      Explanation whyConfidence,
      long position) {
    public Answer at(String id, long where) {
      return new Answer(
          id,
          verdict,
          because,
          threshold,
          risk,
          riskReasons,
          breakdown,
          guards,
          approval,
          flags,
          expected,
          sure,
          ownConfidence,
          why,
          whyExpected,
          whyConfidence,
          where);
    }
  }

  /**
   * The threshold as a sum: {@code base + thompson + alpha + past_failure - boost - bonus + clamp} is the last.
   *
   * @param successRate what is believed of the tool, or what was drawn from it
   * @param draw what was drawn, in mode passive
   * @param seed what it was drawn from
   */
  public record Breakdown(
      double baseThreshold,
      double thompsonAdjustment,
      double localAlpha,
      String alphaAlgorithm,
      double alphaAdjustment,
      boolean coldStart,
      double pastFailure,
      double episodicBoost,
      double episodicConfidence,
      long episodicMatches,
      double explorationBonus,
      double riskFloor,
      double clamp,
      double finalThreshold,
      double successRate,
      OptionalDouble draw,
      OptionalLong seed) {}
}
