package dev.cairn.tool.outcome;

import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** How calls went that have something in common. Holds so many: what was longest not added to makes room. */
final class Shares {
  private final Long2ObjectLinkedOpenHashMap<Tally> tallies = new Long2ObjectLinkedOpenHashMap<>();

  Tally of(long key) {
    Tally tally = tallies.get(key);
    return tally == null ? Tally.NONE : tally;
  }

  void add(long key, boolean ok, double fading, long most) {
    tallies.putAndMoveToLast(key, of(key).after(ok, fading));
    while (tallies.size() > most) {
      tallies.removeFirst();
    }
  }

  int size() {
    return tallies.size();
  }

  /** In the order in which they make room: it is part of the state. */
  void write(DataOutput out) throws IOException {
    out.writeInt(tallies.size());
    for (var each : tallies.long2ObjectEntrySet()) {
      out.writeLong(each.getLongKey());
      out.writeDouble(each.getValue().successes());
      out.writeDouble(each.getValue().calls());
    }
  }

  void read(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      tallies.putAndMoveToLast(in.readLong(), new Tally(in.readDouble(), in.readDouble()));
    }
  }
}
