package dev.cairn.engine;

import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.DecisionEvent.ExecutionRecorded.Situation;
import dev.cairn.log.Draft;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.text.call.CallReader;
import dev.cairn.tool.record.TrackRecords;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Joins what is told of a call with the decision it was made by: same episode, tool and arguments. */
public final class CallOutcomes {
  private final LogReads log;
  private final TextReads texts;
  private final CallReader reader;

  public CallOutcomes(LogReads log, TextReads texts, CallReader reader) {
    this.log = log;
    this.texts = texts;
    this.reader = reader;
  }

  public Calls calls(State state) {
    return new Calls(state, texts, reader);
  }

  /** The oldest decision about this very call that nobody told the outcome of. */
  public Optional<DecisionMade> decision(
      State state, ToolId tool, Optional<EpisodeId> episode, Calls.Named call) {
    Calls calls = calls(state);
    return episode.stream()
        .flatMap(where -> state.decisions().unfinished().of(where, tool).stream())
        .flatMap(decision -> state.decisions().place(decision).stream().boxed())
        .flatMap(place -> log.at(place, DecisionMade.class).stream())
        .filter(made -> made.args()
            .flatMap(texts::of)
            .filter(args -> calls.isSame(tool, call, args))
            .isPresent())
        .findFirst();
  }

  /** What makes a decision similar to others, to be kept with its outcome. */
  public static Situation situation(DecisionMade made) {
    return new Situation(
        made.at(),
        made.breakdown().localAlpha(),
        made.cluster(),
        made.workflowType(),
        made.approval(),
        made.marks());
  }

  /** Writes down that a decision ended, told by an entry or a step of a run. */
  public static void end(
      State state,
      Draft draft,
      DecisionMade made,
      boolean ok,
      Instant at,
      Optional<EntryId> entry,
      Via via) {
    ExecutionRecorded happened = new ExecutionRecorded(
        draft.id("x"),
        at,
        Optional.of(made.decision()),
        Optional.of(situation(made)),
        made.tool(),
        ok,
        List.of(),
        made.episode(),
        true,
        Optional.empty(),
        1,
        1,
        Optional.empty(),
        entry,
        Optional.of(via));
    draft.add(judged(state, happened));
  }

  /** With what it does to what is believed of the tool. */
  public static ExecutionRecorded judged(State state, ExecutionRecorded happened) {
    TrackRecords.Preview preview = state.records().preview(happened);
    return new ExecutionRecorded(
        happened.execution(),
        happened.at(),
        happened.decision(),
        happened.situation(),
        happened.tool(),
        happened.ok(),
        happened.anchors(),
        happened.episode(),
        preview.counts(),
        preview.note(),
        preview.posterior().alpha(),
        preview.posterior().beta(),
        happened.called(),
        happened.entry(),
        happened.via());
  }
}
