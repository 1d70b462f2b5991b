package dev.cairn.tool.outcome;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** How sure the newest calls were that failed all the same, the oldest first. */
final class Failures {
  private final DoubleArrayList sure = new DoubleArrayList();

  int size() {
    return sure.size();
  }

  /** How many looked worse than a call that is so sure. */
  int below(double bound) {
    int below = 0;
    for (int i = 0; i < sure.size(); i++) {
      below += sure.getDouble(i) < bound ? 1 : 0;
    }
    return below;
  }

  void add(double value, long most) {
    sure.add(value);
    while (sure.size() > most) {
      sure.removeDouble(0);
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(sure.size());
    for (int i = 0; i < sure.size(); i++) {
      out.writeDouble(sure.getDouble(i));
    }
  }

  void read(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      sure.add(in.readDouble());
    }
  }
}
