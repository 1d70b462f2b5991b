package dev.cairn.tool.record;

import dev.cairn.formula.Posterior;
import dev.cairn.log.Chain;
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
  private long executions;

  Book() {
    this(new TreeMap<>(TrackRecords.BY_NAME), new Counting(), new Outcomes(), 0);
  }

  private Book(
      SortedMap<ToolId, TrackRecord> records,
      Counting counting,
      Outcomes outcomes,
      long executions) {
    this.records = records;
    this.counting = counting;
    this.outcomes = outcomes;
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

  Optional<String> objection(Report report, DecisionPolicy policy) {
    return report.way() == Report.Way.ENTRY && !records.containsKey(report.tool())
        ? Optional.of("nobody told of this tool")
        : counting.objection(report, policy.unprovenMax());
  }

  void add(Report report, Policy policy) {
    DecisionPolicy rules = policy.decision();
    boolean counts = objection(report, rules).isEmpty();
    counting.note(report, counts);
    if (counts) {
      records.put(report.tool(), of(report.tool(), rules).with(rules, report.ok(), report.at()));
      outcomes.add(policy.outcome(), report.counted().call(), report.ok());
      executions++;
    }
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
    return new Book(new TreeMap<>(records), counting.copy(), outcomes.copy(), executions);
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(executions);
    out.writeInt(records.size());
    for (Map.Entry<ToolId, TrackRecord> each : records.entrySet()) {
      out.writeUTF(each.getKey().server());
      out.writeUTF(each.getKey().tool());
      TrackRecord record = each.getValue();
      out.writeBoolean(record.told());
      out.writeDouble(record.posterior().alpha());
      out.writeDouble(record.posterior().beta());
      out.writeLong(record.executions());
      time(out, record.lastSuccess());
      time(out, record.lastFailure());
      time(out, record.updated());
      time(out, record.changed());
    }
    counting.write(out);
    outcomes.write(out);
  }

  static Book read(DataInput in) throws IOException {
    long executions = in.readLong();
    SortedMap<ToolId, TrackRecord> records = new TreeMap<>(TrackRecords.BY_NAME);
    for (int left = in.readInt(); left > 0; left--) {
      records.put(
          new ToolId(in.readUTF(), in.readUTF()),
          new TrackRecord(
              in.readBoolean(),
              new Posterior(in.readDouble(), in.readDouble()),
              in.readLong(),
              time(in),
              time(in),
              time(in),
              time(in)));
    }
    return new Book(records, Counting.read(in), Outcomes.read(in), executions);
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
