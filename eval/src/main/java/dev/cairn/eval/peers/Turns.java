package dev.cairn.eval.peers;

import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Several kinds of calls that take turns; of each round the median call of each kind is kept. */
final class Turns {
  private static final int WARM_UP_ROUNDS = 10;
  private static final int TURN = 10;
  private static final double NANOS_PER_MICRO = 1e3;

  private final Map<String, Call> calls = new LinkedHashMap<>();
  private final Map<String, List<Double>> micros = new LinkedHashMap<>();

  /** One call; what happens before its clock is its own affair. */
  @FunctionalInterface
  interface Call {
    /** How long it took, in nanoseconds. */
    long nanos() throws Exception;
  }

  Turns add(String name, Call call) {
    calls.put(name, call);
    micros.put(name, new ArrayList<>());
    return this;
  }

  /** Rounds that are kept come after some that are not: all of them are warm by then. */
  Turns run(int rounds, int perRound) throws Exception {
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      Map<String, List<Double>> taken = new LinkedHashMap<>();
      for (int done = 0; done < perRound; done += TURN) {
        for (Map.Entry<String, Call> each : calls.entrySet()) {
          List<Double> of = taken.computeIfAbsent(each.getKey(), name -> new ArrayList<>());
          for (int i = 0; i < TURN; i++) {
            of.add(each.getValue().nanos() / NANOS_PER_MICRO);
          }
        }
      }
      if (round >= 0) {
        taken.forEach((name, of) -> samples(name).add(Samples.of(of).median()));
      }
    }
    return this;
  }

  private List<Double> samples(String name) {
    return micros.getOrDefault(name, new ArrayList<>());
  }

  /** In microseconds, one per round. */
  Samples of(String name) {
    return Samples.of(samples(name));
  }
}
