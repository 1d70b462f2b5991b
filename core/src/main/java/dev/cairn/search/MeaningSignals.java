package dev.cairn.search;

import dev.cairn.index.Found;
import dev.cairn.policy.RankPolicy;
import java.util.List;

/** What the nearness of candidates to the query in meaning tells. */
final class MeaningSignals {
  private final List<Found.Candidate> all;
  private final RankPolicy rank;

  MeaningSignals(List<Found.Candidate> all, RankPolicy rank) {
    this.all = all;
    this.rank = rank;
  }

  /** An entry that has no vector yet is taken to be as far away as the farthest candidate. */
  void addTo(Signals signals) {
    Surroundings surroundings = new Surroundings(all);
    double least =
        all.stream().flatMapToDouble(each -> each.meaning().stream()).min().orElse(0);
    double[] meanings = signals.values(i -> all.get(i).meaning().orElse(least));
    double[] more = signals.values(i -> meanings[i] - least);
    signals.add(Signal.MEANING, i -> meanings[i]);
    signals.add(Signal.MEANING_AROUND, i -> rank.besideShare() * surroundings.beside(more, i));
    signals.add(Signal.EPISODE_MEANING, surroundings.ofEpisode(meanings, (int) rank.episodeBest()));
  }
}
