package dev.cairn.tool.outcome;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** How sure the newest calls were before they were made, in a ring. */
final class Looks {
  private static final double HALF = 0.5;

  private double[] sure = {};
  private long calls;

  /** Where a call stands among them: the share that looked worse, those that looked the same by half. */
  double place(double value) {
    double worse = 0;
    int all = (int) Math.min(calls, sure.length);
    for (int i = 0; i < all; i++) {
      worse += sure[i] < value ? 1 : sure[i] == value ? HALF : 0;
    }
    return all == 0 ? HALF : worse / all;
  }

  void add(double value, long most) {
    if (sure.length != most) {
      // Another policy: what was seen so far is few calls' worth, and is seen again soon.
      sure = new double[(int) most];
      calls = 0;
    }
    sure[(int) (calls % sure.length)] = value;
    calls++;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(sure.length);
    out.writeLong(calls);
    for (int i = 0; i < Math.min(calls, sure.length); i++) {
      out.writeDouble(sure[i]);
    }
  }

  void read(DataInput in) throws IOException {
    sure = new double[in.readInt()];
    calls = in.readLong();
    for (int i = 0; i < Math.min(calls, sure.length); i++) {
      sure[i] = in.readDouble();
    }
  }
}
