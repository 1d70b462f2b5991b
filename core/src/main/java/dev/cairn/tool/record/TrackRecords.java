package dev.cairn.tool.record;

import dev.cairn.episode.PolicyInForce;
import dev.cairn.explain.Explanation;
import dev.cairn.formula.Posterior;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.Recorded;
import dev.cairn.log.ToolEvent.CapabilityRegistered;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.tool.Aliases;
import dev.cairn.tool.outcome.Call;
import dev.cairn.tool.outcome.Expectation;
import dev.cairn.tool.trace.ToolEdges;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * How every tool did, by the outcomes that count. Outcomes are weighed by the policy in force when they were
 * recorded, so that history keeps its meaning.
 */
public final class TrackRecords {
  static final Comparator<ToolId> BY_NAME =
      Comparator.comparing(ToolId::server).thenComparing(ToolId::tool);

  private final Aliases aliases = new Aliases();
  private PolicyInForce policy;
  private Book whole;

  /**
   * As if no run had ever been recorded, from the first of them on: what remains when they are taken back.
   * Old outcomes fade with each new one, so nothing can be subtracted.
   */
  private @Nullable Book withoutRuns;

  TrackRecords(PolicyInForce policy, Book whole, @Nullable Book withoutRuns) {
    this.policy = policy;
    this.whole = whole;
    this.withoutRuns = withoutRuns;
    whole.records().forEach((tool, record) -> {
      if (record.told()) {
        aliases.add(tool);
      }
    });
  }

  /** How a tool did, whether anybody told of it or not. */
  public TrackRecord of(ToolId tool) {
    return whole.of(tool, rules());
  }

  /** Every tool that was told of, run or decided on. */
  public SortedMap<ToolId, TrackRecord> all() {
    return Collections.unmodifiableSortedMap(whole.records());
  }

  /** Outcomes of all tools that counted. */
  public long executions() {
    return whole.executions();
  }

  /** What is expected of a call that was not made yet. */
  public Expectation expect(Call call) {
    return whole.outcomes().expect(policy.policy().outcome(), call);
  }

  /** Why a tool no longer does what it used to, in words; nothing while it does. */
  public Optional<Explanation> broken(ToolId tool) {
    return whole.outcomes().broken(policy.policy().outcome(), tool);
  }

  /**
   * What a report would do.
   *
   * @param note why it would not count, or that it contradicts another
   * @param contradicts whether another report of the same run says otherwise
   * @param repeats whether it only says again what is known
   */
  public record Preview(
      boolean counts,
      Optional<String> note,
      boolean contradicts,
      boolean repeats,
      Posterior posterior) {}

  /** What recording this execution will do. */
  public Preview preview(ExecutionRecorded execution) {
    return preview(Reports.execution(execution, 0));
  }

  /** What logging this entry will do; nothing if it tells of no outcome. */
  public Optional<Preview> preview(EntryLogged entry) {
    return Reports.of(entry).map(report -> preview(meant(report)));
  }

  /** What recording this step will do; nothing if it tells of no outcome. */
  public Optional<Preview> preview(RunRecorded run, RunRecorded.Step step) {
    return step.ok().map(ok -> preview(Reports.step(run, step, 0)));
  }

  private Preview preview(Report report) {
    Judged judged = whole.judge(report, rules());
    return new Preview(
        judged.counts(),
        judged.note(),
        judged.kind() == Judged.Kind.CONTRADICTS,
        judged.kind() == Judged.Kind.REPEATS,
        whole.with(report, judged, rules()).posterior());
  }

  /** Whether an output was logged that a run of this tool told of next would be the run of. */
  public boolean hasOutput(EpisodeId episode, ToolId tool, long runsBefore) {
    return whole.hasOutput(episode, tool, runsBefore);
  }

  /** How calls went whose arguments are known. */
  public LastCalls lastCalls() {
    return whole.lastCalls();
  }

  void apply(Recorded recorded) {
    if (recorded.event() instanceof PolicyAdopted adopted) {
      policy = PolicyInForce.of(adopted, recorded.position());
    } else if (recorded.event() instanceof ToolsRegistered told) {
      told.added().forEach(tool -> tell(tool.tool(), told.at(), false));
      told.changed().forEach(tool -> tell(tool.tool(), told.at(), true));
    } else if (recorded.event() instanceof CapabilityRegistered told) {
      // One that was told of before and is told of again is another one now.
      tell(told.capability(), told.at(), of(told.capability()).told());
    } else if (recorded.event() instanceof DecisionMade made) {
      meet(made.tool());
    } else if (recorded.event() instanceof Retracted retracted
        && retracted.adapter().equals(ToolEdges.TRACE)) {
      whole = withoutRuns == null ? whole : withoutRuns;
      withoutRuns = null;
    } else if (recorded.event() instanceof RunRecorded run) {
      run(run, reports(recorded));
    } else {
      for (Report report : reports(recorded)) {
        whole.add(report, policy.policy());
        if (withoutRuns != null) {
          withoutRuns.add(report, policy.policy());
        }
      }
    }
  }

  /** Of the tools that are meant: an entry names its tool as whoever logged it does. */
  private List<Report> reports(Recorded recorded) {
    return Reports.of(recorded).stream().map(this::meant).toList();
  }

  private Report meant(Report report) {
    return of(report.tool()).told()
        ? report
        : report.of(aliases.meant(report.tool()).orElse(report.tool()));
  }

  private void run(RunRecorded run, List<Report> reports) {
    if (withoutRuns == null) {
      withoutRuns = whole.copy();
    }
    run.steps().forEach(step -> whole.meet(step.tool(), rules()));
    reports.forEach(report -> whole.add(report, policy.policy()));
  }

  private void meet(ToolId tool) {
    whole.meet(tool, rules());
    if (withoutRuns != null) {
      withoutRuns.meet(tool, rules());
    }
  }

  private void tell(ToolId tool, Instant at, boolean anew) {
    aliases.add(tool);
    whole.tell(tool, rules(), at, anew);
    if (withoutRuns != null) {
      withoutRuns.tell(tool, rules(), at, anew);
    }
  }

  private DecisionPolicy rules() {
    return policy.policy().decision();
  }

  PolicyInForce policy() {
    return policy;
  }

  Book whole() {
    return whole;
  }

  Optional<Book> withoutRuns() {
    return Optional.ofNullable(withoutRuns);
  }
}
