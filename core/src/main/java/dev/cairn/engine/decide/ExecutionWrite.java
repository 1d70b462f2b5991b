package dev.cairn.engine.decide;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Interval;
import dev.cairn.formula.Posterior;
import dev.cairn.log.Anchor;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.DecisionEvent.ExecutionRecorded.Situation;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.Writing;
import dev.cairn.tool.decision.Decisions;
import dev.cairn.tool.record.TrackRecords;
import java.util.List;
import java.util.Optional;

/** Says how a call went. A decision has one outcome: the same again is no news, another one a conflict. */
final class ExecutionWrite extends Write<RecordExecution.Answer> {
  private final RecordExecution request;
  private final List<Anchor> anchors;
  private final LogReads log;
  private long before;

  ExecutionWrite(
      State state, RecordExecution request, Writing writing, List<Anchor> anchors, LogReads log) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
    this.log = log;
    if (request.decision().isEmpty() && request.tool().isEmpty()) {
      throw CairnException.invalid(
          "decision", "decision and tool are both absent; say what was run");
    }
  }

  @Override
  public void decide(Draft draft) {
    request.episode().ifPresent(state()::episode);
    Optional<DecisionMade> made = request.decision().map(this::made);
    if (made.isPresent() && isKnown(made.get().decision())) {
      return;
    }
    ToolId tool = made.map(DecisionMade::tool).or(request::tool).orElseThrow();
    adoptPolicy(draft);
    Optional<EpisodeId> episode = request.episode().or(() -> made.flatMap(DecisionMade::episode));
    ExecutionRecorded happened = new ExecutionRecorded(
        draft.id("x"),
        at(draft),
        request.decision(),
        made.map(ExecutionWrite::situation),
        tool,
        request.ok(),
        anchors,
        episode,
        true,
        Optional.empty(),
        1,
        1);
    draft.add(judged(happened));
  }

  private ExecutionRecorded judged(ExecutionRecorded happened) {
    TrackRecords.Preview preview = state().records().preview(happened);
    return new ExecutionRecorded(
        happened.execution(),
        happened.at(),
        happened.decision(),
        happened.situation(),
        happened.tool(),
        happened.ok(),
        happened.anchors(),
        happened.episode(),
        preview.objection().isEmpty(),
        preview.objection(),
        preview.posterior().alpha(),
        preview.posterior().beta());
  }

  private DecisionMade made(String decision) {
    DecisionMade made = PastCalls.made(state(), log, decision);
    if (request.tool().filter(tool -> !tool.equals(made.tool())).isPresent()) {
      throw CairnException.invalid(
          "tool",
          "decision '" + decision + "' was about " + made.tool()
              + "; leave tool out, or name that");
    }
    return made;
  }

  private boolean isKnown(String decision) {
    Optional<Decisions.Outcome> known = state().decisions().outcome(decision);
    known.ifPresent(outcome -> {
      if (outcome.ok() != request.ok()) {
        throw CairnException.conflict(
            "ok",
            "decision '%s' was recorded as %s; a decision has one outcome: decide anew for another run"
                .formatted(decision, outcome.ok() ? "a success" : "a failure"));
      }
      before = outcome.position();
    });
    return known.isPresent();
  }

  private static Situation situation(DecisionMade made) {
    return new Situation(
        made.at(),
        made.breakdown().localAlpha(),
        made.cluster(),
        made.workflowType(),
        made.approval(),
        made.marks());
  }

  @Override
  public RecordExecution.Answer answer(Written written) {
    if (written.isEmpty()) {
      return answer(log.at(before, ExecutionRecorded.class).orElseThrow(), before);
    }
    Found<ExecutionRecorded> found = only(ExecutionRecorded.class, written);
    return answer(found.event(), found.position());
  }

  private RecordExecution.Answer answer(ExecutionRecorded happened, long position) {
    Posterior posterior = new Posterior(happened.alpha(), happened.beta());
    Interval interval = posterior.interval(state().policy().policy().decision().intervalMass());
    return new RecordExecution.Answer(
        happened.execution(),
        happened.tool(),
        happened.counted(),
        happened.why(),
        posterior.alpha(),
        posterior.beta(),
        posterior.mean().value(),
        List.of(interval.low(), interval.high()),
        position);
  }
}
