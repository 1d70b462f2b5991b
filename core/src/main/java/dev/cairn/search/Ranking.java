package dev.cairn.search;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Bm25;
import dev.cairn.formula.Mixture;
import dev.cairn.index.Found;
import dev.cairn.policy.RankPolicy;
import dev.cairn.policy.SearchPolicy;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Candidates in the order of their scores. Every score is the weighted sum of its signals; what an update
 * gains over what it updates is added last.
 */
final class Ranking {
  private final Found found;
  private final SearchPolicy search;
  private final RankPolicy rank;
  private final Signals signals;
  private final Map<Signal, Mixture.Spread> spreads = new EnumMap<>(Signal.class);

  Ranking(Found found, SearchPolicy search, RankPolicy rank, Signals signals) {
    this.found = found;
    this.search = search;
    this.rank = rank;
    this.signals = signals;
    for (Signal signal : Signal.values()) {
      spreads.put(signal, Mixture.Spread.of(signals.of(signal)));
    }
  }

  /** All candidates, the best first. */
  List<Ranked> ranked() {
    double[] scores = scores();
    return IntStream.range(0, scores.length)
        .mapToObj(place -> new Ranked(found.candidates().get(place), place, scores[place], 0))
        .sorted(Ranked.BEST_FIRST)
        .toList();
  }

  private double[] scores() {
    double[] scores = new double[found.candidates().size()];
    for (Signal signal : Signal.values()) {
      double weight = signal.weight(rank);
      Mixture.Spread spread = spread(signal);
      double[] values = signals.of(signal);
      for (int place = 0; place < scores.length; place++) {
        double share = signal.isScaled() ? spread.share(values[place]) : values[place];
        scores[place] += weight * share;
      }
    }
    return scores;
  }

  private Mixture.Spread spread(Signal signal) {
    return spreads.getOrDefault(signal, new Mixture.Spread(0, 0));
  }

  /** The score and where it came from; signals that add nothing are left out. */
  Explanation why(Ranked ranked) {
    List<Explanation> parts = new ArrayList<>();
    for (Signal signal : Signal.values()) {
      Explanation part = part(signal, ranked);
      if (part.value() != 0) {
        parts.add(part);
      }
    }
    if (ranked.lift() != 0) {
      parts.add(Explanation.leaf(
          ranked.lift(), "it is newer than an entry that says much the same, and passes it"));
    }
    return Mixture.sum("what speaks for this entry", parts);
  }

  private Explanation part(Signal signal, Ranked ranked) {
    double value = signals.of(signal)[ranked.place()];
    Explanation raw = signal == Signal.WORDS
        ? words(ranked.candidate())
        : Explanation.leaf(value, signal.because());
    Explanation share = signal.isScaled() ? spread(signal).share(raw, signal.because()) : raw;
    return Mixture.part(signal.because(), signal.key(), signal.weight(rank), share);
  }

  private Explanation words(Found.Candidate candidate) {
    Found.Head head = candidate.head();
    return Bm25.score(search, found.corpus(), head.length(), matches(head.times()));
  }

  private List<Bm25.Match> matches(IntList times) {
    List<Bm25.Match> matches = new ArrayList<>();
    for (int word = 0; word < times.size(); word++) {
      if (times.getInt(word) > 0) {
        Found.Asked asked = found.words().get(word);
        matches.add(new Bm25.Match(asked.written(), asked.texts(), times.getInt(word)));
      }
    }
    return matches;
  }
}
