package dev.cairn.tool.decision;

import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Decisions in the same situation, the newest first. No question takes more than {@link #MOST} of them, all but
 * those of one tool perhaps; so it suffices to keep {@link #MOST} of each tool, and twice as many in all.
 */
final class Pile {
  static final int MOST = 50;

  private static final int KEPT = 2 * MOST;

  private final List<PastDecision> decisions = new ArrayList<>();

  List<PastDecision> decisions() {
    return Collections.unmodifiableList(decisions);
  }

  void add(PastDecision decision) {
    int place = Collections.binarySearch(decisions, decision, PastDecision.NEWEST);
    decisions.add(place < 0 ? -place - 1 : place, decision);
    int last = -1;
    int own = 0;
    for (int i = 0; i < decisions.size(); i++) {
      if (decisions.get(i).tool().equals(decision.tool())) {
        own++;
        last = i;
      }
    }
    if (own > MOST) {
      decisions.remove(last);
    }
    if (decisions.size() > KEPT) {
      decisions.remove(decisions.size() - 1);
    }
  }

  void forget(ToolId tool) {
    decisions.removeIf(decision -> decision.tool().equals(tool));
  }

  void forget(long position) {
    decisions.removeIf(decision -> decision.position() == position);
  }

  boolean isEmpty() {
    return decisions.isEmpty();
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(decisions.size());
    for (PastDecision each : decisions) {
      out.writeUTF(each.tool().server());
      out.writeUTF(each.tool().tool());
      out.writeLong(each.at());
      out.writeLong(each.position());
      out.writeBoolean(each.ok());
      out.writeBoolean(each.proven());
    }
  }

  static Pile read(DataInput in) throws IOException {
    Pile pile = new Pile();
    for (int left = in.readInt(); left > 0; left--) {
      pile.decisions.add(new PastDecision(
          new ToolId(in.readUTF(), in.readUTF()),
          in.readLong(),
          in.readLong(),
          in.readBoolean(),
          in.readBoolean()));
    }
    return pile;
  }
}
