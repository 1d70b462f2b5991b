package dev.cairn.tool.record;

import dev.cairn.episode.PolicyInForce;
import dev.cairn.episode.PolicyProjection;
import dev.cairn.log.Recorded;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Folds the log into {@link TrackRecords}. */
public final class TrackRecordsProjection implements Projection<TrackRecords> {
  private static final PolicyProjection POLICY = new PolicyProjection();

  @Override
  public String name() {
    return "track-records";
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public TrackRecords empty() {
    return new TrackRecords(POLICY.empty(), new Book(), null);
  }

  @Override
  public TrackRecords apply(TrackRecords records, Recorded recorded) {
    records.apply(recorded);
    return records;
  }

  @Override
  public void write(TrackRecords records, DataOutput out) throws IOException {
    POLICY.write(records.policy(), out);
    records.whole().write(out);
    out.writeBoolean(records.withoutRuns().isPresent());
    if (records.withoutRuns().isPresent()) {
      records.withoutRuns().get().write(out);
    }
  }

  @Override
  public TrackRecords read(DataInput in) throws IOException {
    PolicyInForce policy = POLICY.read(in);
    Book whole = Book.read(in);
    return new TrackRecords(policy, whole, in.readBoolean() ? Book.read(in) : null);
  }
}
