package dev.cairn.search;

import dev.cairn.index.Found;
import dev.cairn.policy.RankPolicy;
import dev.cairn.policy.SearchPolicy;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/** Every signal of every candidate, before any is weighed. */
final class Signals {
  private final int size;
  private final Map<Signal, double[]> values = new EnumMap<>(Signal.class);

  private Signals(int size) {
    this.size = size;
  }

  static Signals of(Found found, SearchPolicy search, RankPolicy rank, Optional<TimeAsked> time) {
    List<Found.Candidate> all = found.candidates();
    Signals signals = new Signals(all.size());
    new WordSignals(found, search, rank).addTo(signals);
    new MeaningSignals(all, rank).addTo(signals);
    new TurnSignals(all, rank).addTo(signals);
    time.ifPresent(asked ->
        signals.add(Signal.TIME, i -> asked.fit(all.get(i).stored().at(), rank)));
    signals.add(Signal.RELATED, i -> all.get(i).related());
    return signals;
  }

  /** By the candidates' places; all 0 if nothing was said about it. */
  double[] of(Signal signal) {
    double[] known = values.get(signal);
    return known == null ? new double[size] : known;
  }

  void add(Signal signal, IntToDoubleFunction value) {
    values.put(signal, values(value));
  }

  /** A number for each candidate, by its place. */
  double[] values(IntToDoubleFunction value) {
    double[] each = new double[size];
    for (int i = 0; i < size; i++) {
      each[i] = value.applyAsDouble(i);
    }
    return each;
  }
}
