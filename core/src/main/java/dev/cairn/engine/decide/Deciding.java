package dev.cairn.engine.decide;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.Scrubbing;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.consolidate.Citing;
import dev.cairn.engine.recall.Recall;
import dev.cairn.engine.tool.Tools;
import dev.cairn.episode.Episode;
import dev.cairn.log.EventCodec;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Approve;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Expect;
import dev.cairn.operation.ListApprovals;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.Reject;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.Simulate;
import dev.cairn.operation.TrustServer;
import dev.cairn.operation.Writing;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.GatePolicy;
import dev.cairn.policy.Policy;
import dev.cairn.text.call.CallReader;
import dev.cairn.tool.risk.ArgumentRisk;
import dev.cairn.tool.risk.RiskAssessment;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;

/** The operations of the gate. */
public final class Deciding {
  private final Memory memory;
  private final Recall recall;
  private final Sources sources;
  private final LogReads log;
  private final Citing citing;
  private final Scrubbing scrubbing;
  private final DecisionReads reads;
  private final ThresholdReads thresholds;
  private final ExpectReads expecting;

  public Deciding(
      Memory memory,
      EventCodec codec,
      Recall recall,
      Tools tools,
      Citing citing,
      CallReader calls,
      Scrubbing scrubbing) {
    this.memory = memory;
    this.recall = recall;
    this.sources = new Sources(tools, new TextReads(memory), calls);
    this.log = new LogReads(memory, codec);
    this.citing = citing;
    this.scrubbing = scrubbing;
    this.reads = new DecisionReads(memory, log, sources.texts());
    this.thresholds = new ThresholdReads(memory, sources);
    this.expecting = new ExpectReads(memory);
  }

  /**
   * Decides on a call.
   *
   * @param called the request with the arguments of the call as it will be made, which are judged and not kept
   */
  public Decide.Answer decide(Decide asked, Decide called, Writing writing) {
    memory.freshen();
    Optional<String> args = DecideWrite.checkedArgs(asked, policy());
    Decide request = meant(asked);
    List<CheckAction.Guard> guards =
        recall.check(ActionWords.of(meant(called)), dated(writing)).guards();
    return memory.record(new DecideWrite(
        memory.state(),
        request,
        writing,
        sources,
        guards,
        asked(request),
        args,
        new DecideWrite.Judged(called.args().orElse(Map.of()), scrubbing.texts()),
        () -> memory.damageInTurn().notice()));
  }

  /** Looked up before the writer is held: a model may have to be asked. */
  private Weighing.Asked asked(Decide request) {
    DecisionMode mode = request.mode().orElse(DecisionMode.SPECULATION);
    Function<ToolId, OptionalDouble> likeness = mode == DecisionMode.ACTIVE
        ? sources.tools().likeness(request.tool())
        : other -> OptionalDouble.empty();
    Optional<String> work = request
        .workflowType()
        .or(() -> request.episode().map(recall::episode).flatMap(Episode::workflowType));
    return new Weighing.Asked(
        request.tool(), mode, request.contextTools().orElse(List.of()), work, likeness);
  }

  private Decide meant(Decide asked) {
    return memory.look(() -> new Decide(
        meant(asked.tool()),
        OptionalDouble.of(confidence(asked)),
        asked.mode(),
        asked.contextTools().map(tools -> tools.stream().map(this::meant).toList()),
        asked.workflowType(),
        asked.args(),
        asked.episode(),
        asked.seed()));
  }

  /** As far as it counts: nobody is surer than the policy allows, and who says nothing is as sure as it says. */
  private double confidence(Decide asked) {
    GatePolicy gate = policy().gate();
    return Math.min(asked.confidence().orElse(gate.unstatedConfidence()), gate.confidenceMax());
  }

  /** The tool that is meant, also where its server was left out. */
  private ToolId meant(ToolId written) {
    return memory.look(() -> memory.state().catalogue().resolve(written));
  }

  private static Reading dated(Writing writing) {
    return new Reading(writing.at(), OptionalLong.empty(), Optional.empty());
  }

  public RecordExecution.Answer record(RecordExecution told, Writing writing) {
    memory.freshen();
    RecordExecution request = new RecordExecution(
        told.ok(),
        told.decision(),
        told.tool().map(this::meant),
        told.evidence(),
        told.episode(),
        told.args());
    return memory.record(new ExecutionWrite(
        memory.state(),
        request,
        writing,
        citing.anchors(request.evidence().orElse(List.of())),
        log,
        sources));
  }

  public SetRisk.Answer setRisk(SetRisk said, Writing writing) {
    memory.freshen();
    SetRisk request = new SetRisk(meant(said.tool()), said.risk(), said.reason(), said.by());
    return memory.record(new SetRiskWrite(memory.state(), request, writing));
  }

  public Approve.Answer approve(Approve said, Writing writing) {
    memory.freshen();
    Approve request = new Approve(
        said.decision(),
        said.tool().map(this::meant),
        said.args(),
        said.standing(),
        said.ttlS(),
        said.by(),
        said.reason());
    return memory.record(new ApproveWrite(memory.state(), request, writing, log, sources.texts()));
  }

  public Reject.Answer reject(Reject request, Writing writing) {
    memory.freshen();
    return memory.record(new RejectWrite(
        memory.state(),
        request,
        writing,
        log,
        sources.texts(),
        memory.projector().head().position()));
  }

  public Revoke.Answer revoke(Revoke request, Writing writing) {
    return memory.record(new RevokeWrite(
        memory.state(), request, writing, () -> memory.projector().head().position()));
  }

  public ListDecisions.Answer decisions(ListDecisions request, Reading reading) {
    memory.freshen();
    ListDecisions asked = new ListDecisions(
        request.tool().map(this::meant),
        request.verdict(),
        request.since(),
        request.cursor(),
        request.limit());
    return reads.decisions(asked, reading);
  }

  public ListApprovals.Answer approvals(ListApprovals request, Reading reading) {
    memory.freshen();
    return reads.approvals(request, reading, recall.now(reading));
  }

  public Simulate.Answer simulate(Simulate request, Reading reading) {
    memory.freshen();
    return new Simulation(memory, log).of(request, reading);
  }

  public TrustServer.Answer trust(TrustServer request, Writing writing) {
    return memory.record(new TrustWrite(memory.state(), request, writing));
  }

  public ReadThresholds.Answer thresholds(ReadThresholds request, Reading reading) {
    memory.freshen();
    return thresholds.thresholds(
        new ReadThresholds(request.tool().map(this::meant), request.limit()), reading);
  }

  /** How a call will probably go. */
  public Expect.Answer expect(Expect request, Reading reading) {
    memory.freshen();
    return expecting.expect(
        new Expect(meant(request.tool()), request.args(), request.episode()), reading);
  }

  /** The guards, and how risky the call is if it names its tool. */
  public CheckAction.Answer check(CheckAction request, Reading reading) {
    CheckAction.Answer guards = recall.check(request, reading);
    return request
        .tool()
        .map(tool -> guards.risk(risk(meant(tool), request.args())))
        .orElse(guards);
  }

  private CheckAction.Risky risk(ToolId tool, Optional<Map<String, Object>> args) {
    RiskAssessment judged = new ArgumentRisk(policy().risk(), sources.calls())
        .of(tool, sources.risks().of(tool), args.orElse(Map.of()));
    return new CheckAction.Risky(
        judged.risk(),
        judged.reasons().stream().map(why -> why.where() + ": " + why.what()).toList());
  }

  private Policy policy() {
    return memory.look(() -> memory.state().policy().policy());
  }
}
