package dev.cairn.tool.outcome;

import dev.cairn.formula.FailureRank.Compared;
import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** The newest calls that failed, and how they had looked, the oldest first. */
final class Failures {
  /**
   * One of them.
   *
   * @param sure how sure it was before it was made
   * @param place the share of calls that looked worse then
   */
  private record Failed(ToolId tool, double sure, double place) {}

  private final Deque<Failed> newest = new ArrayDeque<>();

  void add(ToolId tool, double sure, double place, long most) {
    newest.addLast(new Failed(tool, sure, place));
    while (newest.size() > most) {
      newest.removeFirst();
    }
  }

  /** It became another tool: how it failed before says nothing of it any more. */
  void forget(ToolId tool) {
    newest.removeIf(failed -> failed.tool().equals(tool));
  }

  Compared compared(double sure) {
    long worse = 0;
    double places = 0;
    for (Failed failed : newest) {
      worse += failed.sure() < sure ? 1 : 0;
      places += failed.place();
    }
    return new Compared(newest.size(), worse, places);
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(newest.size());
    for (Failed failed : newest) {
      Stored.write(failed.tool(), out);
      out.writeDouble(failed.sure());
      out.writeDouble(failed.place());
    }
  }

  void read(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      newest.addLast(new Failed(Stored.tool(in), in.readDouble(), in.readDouble()));
    }
  }
}
