package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks what speaks to an action before it is done. */
@Operation(
    name = "check",
    kind = Operation.Kind.READ,
    does =
        "Call it before a risky action: which rules, promises and past failures speak to it, with"
            + " evidence.",
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

  /**
   * Those that speak to it, the strongest first; none is an answer too.
   *
   * @param risk how risky the call is, if it names its tool; {@code riskReasons} say why
   */
  public record Answer(
      List<Guard> guards,
      Optional<Risk> risk,
      List<String> riskReasons,
      Optional<String> notice,
      long position) {
    public Answer(List<Guard> guards, Optional<String> notice, long position) {
      this(guards, Optional.empty(), List.of(), notice, position);
    }

    public Answer risk(Risky judged) {
      return new Answer(guards, Optional.of(judged.risk()), judged.reasons(), notice, position);
    }
  }

  /** How risky a call is, and why. */
  public record Risky(Risk risk, List<String> reasons) {}

  /**
   * One card that speaks to the action.
   *
   * @param forbids whether it says in so many words that this must not be done
   */
  public record Guard(
      CardId id,
      CardKind kind,
      String statement,
      Scope scope,
      String status,
      List<String> flags,
      boolean forbids,
      double score,
      List<Cited> evidence,
      Explanation why) {}
}
