package dev.cairn.engine.decide;

import dev.cairn.decide.gate.Situation;
import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Interval;
import dev.cairn.formula.Posterior;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.Reading;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Switch;
import dev.cairn.tool.decision.UserRisk;
import dev.cairn.tool.record.TrackRecord;
import dev.cairn.tool.risk.RiskAssessment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** How sure one must be for each tool, looked up. */
final class ThresholdReads {
  private final Memory memory;
  private final Sources sources;

  ThresholdReads(Memory memory, Sources sources) {
    this.memory = memory;
    this.sources = sources;
  }

  ReadThresholds.Answer thresholds(ReadThresholds request, Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "thresholds can be seen as they are now; `explain` shows past decisions");
    }
    long head = memory.seen(reading).position();
    Instant now = reading.now().orElseGet(memory.recorder()::now);
    List<ToolId> all = memory.look(() -> tools(request));
    int limit = limit(request);
    List<ToolId> shown = all.subList(0, Math.min(limit, all.size()));
    Map<ToolId, RiskAssessment> risks = sources.risks().of(shown);
    List<TextRef> reasons = memory.look(() -> shown.stream()
        .flatMap(tool -> memory.state().decisions().risk(tool).stream())
        .map(UserRisk::reason)
        .toList());
    Map<TextRef, String> words = sources.texts().of(reasons);
    return memory.look(() -> {
      Weighing weighing = new Weighing(memory.state(), sources.net(), now);
      return new ReadThresholds.Answer(
          shown.stream()
              .map(tool -> tool(tool, weighing, Objects.requireNonNull(risks.get(tool)), words))
              .toList(),
          all.size(),
          List.copyOf(memory.state().decisions().trusted()),
          head);
    });
  }

  /** Those anything was told, run, decided or said of; those with most outcomes first. */
  private List<ToolId> tools(ReadThresholds request) {
    State state = memory.state();
    if (request.tool().isPresent()) {
      return List.of(request.tool().get());
    }
    Set<ToolId> all = new HashSet<>(state.records().all().keySet());
    state.catalogue().all().forEach(tool -> all.add(tool.tool()));
    state.decisions().risks().keySet().forEach(tool -> all.add(ToolId.parse(tool)));
    List<ToolId> sorted = new ArrayList<>(all);
    sorted.sort(
        Comparator.comparingLong((ToolId tool) -> -state.records().of(tool).executions())
            .thenComparing(ToolId::toString));
    return sorted;
  }

  private int limit(ReadThresholds request) {
    long most = memory.look(() -> memory.state().policy().policy().tool().limitMax());
    int limit = request.limit().orElse((int) most);
    if (limit < 1 || limit > most) {
      throw CairnException.invalid("limit", "limit must lie in [1, " + most + "], was " + limit);
    }
    return limit;
  }

  private ReadThresholds.Tool tool(
      ToolId tool, Weighing weighing, RiskAssessment risk, Map<TextRef, String> words) {
    State state = memory.state();
    DecisionPolicy policy = state.policy().policy().decision();
    Posterior posterior = weighing.posterior(tool);
    Situation situation =
        weighing.situation(Weighing.Asked.of(tool), risk.risk(), Posterior::mean, Optional.empty());
    Interval interval = posterior.interval(policy.intervalMass());
    TrackRecord record = state.records().of(tool);
    return new ReadThresholds.Tool(
        tool,
        posterior.alpha(),
        posterior.beta(),
        posterior.mean().value(),
        weighing.successes(tool),
        List.of(interval.low(), interval.high()),
        situation.threshold(policy).value(),
        risk.risk(),
        risk.source().label(),
        state.decisions().risk(tool).map(said -> override(said, words)),
        approvals(tool),
        record.executions(),
        record.lastSuccess(),
        record.lastFailure(),
        record.updated(),
        weighing.flags(
            tool,
            risk,
            policy.brokenAsks() == Switch.ON && state.records().broken(tool).isPresent()),
        situation.why(policy));
  }

  private static ReadThresholds.Said override(UserRisk said, Map<TextRef, String> words) {
    return new ReadThresholds.Said(
        said.risk(), Optional.ofNullable(words.get(said.reason())), said.by(), said.at());
  }

  private List<ReadThresholds.Approval> approvals(ToolId tool) {
    State state = memory.state();
    return state.decisions().approvals(tool, state.catalogue().version(tool)).stream()
        .map(each -> new ReadThresholds.Approval(each.id(), each.standing(), each.by(), each.at()))
        .toList();
  }
}
