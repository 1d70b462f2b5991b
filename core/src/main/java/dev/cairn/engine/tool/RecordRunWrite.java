package dev.cairn.engine.tool;

import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.log.Draft;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.Recorded;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.Writing;
import dev.cairn.policy.EdgeStanding;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.policy.ToolRelation;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.Links;
import dev.cairn.tool.trace.Surroundings;
import dev.cairn.tool.trace.ToolEdges;
import dev.cairn.tool.trace.Trace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records a run, and what it says about its tools as a contribution of {@code trace}. */
final class RecordRunWrite extends Write<RecordRun.Answer> {
  private final RecordRun request;
  private final TextReads texts;
  private final Surroundings surroundings;
  private final CallOutcomes outcomes;
  private List<Long> before = List.of();

  RecordRunWrite(
      State state,
      RecordRun request,
      Writing writing,
      TextReads texts,
      Surroundings surroundings,
      CallOutcomes outcomes) {
    super(state, writing);
    this.outcomes = outcomes;
    this.request = request;
    this.texts = texts;
    this.surroundings = surroundings;
  }

  @Override
  public void decide(Draft draft) {
    ToolPolicy policy = state().policy().policy().tool();
    request.episode().ifPresent(state()::episode);
    Trace trace = Trace.check(request, state().catalogue()::resolve, policy);
    adoptPolicy(draft);
    Instant at = at(draft);
    draft.add(new RunSteps(state(), request, outcomes, draft, at, via()).event(trace));
    ToolEdges known = new ToolEdges(state().graph(), state().policy().policy());
    Map<Link, Long> seen = new LinkedHashMap<>();
    Links.of(trace).forEach(link -> seen.put(link, known.observations(link) + 1));
    before = state().graph().toolLinks().version();
    new ToolSaying(state(), texts, draft, at).says(ToolEdges.TRACE, seen);
  }

  /** From what was written, so that a key used again gets the same answer. */
  @Override
  public RecordRun.Answer answer(Written written) {
    Found<RunRecorded> run = only(RunRecorded.class, written);
    List<EdgeWrite> learned = learned(written);
    Policy policy = state().policy().policy();
    surroundings.saw(state().graph(), policy, before, learned);
    ToolEdges known = new ToolEdges(state().graph(), policy, surroundings);
    List<RecordRun.Edge> edges = new ArrayList<>();
    List<RecordRun.Standing> standings = new ArrayList<>();
    for (EdgeWrite edge : learned) {
      long count = Math.round(edge.contribution());
      String was = standing(known, edge, count - 1);
      String now = standing(known, edge, count);
      edges.add(new RecordRun.Edge(edge.source(), edge.relation(), edge.target(), count, now));
      if (!was.isEmpty() && !was.equals(now)) {
        standings.add(
            new RecordRun.Standing(edge.source(), edge.relation(), edge.target(), was, now));
      }
    }
    return new RecordRun.Answer(
        run.event().run(),
        edges,
        standings,
        unregistered(run.event()),
        notes(run.event()),
        run.position());
  }

  private static List<RecordRun.Note> notes(RunRecorded run) {
    List<RecordRun.Note> notes = new ArrayList<>();
    for (int i = 0; i < run.steps().size(); i++) {
      RunRecorded.Step step = run.steps().get(i);
      int number = i;
      step.note().ifPresent(note -> notes.add(new RecordRun.Note(number, step.tool(), note)));
    }
    return notes;
  }

  private static List<EdgeWrite> learned(Written written) {
    return written.events().stream()
        .map(Recorded::event)
        .filter(Emitted.class::isInstance)
        .flatMap(event -> ((Emitted) event).edges().stream())
        .toList();
  }

  private static String standing(ToolEdges known, EdgeWrite edge, long count) {
    ToolRelation relation = ToolRelation.named(edge.relation()).orElseThrow();
    return known
        .standing(known.edge(edge.source(), relation, edge.target()), (double) count)
        .map(EdgeStanding::label)
        .orElse("");
  }

  private List<ToolId> unregistered(RunRecorded run) {
    return run.steps().stream()
        .map(RunRecorded.Step::tool)
        .distinct()
        .filter(tool -> state().catalogue().find(tool).isEmpty())
        .sorted(Comparator.comparing(ToolId::toString))
        .toList();
  }
}
