package dev.cairn.tool;

import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import it.unimi.dsi.fastutil.longs.LongLists;
import java.util.Collections;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;

/** What runs have taught about tools. */
public final class Experience {
  private final SortedMap<ToolId, Use> uses =
      new TreeMap<>(Comparator.comparing(ToolId::server).thenComparing(ToolId::tool));
  private final LongArrayList places = new LongArrayList();
  private long forgotten;

  /** How a tool did, whether anybody registered it or not. */
  public Use of(ToolId tool) {
    return uses.getOrDefault(tool, Use.NONE);
  }

  /** Every tool that was run. */
  public SortedMap<ToolId, Use> uses() {
    return Collections.unmodifiableSortedMap(uses);
  }

  public long runs() {
    return places.size();
  }

  /** Where runs stand in the log, the oldest first: what was asked for and in which order is read there. */
  public LongList places() {
    return LongLists.unmodifiable(places);
  }

  /** How often all of it was taken back. */
  public long forgotten() {
    return forgotten;
  }

  void add(RunRecorded run, long position) {
    places.add(position);
    for (RunRecorded.Step step : run.steps()) {
      uses.merge(
          step.tool(),
          Use.NONE.with(step.ok(), step.at().orElse(run.at())),
          (known, ignored) -> known.with(step.ok(), step.at().orElse(run.at())));
    }
  }

  /** Runs were taken back: nothing is known of them any more. */
  void forget() {
    uses.clear();
    places.clear();
    forgotten++;
  }

  void put(ToolId tool, Use use) {
    uses.put(tool, use);
  }

  void forgotten(long times) {
    forgotten = times;
  }

  void place(long position) {
    places.add(position);
  }
}
