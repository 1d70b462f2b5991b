package dev.cairn.tool.record;

import dev.cairn.tool.record.Report.Way;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was told of one tool in one episode, or on one day.
 *
 * @param ways how many runs were told of in each way
 * @param counted runs that count, in whatever way they were told of
 * @param wordAlone successes among them that are nothing but somebody's word
 * @param last the numbers of those that counted last, the oldest first
 */
record ToldRuns(Map<Way, Long> ways, long counted, long wordAlone, List<Long> last) {
  private static final int LAST_MAX = 64;
  static final ToldRuns NOTHING = new ToldRuns(Map.of(), 0, 0, List.of());

  ToldRuns {
    ways = Map.copyOf(ways);
    last = List.copyOf(last);
  }

  long by(Way way) {
    return ways.getOrDefault(way, 0L);
  }

  /** The numbers of the runs not told of in this way yet, the oldest first, as far as they are remembered. */
  List<Long> open(Way way) {
    long place = by(way) - (counted - last.size());
    return last.subList((int) Math.min(last.size(), Math.max(0, place)), last.size());
  }

  /** With one more report; {@code run} is its number if it was a new one. */
  ToldRuns with(Report report, Optional<Long> run) {
    Map<Way, Long> told = new EnumMap<>(Way.class);
    told.putAll(ways);
    told.merge(report.way(), 1L, Long::sum);
    List<Long> runs = new ArrayList<>(last);
    run.ifPresent(runs::add);
    return new ToldRuns(
        told,
        counted + (run.isPresent() ? 1 : 0),
        wordAlone + (run.isPresent() && report.ok() && report.isWordAlone() ? 1 : 0),
        runs.subList(Math.max(0, runs.size() - LAST_MAX), runs.size()));
  }

  void write(DataOutput out) throws IOException {
    for (Way way : Way.values()) {
      out.writeLong(by(way));
    }
    out.writeLong(counted);
    out.writeLong(wordAlone);
    out.writeInt(last.size());
    for (long each : last) {
      out.writeLong(each);
    }
  }

  static ToldRuns read(DataInput in) throws IOException {
    Map<Way, Long> ways = new EnumMap<>(Way.class);
    for (Way way : Way.values()) {
      ways.put(way, in.readLong());
    }
    long counted = in.readLong();
    long wordAlone = in.readLong();
    List<Long> last = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      last.add(in.readLong());
    }
    return new ToldRuns(ways, counted, wordAlone, last);
  }
}
