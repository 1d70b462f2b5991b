package dev.cairn.tool.record;

import dev.cairn.log.Called;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Somebody says how a run of a tool went.
 *
 * @param decision what it was run by, if it was decided on
 * @param evidenced whether words of the log speak for it
 * @param proven whether it cites what a tool printed, or a person reports or approved it
 * @param entries outputs of tools it speaks of
 * @param marks by which its arguments are known again, as far as anybody told them
 * @param called the very call, if it is known
 */
public record Report(
    ToolId tool,
    boolean ok,
    Instant at,
    Optional<EpisodeId> episode,
    Way way,
    Optional<String> decision,
    boolean evidenced,
    boolean proven,
    List<EntryId> entries,
    Optional<String> run,
    List<Integer> marks,
    Optional<Called> called,
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

  /** Whether it is nothing but somebody's word: neither proven, nor evidenced, nor of a decision. */
  boolean isWordAlone() {
    return !proven && !evidenced && decision.isEmpty();
  }

  Report of(ToolId meant) {
    return meant.equals(tool)
        ? this
        : new Report(
            meant, ok, at, episode, way, decision, evidenced, proven, entries, run, marks, called,
            position);
  }

  Counted counted() {
    return new Counted(tool, ok, at, episode, run, marks, position);
  }
}
