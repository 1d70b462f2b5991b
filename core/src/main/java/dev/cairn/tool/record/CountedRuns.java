package dev.cairn.tool.record;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The runs that counted last, by number and by what they are known again by: an entry or a decision. */
final class CountedRuns {
  private static final int KEPT_MAX = 16_384;

  private final LinkedHashMap<Long, CountedRun> runs = new LinkedHashMap<>();
  private final LinkedHashMap<String, Long> names = new LinkedHashMap<>();
  private long next;

  Optional<Long> named(String name) {
    return Optional.ofNullable(names.get(name));
  }

  Optional<CountedRun> run(long number) {
    return Optional.ofNullable(runs.get(number));
  }

  long add(CountedRun run) {
    runs.put(next, run);
    trim(runs);
    return next++;
  }

  void name(String name, long number) {
    names.putIfAbsent(name, number);
    trim(names);
  }

  void failed(long number) {
    runs.computeIfPresent(number, (id, run) -> run.failed());
  }

  private static void trim(Map<?, ?> map) {
    while (map.size() > KEPT_MAX) {
      map.remove(map.keySet().iterator().next());
    }
  }

  CountedRuns copy() {
    CountedRuns copy = new CountedRuns();
    copy.runs.putAll(runs);
    copy.names.putAll(names);
    copy.next = next;
    return copy;
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(next);
    out.writeInt(runs.size());
    for (Map.Entry<Long, CountedRun> each : runs.entrySet()) {
      out.writeLong(each.getKey());
      each.getValue().write(out);
    }
    out.writeInt(names.size());
    for (Map.Entry<String, Long> each : names.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeLong(each.getValue());
    }
  }

  static CountedRuns read(DataInput in) throws IOException {
    CountedRuns read = new CountedRuns();
    read.next = in.readLong();
    for (int left = in.readInt(); left > 0; left--) {
      read.runs.put(in.readLong(), CountedRun.read(in));
    }
    for (int left = in.readInt(); left > 0; left--) {
      read.names.put(in.readUTF(), in.readLong());
    }
    return read;
  }
}
