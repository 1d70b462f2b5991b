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

  Samples ours() {
    return Samples.of(ours);
  }

  Samples theirs() {
    return Samples.of(theirs);
  }
}
