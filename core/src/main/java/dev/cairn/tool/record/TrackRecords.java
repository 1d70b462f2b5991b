package dev.cairn.tool.record;

import dev.cairn.episode.PolicyInForce;
import dev.cairn.explain.Explanation;
import dev.cairn.formula.Posterior;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.GraphEvent.Retracted;
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
   * @param objection why it would not count; nothing if it would
   */
  public record Preview(Optional<String> objection, Posterior posterior) {}

  /** What recording this execution will do. */
  public Preview preview(ExecutionRecorded execution) {
    Report report = Reports.execution(execution, 0);
    Optional<String> objection = whole.objection(report, rules());
    TrackRecord known = of(execution.tool());
    return new Preview(
        objection,
        objection.isPresent()
            ? known.posterior()
            : known.with(rules(), report.ok(), report.at()).posterior());
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
    return Reports.of(recorded).stream()
        .map(report -> of(report.tool()).told()
            ? report
            : report.of(aliases.meant(report.tool()).orElse(report.tool())))
        .toList();
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
