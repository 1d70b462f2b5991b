package dev.cairn.tool.record;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Somebody says how a run of a tool went.
 *
 * @param decided whether it was run by a decision
 * @param evidenced whether words of the log prove it
 * @param entries outputs of tools it speaks of
 */
public record Report(
    ToolId tool,
    boolean ok,
    Instant at,
    Optional<EpisodeId> episode,
    Way way,
    boolean decided,
    boolean evidenced,
    List<EntryId> entries,
    Optional<String> run,
    List<Integer> marks,
    long position) {

  /** How it was told. Each way tells of a run once; two ways may tell of the same one. */
  public enum Way {
    ENTRY,
    OUTCOME,
    EXECUTION,
    RUN
  }

  public Report {
    entries = List.copyOf(entries);
    marks = List.copyOf(marks);
  }

  /** Whether there is anything but somebody's word for it. */
  boolean isAnchored() {
    return decided || evidenced;
  }

  Report of(ToolId meant) {
    return meant.equals(tool)
        ? this
        : new Report(
            meant, ok, at, episode, way, decided, evidenced, entries, run, marks, position);
  }

  Counted counted() {
    return new Counted(tool, ok, at, episode, run, marks, position);
  }
}
