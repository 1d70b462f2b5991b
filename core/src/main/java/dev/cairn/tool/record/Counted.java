package dev.cairn.tool.record;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.tool.outcome.Call;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One run of a tool whose outcome counts.
 *
 * @param run the recorded run it was a step of, if it was one
 * @param marks by which its arguments are known again, as far as anybody told them
 * @param position where it stands in the log
 */
public record Counted(
    ToolId tool,
    boolean ok,
    Instant at,
    Optional<EpisodeId> episode,
    Optional<String> run,
    List<Integer> marks,
    long position) {

  /** As calls are expected by: those of one episode, else of one run, belong together. */
  Call call() {
    return new Call(tool, episode.map(EpisodeId::value).or(() -> run), marks);
  }
}
