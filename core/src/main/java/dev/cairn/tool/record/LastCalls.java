package dev.cairn.tool.record;

import dev.cairn.log.Bytes;
import dev.cairn.log.Called;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How calls went whose arguments are known, the latest of each. Marks are short, so several calls may share one. */
public final class LastCalls {
  private static final int CALLS_MAX = 16_384;
  private static final int SHARING_MAX = 8;

  private final LinkedHashMap<String, Deque<Ended>> calls = new LinkedHashMap<>();

  /**
   * How a call went.
   *
   * @param args its arguments in their one written form
   * @param proven whether that is more than somebody's word
   */
  public record Ended(TextRef args, boolean ok, boolean proven, long position) {}

  /** Those that may be the call known by this, the latest first. */
  public List<Ended> of(String call) {
    return new ArrayList<>(calls.getOrDefault(call, new ArrayDeque<>()));
  }

  void add(Report report) {
    report
        .called()
        .ifPresent(called ->
            add(called, new Ended(called.args(), report.ok(), report.proven(), report.position())));
  }

  private void add(Called called, Ended ended) {
    Deque<Ended> sharing = calls.remove(called.call());
    Deque<Ended> now = sharing == null ? new ArrayDeque<>() : sharing;
    now.addFirst(ended);
    if (now.size() > SHARING_MAX) {
      now.removeLast();
    }
    calls.put(called.call(), now);
    if (calls.size() > CALLS_MAX) {
      calls.remove(calls.keySet().iterator().next());
    }
  }

  LastCalls copy() {
    LastCalls copy = new LastCalls();
    calls.forEach((call, ended) -> copy.calls.put(call, new ArrayDeque<>(ended)));
    return copy;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(calls.size());
    for (Map.Entry<String, Deque<Ended>> each : calls.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeInt(each.getValue().size());
      for (Ended ended : each.getValue()) {
        out.writeUTF(ended.args().id().value());
        out.writeUTF(ended.args().hash().hex());
        out.writeInt(ended.args().codePoints());
        out.writeBoolean(ended.ok());
        out.writeBoolean(ended.proven());
        out.writeLong(ended.position());
      }
    }
  }

  static LastCalls read(DataInput in) throws IOException {
    LastCalls read = new LastCalls();
    for (int left = in.readInt(); left > 0; left--) {
      Deque<Ended> ended = new ArrayDeque<>();
      read.calls.put(in.readUTF(), ended);
      for (int more = in.readInt(); more > 0; more--) {
        ended.addLast(new Ended(
            new TextRef(new TextId(in.readUTF()), Bytes.ofHex(in.readUTF()), in.readInt()),
            in.readBoolean(),
            in.readBoolean(),
            in.readLong()));
      }
    }
    return read;
  }
}
