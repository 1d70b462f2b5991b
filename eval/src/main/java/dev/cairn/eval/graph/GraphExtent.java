package dev.cairn.eval.graph;

import java.util.List;

/**
 * How much of the graph's own work is measured.
 *
 * @param edges sizes of graphs that grow, ascending
 * @param rounds how often each is grown
 * @param retractEdges sizes of graphs that are retracted from, ascending
 * @param fragments how many fragments there are when their cost is looked at, ascending
 * @param memoryEdges edges of the graph whose heap is measured, each with four contributors
 * @param ingestEdges edges that go through the facade
 */
record GraphExtent(
    List<Integer> edges,
    int rounds,
    List<Integer> retractEdges,
    List<Integer> fragments,
    int memoryEdges,
    int ingestEdges) {

  /** What the goals speak of. */
  static final GraphExtent FULL = new GraphExtent(
      List.of(10_000, 100_000, 1_000_000),
      7,
      List.of(1_000, 10_000, 100_000, 1_000_000),
      List.of(1_000, 10_000, 100_000),
      1_000_000,
      100_000);

  /** That it runs, and no more. */
  static final GraphExtent QUICK = new GraphExtent(
      List.of(1_000, 10_000), 3, List.of(1_000, 10_000), List.of(300, 1_000), 10_000, 2_000);
}
