package dev.cairn.engine.decide;

import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.Calls;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Interval;
import dev.cairn.formula.Posterior;
import dev.cairn.log.Anchor;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.Writing;
import dev.cairn.tool.decision.Decisions;
import java.util.List;
import java.util.Optional;

/** Says how a call went. */
final class ExecutionWrite extends Write<RecordExecution.Answer> {
  private final RecordExecution request;
  private final List<Anchor> anchors;
  private final LogReads log;
  private final Sources sources;
  private final CallOutcomes outcomes;
  private long before;

  ExecutionWrite(
      State state,
      RecordExecution request,
      Writing writing,
      List<Anchor> anchors,
      LogReads log,
      Sources sources) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
    this.log = log;
    this.sources = sources;
    this.outcomes = new CallOutcomes(log, sources.texts(), sources.calls());
    if (request.decision().isEmpty() && request.tool().isEmpty()) {
      throw CairnException.invalid(
          "decision", "decision and tool are both absent; say what was run");
    }
  }

  @Override
  public void decide(Draft draft) {
    request.episode().ifPresent(state()::episode);
    Optional<DecisionMade> named = request.decision().map(this::made);
    if (named.isPresent() && isKnown(named.get().decision())) {
      return;
    }
    ToolId tool = named.map(DecisionMade::tool).or(request::tool).orElseThrow();
    Optional<EpisodeId> episode = request.episode().or(() -> named.flatMap(DecisionMade::episode));
    Calls calls = sources.known(state());
    Optional<Calls.Named> call = calls
        .name("args", tool, request.args(), episode)
        .or(() -> named
            .flatMap(DecisionMade::args)
            .flatMap(sources.texts()::of)
            .map(args -> calls.name(tool, args, episode)));
    Optional<DecisionMade> made =
        named.or(() -> call.flatMap(each -> outcomes.decision(state(), tool, episode, each)));
    adoptPolicy(draft);
    draft.add(CallOutcomes.judged(
        state(),
        new ExecutionRecorded(
            draft.id("x"),
            at(draft),
            made.map(DecisionMade::decision),
            made.map(CallOutcomes::situation),
            tool,
            request.ok(),
            anchors,
            episode,
            true,
            Optional.empty(),
            1,
            1,
            call.map(each -> each.keep(draft)),
            Optional.empty(),
            Optional.of(via()))));
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

  /** The same again is no news; another outcome is kept too, and the failure counts. */
  private boolean isKnown(String decision) {
    Optional<Decisions.Outcome> known =
        state().decisions().outcome(decision).filter(outcome -> outcome.ok() == request.ok());
    known.ifPresent(outcome -> before = outcome.position());
    return known.isPresent();
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
        happened.counted() ? Optional.empty() : happened.why(),
        happened.counted() ? happened.why() : Optional.empty(),
        posterior.alpha(),
        posterior.beta(),
        posterior.mean().value(),
        List.of(interval.low(), interval.high()),
        position);
  }
}
