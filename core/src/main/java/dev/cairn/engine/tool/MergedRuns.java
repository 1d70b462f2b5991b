package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.LogEvent;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.Links;
import dev.cairn.tool.trace.ToolEdges;
import dev.cairn.tool.trace.Trace;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs of another log that come to ours. Both logs say how often a link was seen, each of its own runs; said one
 * after the other, the last would stand. So at the end the sum is said.
 */
public final class MergedRuns {
  private final ToolEdges known;
  private final Map<Link, Long> seen = new LinkedHashMap<>();
  private boolean forgotten;

  public MergedRuns(State state) {
    this.known = new ToolEdges(state.graph(), state.policy().policy());
  }

  public void add(LogEvent event) {
    if (event instanceof Retracted retracted && retracted.adapter().equals(ToolEdges.TRACE)) {
      seen.clear();
      forgotten = true;
    } else if (event instanceof RunRecorded run) {
      Links.of(Trace.of(run))
          .forEach(link -> seen.merge(link, ours(link) + 1, (sum, one) -> sum + 1));
    }
  }

  private long ours(Link link) {
    return forgotten ? 0 : known.observations(link);
  }

  public void say(State state, TextReads texts, Draft draft, Instant at) {
    new ToolSaying(state, texts, draft, at).says(ToolEdges.TRACE, seen);
  }
}
