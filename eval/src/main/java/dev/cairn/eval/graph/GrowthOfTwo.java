package dev.cairn.eval.graph;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.figure.Samples;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How the time for one item grows with the size of the graph, for Cairn and for its peer. */
final class GrowthOfTwo {
  private final Map<Long, Samples> ours = new TreeMap<>();
  private final Map<Long, Samples> theirs = new TreeMap<>();

  void add(int size, Rounds rounds, double items) {
    ours.put((long) size, each(rounds.ours(), items));
    theirs.put((long) size, each(rounds.theirs(), items));
  }

  private static Samples each(Samples seconds, double items) {
    return seconds.with(seconds, (taken, same) -> taken / items);
  }

  /** The exponents of both; ours is held against the peer's. */
  List<Figure> figures(String set, String group, String what, double apart) {
    Interval peer = new Growth(theirs).exponent();
    return List.of(
        Figure.of(
                set,
                group,
                "exponent",
                "time per item grows as " + what + " to this power",
                new Growth(ours).exponent(),
                count(ours))
            .goal(Goal.atMost(peer.value() + apart)),
        Figure.of(
            set, group, "exponent_of_peer", "the same for the bare peer", peer, count(theirs)));
  }

  private static long count(Map<Long, Samples> all) {
    return all.values().stream().mapToLong(Samples::size).sum();
  }
}
