package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Interval;
import dev.cairn.formula.Posterior;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.Use;
import dev.cairn.tool.cluster.Companies;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.record.TrackRecord;
import dev.cairn.tool.risk.RiskAssessment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What is known about tools, looked up. */
final class ToolReads {
  private final Memory memory;
  private final ToolNets nets;
  private final RiskReads risks;

  ToolReads(Memory memory, ToolNets nets, RiskReads risks) {
    this.memory = memory;
    this.nets = nets;
    this.risks = risks;
  }

  ReadTools.Answer tools(ReadTools request, Reading reading) {
    long head = seen(reading);
    List<ToolId> all = memory.look(() -> {
      Optional<ToolId> one = request.tool().map(memory.state().catalogue()::resolve);
      one.ifPresent(tool -> requireKnown(tool, memory.state()));
      List<ToolId> asked = one.map(List::of).orElseGet(() -> all(memory.state()));
      boolean changed = request.changedOnly().orElse(false);
      return changed ? asked.stream().filter(memory.state()::isChanged).toList() : asked;
    });
    List<ToolId> shown = memory.look(() -> all.stream()
        .sorted(Comparator.comparingLong(
                (ToolId tool) -> -memory.state().experience().of(tool).runs())
            .thenComparing(ToolId::toString))
        .limit(limit(request, memory.state().policy().policy()))
        .toList());
    Map<ToolId, RiskAssessment> judged = risks.of(shown);
    Map<ToolId, ReadTools.Change> changes = risks.changes(shown);
    return memory.look(() -> {
      State state = memory.state();
      Policy policy = state.policy().policy();
      ToolNet net = nets.of(state);
      Companies companies = nets.companies(state.catalogue(), policy);
      Instant now = reading.now().orElseGet(memory.recorder()::now);
      return new ReadTools.Answer(
          shown.stream()
              .map(tool -> tool(tool, state, net, companies, judged, changes, now))
              .toList(),
          all.size(),
          head);
    });
  }

  private long seen(Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "tools can be seen as they are now; leave as_of out, or use find_tools");
    }
    return memory.seen(reading).position();
  }

  private static int limit(ReadTools request, Policy policy) {
    int limit = request.limit().orElse((int) policy.tool().limitMax());
    if (limit < 1 || limit > policy.tool().limitMax()) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + policy.tool().limitMax() + "], was " + limit);
    }
    return limit;
  }

  private static void requireKnown(ToolId tool, State state) {
    if (state.catalogue().find(tool).isEmpty()
        && state.experience().of(tool).runs() == 0
        && state.records().of(tool).executions() == 0) {
      throw CairnException.notFound(
          "tool", "nobody told of a tool '" + tool + "', and it was never run; see find_tools");
    }
  }

  /** Those that were told of and those that were only run. */
  private static List<ToolId> all(State state) {
    Set<ToolId> all = new TreeSet<>(Comparator.comparing(ToolId::toString));
    state.catalogue().all().forEach(tool -> all.add(tool.tool()));
    all.addAll(state.experience().uses().keySet());
    state.records().all().forEach((tool, record) -> {
      if (record.executions() > 0) {
        all.add(tool);
      }
    });
    return new ArrayList<>(all);
  }

  private static ReadTools.Tool tool(
      ToolId id,
      State state,
      ToolNet net,
      Companies companies,
      Map<ToolId, RiskAssessment> judged,
      Map<ToolId, ReadTools.Change> changes,
      Instant now) {
    RiskAssessment risk = Objects.requireNonNull(judged.get(id));
    Optional<ToolWrite> told = state.catalogue().find(id);
    Use use = state.experience().of(id);
    TrackRecord record = state.records().of(id);
    DecisionPolicy policy = state.policy().policy().decision();
    Posterior posterior = record.at(policy, now);
    Interval interval = posterior.interval(policy.intervalMass());
    return new ReadTools.Tool(
        id,
        id.isCapability() ? Kind.CAPABILITY : Kind.TOOL,
        told.isPresent(),
        told.map(ToolWrite::server).orElse(id.server()),
        told.map(ToolWrite::name).orElse(id.tool()),
        use.runs(),
        use.succeeded(),
        use.failed(),
        posterior.alpha(),
        posterior.beta(),
        posterior.mean().value(),
        record.rate(policy, now),
        List.of(interval.low(), interval.high()),
        record.lastSuccess().or(use::lastSuccess),
        record.lastFailure().or(use::lastFailure),
        risk.risk(),
        risk.source().label(),
        risk.reasons().stream().map(why -> why.where() + ": " + why.what()).toList(),
        net.cluster(id),
        companies.cluster(id),
        net.rank(id),
        state.catalogue().uses(id),
        Optional.ofNullable(changes.get(id))
            .map(change -> new ReadTools.Change(record.changed(), change.was(), change.is())));
  }
}
