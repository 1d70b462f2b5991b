package dev.cairn.tool.decision;

import dev.cairn.log.Chain;
import dev.cairn.log.DecisionEvent;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.Recorded;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;

/** Folds the log into {@link Decisions}. */
public final class DecisionsProjection implements Projection<Decisions> {
  @Override
  public String name() {
    return "decisions";
  }

  @Override
  public int version() {
    return 3;
  }

  @Override
  public Decisions empty() {
    return new Decisions();
  }

  @Override
  public Decisions apply(Decisions decisions, Recorded recorded) {
    if (recorded.event() instanceof DecisionEvent event) {
      return event.accept(new Applier(decisions, recorded.position()));
    }
    if (recorded.event() instanceof ToolsRegistered told) {
      told.changed().forEach(tool -> decisions.similar().forget(tool.tool()));
    }
    return decisions;
  }

  private record Applier(Decisions decisions, long position)
      implements DecisionEvent.Handler<Decisions> {
    @Override
    public Decisions decisionMade(DecisionEvent.DecisionMade event) {
      decisions.made(event.decision(), position);
      if (event.asks()) {
        decisions.asks(event.decision());
      }
      event
          .episode()
          .ifPresent(where -> decisions.unfinished().add(event.decision(), where, event.tool()));
      if (event.allows()) {
        event.approval().ifPresent(this::spend);
      }
      return decisions;
    }

    @Override
    public Decisions executionRecorded(DecisionEvent.ExecutionRecorded event) {
      Optional<Decisions.Outcome> before = event.decision().flatMap(decisions::outcome);
      event.decision().ifPresent(decision -> decisions.ended(decision, event.ok(), position));
      if (before.isPresent()) {
        if (event.ok() || !before.get().ok()) {
          // What is known already, or contradicts a failure, is no other decision.
          return decisions;
        }
        decisions.similar().forget(event.tool(), before.get().position());
      }
      event.situation().ifPresent(then -> {
        decisions
            .similar()
            .add(
                new PastDecision(
                    event.tool(), Chain.micros(then.at()), position, event.ok(), event.isProven()),
                then.localAlpha(),
                then.cluster(),
                then.workflowType());
      });
      return decisions;
    }

    /** A yes to one call is used up by the decision that allows it. */
    private void spend(String id) {
      decisions
          .approval(id)
          .filter(approval -> !approval.standing())
          .ifPresent(approval -> decisions.end(id, Approval.State.SPENT));
    }

    @Override
    public Decisions riskSet(DecisionEvent.RiskSet event) {
      decisions.put(
          event.tool(),
          new UserRisk(event.risk(), event.at(), event.version(), event.reason(), event.by()));
      return decisions;
    }

    @Override
    public Decisions approvalGiven(DecisionEvent.ApprovalGiven event) {
      decisions.put(new Approval(
          event.approval(),
          event.at(),
          event.tool(),
          event.version(),
          event.args(),
          event.standing(),
          event.by(),
          Approval.State.OPEN,
          event.decision(),
          event.until()));
      event.decision().ifPresent(decisions::answered);
      return decisions;
    }

    @Override
    public Decisions callRejected(DecisionEvent.CallRejected event) {
      decisions.put(new Rejection(
          event.decision(), event.at(), event.tool(), event.args(), event.episode(), event.by()));
      return decisions;
    }

    @Override
    public Decisions approvalRevoked(DecisionEvent.ApprovalRevoked event) {
      decisions.end(event.approval(), Approval.State.REVOKED);
      return decisions;
    }

    @Override
    public Decisions serverTrusted(DecisionEvent.ServerTrusted event) {
      decisions.trust(event.server(), event.trusted());
      return decisions;
    }
  }

  @Override
  public void write(Decisions decisions, DataOutput out) throws IOException {
    DecisionsBytes.write(decisions, out);
  }

  @Override
  public Decisions read(DataInput in) throws IOException {
    return DecisionsBytes.read(in);
  }
}
