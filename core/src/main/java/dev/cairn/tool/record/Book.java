package dev.cairn.tool.record;

import dev.cairn.formula.Posterior;
import dev.cairn.log.Chain;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.outcome.Outcomes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Track records, and what must be known to tell which report counts. */
final class Book {
  private final SortedMap<ToolId, TrackRecord> records;
  private final Counting counting;
  private final Outcomes outcomes;
  private final LastCalls lastCalls;
  private long executions;

  Book() {
    this(new TreeMap<>(TrackRecords.BY_NAME), new Counting(), new Outcomes(), new LastCalls(), 0);
  }

  private Book(
      SortedMap<ToolId, TrackRecord> records,
      Counting counting,
      Outcomes outcomes,
      LastCalls lastCalls,
      long executions) {
    this.records = records;
    this.counting = counting;
    this.outcomes = outcomes;
    this.lastCalls = lastCalls;
    this.executions = executions;
  }

  /** What outcomes taught about how the next call goes. */
  Outcomes outcomes() {
    return outcomes;
  }

  SortedMap<ToolId, TrackRecord> records() {
    return records;
  }

  long executions() {
    return executions;
  }

  TrackRecord of(ToolId tool, DecisionPolicy policy) {
    TrackRecord known = records.get(tool);
    return known == null ? TrackRecord.unknown(policy) : known;
  }

  Judged judge(Report report, DecisionPolicy policy) {
    return report.way() == Report.Way.ENTRY && !records.containsKey(report.tool())
        ? Judged.unsupported("nobody told of this tool")
        : counting.judge(report, policy.unprovenMax());
  }

  /** The tool's record with a report, as it was judged. */
  TrackRecord with(Report report, Judged judged, DecisionPolicy policy) {
    TrackRecord known = of(report.tool(), policy);
    if (!judged.counts()) {
      return known;
    }
    return judged
        .replaces()
        .map(run -> known.corrected(policy, run, report.proven(), report.at()))
        .orElseGet(() -> known.with(policy, report.ok(), report.proven(), report.at()));
  }

  void add(Report report, Policy policy) {
    DecisionPolicy rules = policy.decision();
    Judged judged = judge(report, rules);
    TrackRecord now = with(report, judged, rules);
    boolean isNew = judged.counts() && judged.replaces().isEmpty();
    counting.note(
        report,
        judged,
        isNew ? Optional.of(now.last(report.ok(), report.proven())) : Optional.empty());
    lastCalls.add(report);
    if (judged.counts()) {
      records.put(report.tool(), now);
      outcomes.add(policy.outcome(), report.counted().call(), report.ok());
      executions += isNew ? 1 : 0;
    }
  }

  /** Whether an output was logged that a run of this tool told of next would be the run of. */
  boolean hasOutput(EpisodeId episode, ToolId tool, long runsBefore) {
    return counting.hasOutput(episode, tool, runsBefore);
  }

  LastCalls lastCalls() {
    return lastCalls;
  }

  /** From now on its outputs are taken for what they are. */
  void meet(ToolId tool, DecisionPolicy policy) {
    records.putIfAbsent(tool, TrackRecord.unknown(policy));
  }

  /** Somebody tells what a tool is, for the first time or anew. */
  void tell(ToolId tool, DecisionPolicy policy, Instant at, boolean anew) {
    TrackRecord known = of(tool, policy);
    records.put(tool, anew ? known.startedOver(policy, at) : known.toldOf());
    if (anew) {
      outcomes.forget(tool);
    }
  }

  Book copy() {
    return new Book(
        new TreeMap<>(records), counting.copy(), outcomes.copy(), lastCalls.copy(), executions);
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(executions);
    out.writeInt(records.size());
    for (Map.Entry<ToolId, TrackRecord> each : records.entrySet()) {
      out.writeUTF(each.getKey().server());
      out.writeUTF(each.getKey().tool());
      TrackRecord record = each.getValue();
      out.writeBoolean(record.told());
      posterior(out, record.posterior());
      posterior(out, record.proven());
      out.writeDouble(record.word().succeeded());
      out.writeDouble(record.word().failed());
      out.writeLong(record.executions());
      out.writeLong(record.provenExecutions());
      time(out, record.lastSuccess());
      time(out, record.lastFailure());
      time(out, record.updated());
      time(out, record.changed());
    }
    counting.write(out);
    outcomes.write(out);
    lastCalls.write(out);
  }

  static Book read(DataInput in) throws IOException {
    long executions = in.readLong();
    SortedMap<ToolId, TrackRecord> records = new TreeMap<>(TrackRecords.BY_NAME);
    for (int left = in.readInt(); left > 0; left--) {
      records.put(
          new ToolId(in.readUTF(), in.readUTF()),
          new TrackRecord(
              in.readBoolean(),
              posterior(in),
              posterior(in),
              new TrackRecord.Word(in.readDouble(), in.readDouble()),
              in.readLong(),
              in.readLong(),
              time(in),
              time(in),
              time(in),
              time(in)));
    }
    return new Book(records, Counting.read(in), Outcomes.read(in), LastCalls.read(in), executions);
  }

  private static void posterior(DataOutput out, Posterior posterior) throws IOException {
    out.writeDouble(posterior.alpha());
    out.writeDouble(posterior.beta());
  }

  private static Posterior posterior(DataInput in) throws IOException {
    return new Posterior(in.readDouble(), in.readDouble());
  }

  private static void time(DataOutput out, Optional<Instant> at) throws IOException {
    out.writeBoolean(at.isPresent());
    if (at.isPresent()) {
      out.writeLong(Chain.micros(at.get()));
    }
  }

  private static Optional<Instant> time(DataInput in) throws IOException {
    return in.readBoolean() ? Optional.of(Chain.instant(in.readLong())) : Optional.empty();
  }
}
