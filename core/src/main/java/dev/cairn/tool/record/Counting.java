package dev.cairn.tool.record;

import dev.cairn.log.EntryId;
import dev.cairn.log.ToolId;
import dev.cairn.tool.record.Report.Way;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which reports count.
 *
 * <p>The same run may be told of several times: it is one by the entry that is cited, else by being the n-th run
 * of its tool in its episode in each way of telling. And who has neither a decision nor evidence to show is
 * believed a few times an episode, or a day.
 */
final class Counting {
  /** Episodes and days remembered: whoever tells of an older one again tells of another run. */
  private static final int SCOPES_MAX = 4_096;

  private static final int ENTRIES_MAX = 16_384;

  private static final String DAY = "day ";
  private static final String EPISODE = "episode ";
  private static final SortedMap<ToolId, Told> NOBODY = new TreeMap<>(TrackRecords.BY_NAME);

  private final LinkedHashMap<String, SortedMap<ToolId, Told>> scopes = new LinkedHashMap<>();
  private final LinkedHashSet<EntryId> entries = new LinkedHashSet<>();

  /**
   * What was told of one tool in one episode, or on one day.
   *
   * @param counted runs that count, in whatever way they were told of
   * @param unproven those of them that are somebody's word
   */
  private record Told(
      long byEntry, long byOutcome, long byExecution, long byRun, long counted, long unproven) {
    static final Told NOTHING = new Told(0, 0, 0, 0, 0, 0);

    long by(Way way) {
      return switch (way) {
        case ENTRY -> byEntry;
        case OUTCOME -> byOutcome;
        case EXECUTION -> byExecution;
        case RUN -> byRun;
      };
    }

    Told with(Report report, boolean counts) {
      return new Told(
          byEntry + (report.way() == Way.ENTRY ? 1 : 0),
          byOutcome + (report.way() == Way.OUTCOME ? 1 : 0),
          byExecution + (report.way() == Way.EXECUTION ? 1 : 0),
          byRun + (report.way() == Way.RUN ? 1 : 0),
          counted + (counts ? 1 : 0),
          unproven + (counts && !report.isAnchored() ? 1 : 0));
    }
  }

  /** Why a report does not count; nothing if it does. */
  Optional<String> objection(Report report, long unprovenMax) {
    if (report.entries().stream().anyMatch(entries::contains)) {
      return Optional.of("the output it cites was counted already");
    }
    Told told =
        scopes.getOrDefault(scope(report), NOBODY).getOrDefault(report.tool(), Told.NOTHING);
    if (report.episode().isPresent() && told.by(report.way()) < told.counted()) {
      return Optional.of("this run of the episode was counted already, told of in another way");
    }
    return !report.isAnchored() && told.unproven() >= unprovenMax
        ? Optional.of(("neither decision nor evidence, and %d such reports of this tool counted in"
                + " the same %s already")
            .formatted(told.unproven(), report.episode().isPresent() ? "episode" : "day"))
        : Optional.empty();
  }

  void note(Report report, boolean counts) {
    scopes
        .computeIfAbsent(scope(report), name -> new TreeMap<>(TrackRecords.BY_NAME))
        .merge(
            report.tool(),
            Told.NOTHING.with(report, counts),
            (told, ignored) -> told.with(report, counts));
    entries.addAll(report.entries());
    while (scopes.size() > SCOPES_MAX) {
      scopes.remove(scopes.keySet().iterator().next());
    }
    while (entries.size() > ENTRIES_MAX) {
      entries.remove(entries.iterator().next());
    }
  }

  private static String scope(Report report) {
    return report
        .episode()
        .map(episode -> EPISODE + episode)
        .orElseGet(() -> DAY + report.at().atZone(ZoneOffset.UTC).toLocalDate());
  }

  Counting copy() {
    Counting copy = new Counting();
    scopes.forEach((name, told) -> copy.scopes.put(name, new TreeMap<>(told)));
    copy.entries.addAll(entries);
    return copy;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(scopes.size());
    for (Map.Entry<String, SortedMap<ToolId, Told>> scope : scopes.entrySet()) {
      out.writeUTF(scope.getKey());
      out.writeInt(scope.getValue().size());
      for (Map.Entry<ToolId, Told> each : scope.getValue().entrySet()) {
        out.writeUTF(each.getKey().server());
        out.writeUTF(each.getKey().tool());
        out.writeLong(each.getValue().byEntry());
        out.writeLong(each.getValue().byOutcome());
        out.writeLong(each.getValue().byExecution());
        out.writeLong(each.getValue().byRun());
        out.writeLong(each.getValue().counted());
        out.writeLong(each.getValue().unproven());
      }
    }
    out.writeInt(entries.size());
    for (EntryId entry : entries) {
      out.writeUTF(entry.value());
    }
  }

  static Counting read(DataInput in) throws IOException {
    Counting read = new Counting();
    for (int left = in.readInt(); left > 0; left--) {
      SortedMap<ToolId, Told> told = new TreeMap<>(TrackRecords.BY_NAME);
      read.scopes.put(in.readUTF(), told);
      for (int more = in.readInt(); more > 0; more--) {
        told.put(
            new ToolId(in.readUTF(), in.readUTF()),
            new Told(
                in.readLong(),
                in.readLong(),
                in.readLong(),
                in.readLong(),
                in.readLong(),
                in.readLong()));
      }
    }
    for (int left = in.readInt(); left > 0; left--) {
      read.entries.add(new EntryId(in.readUTF()));
    }
    return read;
  }
}
