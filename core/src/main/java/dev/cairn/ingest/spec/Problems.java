package dev.cairn.ingest.spec;

import dev.cairn.fault.CairnException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All that is wrong with a spec, so that its author need not find out one by one. */
final class Problems {
  private static final int SHOWN_MAX = 20;

  private final List<Problem> found = new ArrayList<>();

  private record Problem(Mark at, String what) {}

  void add(Mark at, String what) {
    found.add(new Problem(at, what));
  }

  boolean any() {
    return !found.isEmpty();
  }

  void refuseIfAny() {
    if (any()) {
      throw refusal();
    }
  }

  CairnException refusal() {
    StringBuilder message = new StringBuilder("the spec cannot be used:");
    found.stream()
        .sorted(Comparator.comparingInt((Problem problem) -> problem.at().line())
            .thenComparingInt(problem -> problem.at().column()))
        .limit(SHOWN_MAX)
        .forEach(problem ->
            message.append('\n').append(problem.at()).append(": ").append(problem.what()));
    if (found.size() > SHOWN_MAX) {
      message.append("\nand ").append(found.size() - SHOWN_MAX).append(" more");
    }
    return CairnException.invalid("spec", message.toString());
  }
}
