package dev.cairn.eval.graph;

import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.List;

/** The seconds Cairn and its peer took for the same work, round by round. */
final class Rounds {
  private static final double NANOS = 1e9;

  private final List<Double> ours = new ArrayList<>();
  private final List<Double> theirs = new ArrayList<>();

  static double seconds(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / NANOS;
  }

  void add(double own, double peer) {
    ours.add(own);
    theirs.add(peer);
  }

  /** Of two parts of the same rounds. */
  static Rounds sum(Rounds one, Rounds two) {
    Rounds both = new Rounds();
    for (int round = 0; round < one.ours.size(); round++) {
      both.add(
          one.ours.get(round) + two.ours.get(round), one.theirs.get(round) + two.theirs.get(round));
    }
    return both;
  }

  Samples ours() {
    return Samples.of(ours);
  }

  Samples theirs() {
    return Samples.of(theirs);
  }
}
