package dev.cairn.episode;

import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.Recorded;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts, by kind, the secrets that were taken out of what this log was asked to keep. */
public final class ScrubCounts implements Projection<SortedMap<String, Long>> {

  @Override
  public String name() {
    return "scrubbed";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public SortedMap<String, Long> empty() {
    return Collections.emptySortedMap();
  }

  @Override
  public SortedMap<String, Long> apply(SortedMap<String, Long> before, Recorded recorded) {
    if (!(recorded.event() instanceof SecretsScrubbed scrubbed)) {
      return before;
    }
    SortedMap<String, Long> after = new TreeMap<>(before);
    scrubbed.kinds().forEach((kind, count) -> after.merge(kind, count, Long::sum));
    return after;
  }

  @Override
  public void write(SortedMap<String, Long> counts, DataOutput out) throws IOException {
    out.writeInt(counts.size());
    for (Map.Entry<String, Long> each : counts.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeLong(each.getValue());
    }
  }

  @Override
  public SortedMap<String, Long> read(DataInput in) throws IOException {
    SortedMap<String, Long> counts = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      counts.put(in.readUTF(), in.readLong());
    }
    return counts;
  }
}
