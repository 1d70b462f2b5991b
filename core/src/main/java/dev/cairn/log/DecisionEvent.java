package dev.cairn.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Whether tools may run without asking: what was decided, how it went, and what the user said about it. */
public sealed interface DecisionEvent extends LogEvent {

  <R> R accept(Handler<R> handler);

  @Override
  default <R> R accept(LogEvent.Handler<R> handler) {
    return handler.decision(this);
  }

  /**
   * Somebody asked whether a tool may run, and was answered. Chance may have had a part in it and the
   * surroundings change, so the numbers are kept and never computed again.
   *
   * @param version what the tool said of itself then; empty if nobody had told of it
   * @param args the arguments in their one written form; absent if there were none
   * @param marks by which the arguments are known again, too short to tell what they were
   * @param cluster the tools it went together with then
   * @param approval what allowed it, if a person did
   * @param guards the cards that spoke to it
   * @param record the answer as it was given, as JSON, so that it explains itself exactly
   */
  record DecisionMade(
      String decision,
      Instant at,
      ToolId tool,
      String version,
      Optional<EpisodeId> episode,
      String mode,
      double confidence,
      List<ToolId> contextTools,
      Optional<String> workflowType,
      Optional<TextRef> args,
      List<Integer> marks,
      Risk risk,
      String cluster,
      Breakdown breakdown,
      Chance chance,
      String verdict,
      Optional<String> approval,
      List<CardId> guards,
      List<String> flags,
      TextRef record)
      implements DecisionEvent {

    /**
     * The sum a threshold is: {@code base + thompson + alpha + pastFailure - boost - bonus + clamp} is the last.
     *
     * @param pastFailure absent in logs from before it counted
     * @param rate the share of successes it was made with; absent likewise
     */
    public record Breakdown(
        double base,
        double thompson,
        OptionalDouble rate,
        double localAlpha,
        double alpha,
        OptionalDouble pastFailure,
        double boost,
        long matches,
        double bonus,
        double clamp,
        double threshold) {}

    /**
     * What is believed of the tool, and what was drawn from it.
     *
     * @param seed what the draw was made from, if one was made
     */
    public record Chance(double alpha, double beta, OptionalLong seed, OptionalDouble draw) {}

    /** Whether the call may be made. */
    public boolean allows() {
      return verdict.equals("allow");
    }

    /** Whether a person has to be asked. */
    public boolean asks() {
      return verdict.equals("ask");
    }

    @Override
    public List<TextRef> texts() {
      return args.map(said -> List.of(said, record)).orElseGet(() -> List.of(record));
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.decisionMade(this);
    }
  }

  /**
   * A tool was run, and it is known how that went.
   *
   * @param decision the one it was run by, if there was one
   * @param situation where it was decided, repeated here so that nobody need keep every open decision
   * @param counted whether what is believed of the tool was moved by it; {@code why} says why not
   * @param alpha with {@code beta} what was believed of the tool after it, as it was answered
   * @param called what the tool was called with, if that is known
   * @param entry what it printed, if the log told of it
   * @param via whose door it came in by; absent in logs that did not tell
   */
  record ExecutionRecorded(
      String execution,
      Instant at,
      Optional<String> decision,
      Optional<Situation> situation,
      ToolId tool,
      boolean ok,
      List<Anchor> anchors,
      Optional<EpisodeId> episode,
      boolean counted,
      Optional<String> why,
      double alpha,
      double beta,
      Optional<Called> called,
      Optional<EntryId> entry,
      Optional<Via> via)
      implements DecisionEvent {
    /**
     * What makes decisions similar.
     *
     * @param at when it was decided
     * @param approval what allowed it: an approval of one call is spent by the run
     * @param marks as the decision had them
     */
    public record Situation(
        Instant at,
        double localAlpha,
        String cluster,
        Optional<String> workflowType,
        Optional<String> approval,
        List<Integer> marks) {}

    /**
     * Whether it is more than an agent's word: it cites what a tool printed, or a person reported it or approved the
     * run. Were an approved run not enough, a raised threshold would never come down.
     */
    public boolean isProven() {
      return via.equals(Optional.of(Via.PERSON))
          || entry.isPresent()
          || anchors.stream().anyMatch(anchor -> anchor.tool().isPresent())
          || situation.flatMap(Situation::approval).isPresent();
    }

    @Override
    public List<TextRef> texts() {
      return called.map(Called::args).stream().toList();
    }

    @Override
    public List<EvidenceRef> evidence() {
      return anchors.stream().map(Anchor::ref).toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.executionRecorded(this);
    }
  }

  /**
   * The user said how risky a tool is.
   *
   * @param version what the tool said of itself then
   */
  record RiskSet(ToolId tool, Instant at, String version, Risk risk, TextRef reason, String by)
      implements DecisionEvent {
    @Override
    public List<TextRef> texts() {
      return List.of(reason);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.riskSet(this);
    }
  }

  /**
   * A person said yes: to one call, or to every call of a tool as it describes itself now.
   *
   * @param args of the one call, in their one written form; absent if it has none, or all are meant
   * @param standing whether it holds for every call
   * @param decision what was asked, if it was
   * @param until when it ends if it was not used before; absent if only its use or a person ends it
   */
  record ApprovalGiven(
      String approval,
      Instant at,
      ToolId tool,
      String version,
      Optional<TextRef> args,
      boolean standing,
      Optional<String> decision,
      String by,
      Optional<Instant> until,
      Optional<TextRef> reason)
      implements DecisionEvent {
    @Override
    public List<TextRef> texts() {
      return Stream.concat(args.stream(), reason.stream()).toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.approvalGiven(this);
    }
  }

  /**
   * A person said no to a call that asked. It is denied for the rest of its episode.
   *
   * @param version what the tool said of itself then
   * @param args of the call, as the decision had them
   */
  record CallRejected(
      String decision,
      Instant at,
      ToolId tool,
      String version,
      Optional<TextRef> args,
      Optional<EpisodeId> episode,
      String by,
      Optional<TextRef> reason)
      implements DecisionEvent {
    @Override
    public List<TextRef> texts() {
      return Stream.concat(args.stream(), reason.stream()).toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.callRejected(this);
    }
  }

  /** A person took his yes back. */
  record ApprovalRevoked(String approval, Instant at, String by) implements DecisionEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.approvalRevoked(this);
    }
  }

  /**
   * The user said whether a server's word about its own tools counts.
   *
   * @param server in its one written form
   */
  record ServerTrusted(String server, Instant at, boolean trusted, String by)
      implements DecisionEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.serverTrusted(this);
    }
  }

  /** One method per event about decisions. */
  interface Handler<R> {
    R decisionMade(DecisionMade event);

    R executionRecorded(ExecutionRecorded event);

    R riskSet(RiskSet event);

    R approvalGiven(ApprovalGiven event);

    R approvalRevoked(ApprovalRevoked event);

    R callRejected(CallRejected event);

    R serverTrusted(ServerTrusted event);
  }
}
