package dev.cairn.tool.record;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A run that counted.
 *
 * @param nth how many outcomes its tool had with it
 * @param nthProven how many of those the proven posterior had
 */
record CountedRun(boolean ok, boolean proven, long nth, long nthProven) {
  CountedRun failed() {
    return new CountedRun(false, proven, nth, nthProven);
  }

  void write(DataOutput out) throws IOException {
    out.writeBoolean(ok);
    out.writeBoolean(proven);
    out.writeLong(nth);
    out.writeLong(nthProven);
  }

  static CountedRun read(DataInput in) throws IOException {
    return new CountedRun(in.readBoolean(), in.readBoolean(), in.readLong(), in.readLong());
  }
}
