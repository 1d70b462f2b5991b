package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.explain.Explanation;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Asks what speaks to an action before it is done. */
@Operation(
    name = "check",
    kind = Operation.Kind.READ,
    does =
        "Call it before a risky action: a verdict, and the rules and failures that speak to it. What the"
            + " user then says shall hold, remember: quote their sentence.",
    examples = {"{\"action\": \"git push --force origin main\", \"tool\": \"bash\"}"})
public record CheckAction(
    @Field("a command, or what is to be done") String action,

    @Field("the tool, as server:tool") Optional<ToolId> tool,
    @Field("its arguments") Optional<Map<String, Object>> args,
    @Field("the error it answers") Optional<String> error,
    @Field("the episode it is for") Optional<EpisodeId> episode,
    @Field("where; the episode's scope if absent") Optional<Scope> scope,
    @Field("its domain") Optional<String> domain) {

  public static CheckAction of(String action) {
    return new CheckAction(
        action,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public CheckAction in(Scope where) {
    return new CheckAction(action, tool, args, error, episode, Optional.of(where), domain);
  }

  /** What comes of holding an action against what is known. */
  public enum Verdict {
    /** Nothing that is known speaks to it. */
    CLEAR,
    /** Something speaks to it and does not forbid it; or what is known is not all that was. */
    CAUTION,
    /** A rule forbids it. */
    FORBIDDEN;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * What speaks to it, the strongest first.
   *
   * @param because the verdict in a sentence
   * @param risk how risky the call is, if it names its tool; {@code riskReasons} say why
   */
  public record Answer(
      Verdict verdict,
      String because,
      List<Guard> guards,
      Optional<Risk> risk,
      List<String> riskReasons,
      Optional<String> notice,
      long position) {

    public static Answer of(List<Guard> guards, Optional<String> notice, long position) {
      Verdict verdict = guards.isEmpty()
          ? Verdict.CLEAR
          : guards.stream().anyMatch(Guard::forbids) ? Verdict.FORBIDDEN : Verdict.CAUTION;
      return new Answer(
          verdict, because(verdict, guards), guards, Optional.empty(), List.of(), notice, position);
    }

    private static String because(Verdict verdict, List<Guard> guards) {
      return switch (verdict) {
        case CLEAR -> "no rule and no past failure that is known here speaks to it";
        case CAUTION ->
          "\"" + guards.get(0).statement() + "\" speaks to it: " + guards.get(0).because();
        case FORBIDDEN ->
          guards.stream()
              .filter(Guard::forbids)
              .findFirst()
              .map(guard -> "\"" + guard.statement() + "\" forbids it: " + guard.because())
              .orElseThrow();
      };
    }

    /** What is lost may have spoken to it: nobody is told that all is clear. */
    public Answer whileDamaged(Optional<String> damage) {
      return verdict == Verdict.CLEAR && damage.isPresent()
          ? new Answer(Verdict.CAUTION, damage.get(), guards, risk, riskReasons, notice, position)
          : this;
    }

    public Answer risk(Risky judged) {
      return new Answer(
          verdict, because, guards, Optional.of(judged.risk()), judged.reasons(), notice, position);
    }
  }

  /** How risky a call is, and why. */
  public record Risky(Risk risk, List<String> reasons) {}

  /**
   * One card that speaks to the action.
   *
   * @param forbids whether the action would break it
   * @param unsure whether a model, were one loaded, might find that it would
   * @param because why it speaks to the action, in a sentence
   */
  public record Guard(
      CardId id,
      CardKind kind,
      String statement,
      Scope scope,
      String status,
      List<String> flags,
      boolean forbids,
      boolean unsure,
      String because,
      double score,
      List<Cited> evidence,
      Explanation why) {}
}
