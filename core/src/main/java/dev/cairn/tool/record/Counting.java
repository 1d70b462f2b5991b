package dev.cairn.tool.record;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.tool.record.Report.Way;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Which reports count.
 *
 * <p>The same run may be told of several times: it is one by its decision, else by the entry that is cited, else by
 * being the n-th run of its tool in its episode in each way of telling. It counts once, and as a failure if anybody
 * says so. Failures always count; a success that is somebody's word alone counts a few times an episode, or a day.
 */
final class Counting {
  /** Episodes and days remembered: whoever tells of an older one again tells of another run. */
  private static final int SCOPES_MAX = 4_096;

  private static final String DAY = "day ";
  private static final String EPISODE = "episode ";
  private static final String ENTRY = "entry ";
  private static final String DECISION = "decision ";
  private static final SortedMap<ToolId, ToldRuns> NOBODY = new TreeMap<>(TrackRecords.BY_NAME);

  private final LinkedHashMap<String, SortedMap<ToolId, ToldRuns>> scopes = new LinkedHashMap<>();
  private final CountedRuns runs;

  Counting() {
    this(new CountedRuns());
  }

  private Counting(CountedRuns runs) {
    this.runs = runs;
  }

  Judged judge(Report report, long wordAloneMax) {
    ToldRuns told = told(report);
    if (isNamed(report) || isTold(report, told)) {
      String counted = isNamed(report)
          ? "the run it cites was counted already"
          : "this run of the episode was counted already, told of in another way";
      return number(report, told)
          .flatMap(runs::run)
          .map(run -> Judged.again(run, report.ok(), counted))
          .orElseGet(() -> Judged.repeats(counted));
    }
    return report.ok() && report.isWordAlone() && told.wordAlone() >= wordAloneMax
        ? Judged.unsupported(
            ("neither decision nor evidence, and %d such reports of this tool counted in"
                    + " the same %s already")
                .formatted(told.wordAlone(), report.episode().isPresent() ? "episode" : "day"))
        : Judged.NEW;
  }

  private boolean isNamed(Report report) {
    return names(report).anyMatch(name -> runs.named(name).isPresent());
  }

  private static boolean isTold(Report report, ToldRuns told) {
    return report.episode().isPresent() && told.by(report.way()) < told.counted();
  }

  /**
   * The run a report is of, if it was counted. Reports may come in another order than the runs, so one that went as
   * told is looked for before another is contradicted.
   */
  private Optional<Long> number(Report report, ToldRuns told) {
    Optional<Long> named =
        names(report).flatMap(name -> runs.named(name).stream()).findFirst();
    if (named.isPresent() || !isTold(report, told)) {
      return named;
    }
    List<Long> open = told.open(report.way());
    return open.stream()
        .filter(each -> runs.run(each).filter(run -> run.ok() == report.ok()).isPresent())
        .findFirst()
        .or(() -> open.stream().findFirst());
  }

  private static Stream<String> names(Report report) {
    return Stream.concat(
        report.decision().map(DECISION::concat).stream(),
        report.entries().stream().map(EntryId::value).map(ENTRY::concat));
  }

  private ToldRuns told(Report report) {
    return scopes.getOrDefault(scope(report), NOBODY).getOrDefault(report.tool(), ToldRuns.NOTHING);
  }

  /** Whether an output of this tool was logged that a run told of next would be the run of. */
  boolean hasOutput(EpisodeId episode, ToolId tool, long runsBefore) {
    ToldRuns told =
        scopes.getOrDefault(EPISODE + episode, NOBODY).getOrDefault(tool, ToldRuns.NOTHING);
    return told.by(Way.ENTRY) > told.by(Way.RUN) + runsBefore;
  }

  /** Notes a report; {@code run} is what it counts as, if it is of a run nobody told of before. */
  void note(Report report, Judged judged, Optional<CountedRun> run) {
    ToldRuns told = told(report);
    Optional<Long> added = run.map(runs::add);
    Optional<Long> number = added.or(() -> number(report, told));
    if (judged.replaces().isPresent()) {
      number.ifPresent(runs::failed);
    }
    number.ifPresent(is -> names(report).forEach(name -> runs.name(name, is)));
    scopes
        .computeIfAbsent(scope(report), name -> new TreeMap<>(TrackRecords.BY_NAME))
        .put(report.tool(), told.with(report, added));
    while (scopes.size() > SCOPES_MAX) {
      scopes.remove(scopes.keySet().iterator().next());
    }
  }

  private static String scope(Report report) {
    return report
        .episode()
        .map(episode -> EPISODE + episode)
        .orElseGet(() -> DAY + report.at().atZone(ZoneOffset.UTC).toLocalDate());
  }

  Counting copy() {
    Counting copy = new Counting(runs.copy());
    scopes.forEach((name, told) -> copy.scopes.put(name, new TreeMap<>(told)));
    return copy;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(scopes.size());
    for (Map.Entry<String, SortedMap<ToolId, ToldRuns>> scope : scopes.entrySet()) {
      out.writeUTF(scope.getKey());
      out.writeInt(scope.getValue().size());
      for (Map.Entry<ToolId, ToldRuns> each : scope.getValue().entrySet()) {
        out.writeUTF(each.getKey().server());
        out.writeUTF(each.getKey().tool());
        each.getValue().write(out);
      }
    }
    runs.write(out);
  }

  static Counting read(DataInput in) throws IOException {
    LinkedHashMap<String, SortedMap<ToolId, ToldRuns>> scopes = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      SortedMap<ToolId, ToldRuns> told = new TreeMap<>(TrackRecords.BY_NAME);
      scopes.put(in.readUTF(), told);
      for (int more = in.readInt(); more > 0; more--) {
        told.put(new ToolId(in.readUTF(), in.readUTF()), ToldRuns.read(in));
      }
    }
    Counting read = new Counting(CountedRuns.read(in));
    read.scopes.putAll(scopes);
    return read;
  }
}
