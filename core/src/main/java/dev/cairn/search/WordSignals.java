package dev.cairn.search;

import dev.cairn.formula.Bm25;
import dev.cairn.formula.QueryCoverage;
import dev.cairn.index.Found;
import dev.cairn.policy.RankPolicy;
import dev.cairn.policy.SearchPolicy;
import java.util.Arrays;
import java.util.List;

/** What the words of the query tell about candidates. */
final class WordSignals {
  private final Found found;
  private final List<Found.Candidate> all;
  private final SearchPolicy search;
  private final RankPolicy rank;
  private final Surroundings surroundings;

  /** Of each word of the query. */
  private final double[] rarities;

  WordSignals(Found found, SearchPolicy search, RankPolicy rank) {
    this.found = found;
    this.all = found.candidates();
    this.search = search;
    this.rank = rank;
    this.surroundings = new Surroundings(all);
    this.rarities = found.words().stream()
        .mapToDouble(word -> Bm25.rarity(found.corpus(), word.texts()))
        .toArray();
  }

  void addTo(Signals signals) {
    boolean[] every = new boolean[rarities.length];
    Arrays.fill(every, true);
    double[] words = signals.values(i -> bm25(all.get(i).head(), every));
    signals.add(Signal.WORDS, i -> words[i]);
    signals.add(Signal.WORDS_ANYWHERE, i -> {
      Found.Candidate each = all.get(i);
      return bm25(new Found.Head(each.length(), each.times()), every);
    });
    boolean[] telling = telling(every);
    double[] nameless = signals.values(i -> bm25(all.get(i).head(), telling));
    signals.add(Signal.WORDS_AROUND, i -> nameless[i] + surroundings.around(nameless, i));
    double[] withSides =
        signals.values(i -> words[i] + rank.besideShare() * surroundings.beside(words, i));
    signals.add(Signal.EPISODE_WORDS, surroundings.ofEpisode(withSides, 1));
    addCoverage(signals);
  }

  /** Names aside; but if a query is nothing but names, they are what it looks for. */
  private boolean[] telling(boolean[] every) {
    boolean onlyNames = found.names().size() == found.words().size();
    boolean[] telling = every.clone();
    found.names().forEach(name -> telling[name] = onlyNames);
    return telling;
  }

  private double bm25(Found.Head head, boolean[] counts) {
    double sum = 0;
    for (int word = 0; word < rarities.length; word++) {
      int times = head.times().getInt(word);
      if (times > 0 && counts[word]) {
        sum += Bm25.value(search, found.corpus(), head.length(), rarities[word], times);
      }
    }
    return sum;
  }

  private void addCoverage(Signals signals) {
    signals.add(Signal.COVERAGE, i -> QueryCoverage.share(rarities, word -> has(i, word)));
    signals.add(Signal.COVERAGE_AROUND, i -> {
      Found.Candidate each = all.get(i);
      return QueryCoverage.share(
          rarities, word -> has(i, word) || has(each.before(), word) || has(each.after(), word));
    });
  }

  private boolean has(int place, int word) {
    return place >= 0 && all.get(place).head().times().getInt(word) > 0;
  }
}
