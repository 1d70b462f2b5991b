package dev.cairn.engine.tool;

import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.Calls;
import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.Draft;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.operation.RecordRun;
import dev.cairn.tool.record.TrackRecords;
import dev.cairn.tool.trace.Trace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The steps of a run as they are written down. What a failed step printed becomes an entry of its episode, unless its
 * output was logged already: only what was printed is evidence.
 */
final class RunSteps {
  private static final int ID_LETTERS = 12;

  private final State state;
  private final RecordRun request;
  private final CallOutcomes outcomes;
  private final Draft draft;
  private final Instant at;
  private final Via via;
  private final Map<ToolId, Long> runsBefore = new HashMap<>();
  private final Map<String, Runnable> ended = new LinkedHashMap<>();

  RunSteps(
      State state, RecordRun request, CallOutcomes outcomes, Draft draft, Instant at, Via via) {
    this.state = state;
    this.request = request;
    this.outcomes = outcomes;
    this.draft = draft;
    this.at = at;
    this.via = via;
  }

  /** The run; entries and ended decisions go into the draft. */
  RunRecorded event(Trace trace) {
    String unique = draft.id("r");
    RunRecorded bare = new RunRecorded(
        "r" + unique.substring(unique.length() - ID_LETTERS),
        at,
        request.episode(),
        request.intent().map(draft::text),
        request.workflowType(),
        List.of(),
        Optional.of(via));
    List<RunRecorded.Step> steps = new ArrayList<>();
    for (int i = 0; i < trace.steps().size(); i++) {
      steps.add(step(bare, trace.steps().get(i), "steps[" + i + "]"));
    }
    ended.values().forEach(Runnable::run);
    return new RunRecorded(
        bare.run(), at, bare.episode(), bare.intent(), bare.workflowType(), steps, bare.via());
  }

  private RunRecorded.Step step(RunRecorded run, Trace.Step step, String place) {
    RecordRun.Step said = step.said();
    Optional<Calls.Named> call =
        outcomes.calls(state).name(place + ".args", step.tool(), said.args(), request.episode());
    Optional<EntryId> entry = entry(step, place, call);
    call.ifPresent(each -> end(step, each, entry));
    RunRecorded.Step bare = new RunRecorded.Step(
        step.tool(),
        said.ok(),
        step.parent(),
        step.after(),
        said.durationMs(),
        said.error().map(draft::text),
        said.at(),
        call.map(each -> each.keep(draft)),
        entry,
        Optional.empty());
    boolean first = runsBefore.merge(step.tool(), 1L, Long::sum) == 1;
    return first ? noted(run, bare) : bare;
  }

  private Optional<EntryId> entry(Trace.Step step, String place, Optional<Calls.Named> call) {
    RecordRun.Step said = step.said();
    boolean failed = said.ok().equals(Optional.of(false)) && said.error().isPresent();
    boolean open =
        request.episode().filter(id -> state.episode(id).endedAt().isEmpty()).isPresent();
    long before = runsBefore.getOrDefault(step.tool(), 0L);
    if (!failed
        || !open
        || said.error().get().isBlank()
        || state.records().hasOutput(request.episode().orElseThrow(), step.tool(), before)) {
      return Optional.empty();
    }
    String printed = said.error().get();
    Limits.text(place + ".error", printed, state.policy().policy().log().entryBytesMax());
    EntryId id = new EntryId(draft.id("en"));
    draft.add(new EntryLogged(
        id,
        request.episode().orElseThrow(),
        said.at().orElse(at),
        Role.TOOL,
        draft.text(printed),
        Optional.of(step.tool()),
        said.ok(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        call.map(each -> each.keep(draft)),
        Optional.empty(),
        Optional.of(via)));
    return Optional.of(id);
  }

  private void end(Trace.Step step, Calls.Named call, Optional<EntryId> entry) {
    Optional<DecisionMade> decision =
        outcomes.decision(state, step.tool(), request.episode(), call);
    step.said()
        .ok()
        .ifPresent(ok -> decision.ifPresent(made -> ended.putIfAbsent(
            made.decision(), () -> CallOutcomes.end(state, draft, made, ok, at, entry, via))));
  }

  private RunRecorded.Step noted(RunRecorded run, RunRecorded.Step step) {
    Optional<String> note = state
        .records()
        .preview(run, step)
        .filter(preview -> !preview.repeats())
        .flatMap(TrackRecords.Preview::note);
    return new RunRecorded.Step(
        step.tool(),
        step.ok(),
        step.parent(),
        step.after(),
        step.durationMs(),
        step.error(),
        step.at(),
        step.called(),
        step.entry(),
        note);
  }
}
