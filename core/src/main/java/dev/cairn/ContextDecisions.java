package dev.cairn;

import dev.cairn.engine.Scrubbing;
import dev.cairn.log.ContextName;
import dev.cairn.operation.Approve;
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

/** The part of a {@link Context} that decides when to act and when to ask. */
public abstract sealed class ContextDecisions permits Context {
  final ContextName name;
  final Memories memories;

  ContextDecisions(ContextName name, Memories memories) {
    this.name = name;
    this.memories = memories;
  }

  /** Does what was asked, with the secrets taken out of the request. */
  <R extends Record, A> A write(R request, Writing writing, Operating<R, A> operation) {
    return memories.use(name, loaded -> {
      Scrubbing.Clean<R> clean = loaded.scrubbing().of(request);
      return operation.answer(loaded, clean.request(), writing.scrubbed(clean.found()));
    });
  }

  /** One operation of a loaded context. */
  interface Operating<R, A> {
    A answer(Loaded loaded, R request, Writing writing);
  }

  public Decide.Answer decide(Decide request) {
    return decide(request, Writing.NOW);
  }

  public Decide.Answer decide(Decide request, Writing writing) {
    // Risk and rules are read from the call as it will be made; only what is written is scrubbed.
    return write(
        request, writing, (loaded, clean, how) -> loaded.deciding().decide(clean, request, how));
  }

  public RecordExecution.Answer recordExecution(RecordExecution request) {
    return recordExecution(request, Writing.NOW);
  }

  public RecordExecution.Answer recordExecution(RecordExecution request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.deciding().record(clean, how));
  }

  public SetRisk.Answer setRisk(SetRisk request) {
    return setRisk(request, Writing.NOW);
  }

  public SetRisk.Answer setRisk(SetRisk request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.deciding().setRisk(clean, how));
  }

  public Approve.Answer approve(Approve request) {
    return approve(request, Writing.NOW);
  }

  public Approve.Answer approve(Approve request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.deciding().approve(clean, how));
  }

  public Revoke.Answer revoke(Revoke request) {
    return revoke(request, Writing.NOW);
  }

  public Revoke.Answer revoke(Revoke request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.deciding().revoke(clean, how));
  }

  public Reject.Answer reject(Reject request) {
    return reject(request, Writing.NOW);
  }

  public Reject.Answer reject(Reject request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.deciding().reject(clean, how));
  }

  public ListDecisions.Answer decisions(ListDecisions request) {
    return decisions(request, Reading.LATEST);
  }

  public ListDecisions.Answer decisions(ListDecisions request, Reading reading) {
    return memories.use(name, loaded -> loaded.deciding().decisions(request, reading));
  }

  public ListApprovals.Answer approvals(ListApprovals request) {
    return approvals(request, Reading.LATEST);
  }

  public ListApprovals.Answer approvals(ListApprovals request, Reading reading) {
    return memories.use(name, loaded -> loaded.deciding().approvals(request, reading));
  }

  public Simulate.Answer simulate(Simulate request) {
    return simulate(request, Reading.LATEST);
  }

  public Simulate.Answer simulate(Simulate request, Reading reading) {
    return memories.use(name, loaded -> loaded.deciding().simulate(request, reading));
  }

  public TrustServer.Answer trustServer(TrustServer request) {
    return trustServer(request, Writing.NOW);
  }

  public TrustServer.Answer trustServer(TrustServer request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.deciding().trust(clean, how));
  }

  public Expect.Answer expect(Expect request) {
    return expect(request, Reading.LATEST);
  }

  public Expect.Answer expect(Expect request, Reading reading) {
    return memories.use(
        name,
        loaded -> loaded.deciding().expect(loaded.scrubbing().of(request).request(), reading));
  }

  public ReadThresholds.Answer thresholds(ReadThresholds request) {
    return thresholds(request, Reading.LATEST);
  }

  public ReadThresholds.Answer thresholds(ReadThresholds request, Reading reading) {
    return memories.use(name, loaded -> loaded.deciding().thresholds(request, reading));
  }
}
