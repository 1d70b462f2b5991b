package dev.cairn.eval.decide;

import dev.cairn.eval.suite.Measured;
import java.util.Comparator;
import java.util.List;

/** How many calls could have run without asking, had one known where to draw the line. */
final class Coverage {
  private Coverage() {}

  /** The largest share of calls, the surest first, that holds at most so large a share of all failures. */
  static double at(List<Measured> calls, double failuresAllowed) {
    List<Measured> surest = calls.stream()
        .sorted(Comparator.comparingDouble(Coverage::sure).reversed())
        .toList();
    long failures = calls.stream().filter(call -> !ok(call)).count();
    long allowed = 0;
    int most = 0;
    for (int i = 0; i < surest.size(); i++) {
      allowed += ok(surest.get(i)) ? 0 : 1;
      // Calls that look alike cannot be told apart by any line.
      boolean together = i + 1 < surest.size() && sure(surest.get(i + 1)) == sure(surest.get(i));
      if (!together && allowed <= failuresAllowed * failures) {
        most = i + 1;
      }
    }
    return (double) most / calls.size();
  }

  private static double sure(Measured call) {
    return call.details().get(Asked.SURE) instanceof Double sure ? sure : 0;
  }

  private static boolean ok(Measured call) {
    return Boolean.TRUE.equals(call.details().get(Asked.OK));
  }
}
