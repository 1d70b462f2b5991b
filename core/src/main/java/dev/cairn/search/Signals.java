package dev.cairn.search;

import dev.cairn.formula.Bm25;
import dev.cairn.formula.Mixture;
import dev.cairn.index.Found;
import dev.cairn.policy.RankPolicy;
import dev.cairn.policy.SearchPolicy;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleComparators;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2DoubleMap;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;

/** Every signal of every candidate, before any is weighed. */
final class Signals {
  private final Found found;
  private final List<Found.Candidate> all;
  private final SearchPolicy search;
  private final RankPolicy rank;
  private final Optional<TimeAsked> time;
  private final Map<Signal, double[]> values = new EnumMap<>(Signal.class);

  /** Of each word of the query. */
  private final double[] rarities;

  private Signals(Found found, SearchPolicy search, RankPolicy rank, Optional<TimeAsked> time) {
    this.found = found;
    this.all = found.candidates();
    this.search = search;
    this.rank = rank;
    this.time = time;
    this.rarities = found.words().stream()
        .mapToDouble(word -> Bm25.rarity(found.corpus(), word.texts()))
        .toArray();
  }

  static Signals of(Found found, SearchPolicy search, RankPolicy rank, Optional<TimeAsked> time) {
    Signals signals = new Signals(found, search, rank, time);
    signals.addWords();
    signals.addMeanings();
    signals.addCoverage();
    signals.addTurns();
    signals.add(Signal.TIME, i -> signals.timeFit(i));
    signals.add(Signal.RELATED, i -> signals.all.get(i).related());
    return signals;
  }

  double[] of(Signal signal) {
    double[] known = values.get(signal);
    return known == null ? new double[all.size()] : known;
  }

  /** The words of the query a candidate has, whole or in its beginning, for BM25. */
  List<Bm25.Match> matches(IntList times) {
    List<Bm25.Match> matches = new ArrayList<>();
    for (int word = 0; word < times.size(); word++) {
      if (times.getInt(word) > 0) {
        Found.Asked asked = found.words().get(word);
        matches.add(new Bm25.Match(asked.written(), asked.texts(), times.getInt(word)));
      }
    }
    return matches;
  }

  private double timeFit(int i) {
    return time.isPresent() ? time.get().fit(all.get(i).stored().at(), rank) : 0;
  }

  private void addWords() {
    boolean[] every = new boolean[rarities.length];
    Arrays.fill(every, true);
    add(Signal.WORDS, i -> bm25(all.get(i).head(), every));
    add(Signal.WORDS_ANYWHERE, i -> {
      Found.Candidate each = all.get(i);
      return bm25(new Found.Head(each.length(), each.times()), every);
    });
    // If a query is nothing but names, they are what it looks for.
    boolean onlyNames = found.names().size() == found.words().size();
    boolean[] telling = every.clone();
    found.names().forEach(name -> telling[name] = onlyNames);
    double[] nameless = values(i -> bm25(all.get(i).head(), telling));
    add(Signal.WORDS_AROUND, i -> nameless[i] + around(nameless, all.get(i).beside()));
    double[] words = of(Signal.WORDS);
    addOfEpisode(
        Signal.EPISODE_WORDS, values(i -> words[i] + Mixture.BESIDE * beside(words, i)), 1);
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

  private static double around(double[] of, IntList places) {
    double sum = 0;
    for (int i = 0; i < places.size(); i++) {
      sum += at(of, places.getInt(i));
    }
    return sum;
  }

  private double beside(double[] of, int i) {
    return at(of, all.get(i).before()) + at(of, all.get(i).after());
  }

  private static double at(double[] of, int place) {
    return place < 0 ? 0 : of[place];
  }

  /** An entry that has no vector yet is taken to be as far away as the farthest candidate. */
  private void addMeanings() {
    double least =
        all.stream().flatMapToDouble(each -> each.meaning().stream()).min().orElse(0);
    add(Signal.MEANING, i -> all.get(i).meaning().orElse(least));
    double[] meanings = of(Signal.MEANING);
    double[] more = values(i -> meanings[i] - least);
    add(Signal.MEANING_AROUND, i -> Mixture.BESIDE * beside(more, i));
    addOfEpisode(Signal.EPISODE_MEANING, meanings, Mixture.BEST_OF_EPISODE);
  }

  /** The mean of the best of an episode, for each of its entries. */
  private void addOfEpisode(Signal signal, double[] of, int best) {
    Long2ObjectMap<DoubleArrayList> episodes = new Long2ObjectOpenHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      episodes
          .computeIfAbsent(all.get(i).episode(), key -> new DoubleArrayList())
          .add(of[i]);
    }
    Long2DoubleMap means = new Long2DoubleOpenHashMap();
    for (Long2ObjectMap.Entry<DoubleArrayList> episode : episodes.long2ObjectEntrySet()) {
      DoubleArrayList each = episode.getValue();
      each.sort(DoubleComparators.OPPOSITE_COMPARATOR);
      int top = Math.min(best, each.size());
      means.put(
          episode.getLongKey(), Arrays.stream(each.elements(), 0, top).average().orElse(0));
    }
    add(signal, i -> means.get(all.get(i).episode()));
  }

  /** By rarity: a word that everyone uses covers little. */
  private void addCoverage() {
    add(Signal.COVERAGE, i -> share(word -> has(i, word)));
    add(Signal.COVERAGE_AROUND, i -> {
      Found.Candidate each = all.get(i);
      return share(word -> has(i, word) || has(each.before(), word) || has(each.after(), word));
    });
  }

  private boolean has(int place, int word) {
    return place >= 0 && all.get(place).head().times().getInt(word) > 0;
  }

  private double share(IntPredicate covers) {
    double covered = 0;
    double sum = 0;
    for (int word = 0; word < rarities.length; word++) {
      sum += rarities[word];
      covered += covers.test(word) ? rarities[word] : 0;
    }
    return sum > 0 ? covered / sum : 0;
  }

  /** Small talk is brief, and a question seldom holds its answer, where people with names talk. */
  private void addTurns() {
    addFlag(Signal.SPEAKER, Found.Candidate::namesSpeaker);
    addFlag(Signal.ENDS_ASKING, each -> each.shape().named() && each.shape().endsAsking());
    addFlag(
        Signal.ANSWERS,
        each -> each.shape().named()
            && each.before() >= 0
            && all.get(each.before()).shape().endsAsking());
    add(
        Signal.SUBSTANCE,
        i -> all.get(i).shape().named() ? StrictMath.log(1.0 + all.get(i).substance()) : 0);
    add(Signal.TERSE, this::terseness);
    add(Signal.LENGTHY, i -> StrictMath.max(0, log(all.get(i).length(), rank.lengthyWords())));
    addFlag(Signal.USER, each -> each.shape().byUser());
  }

  /**
   * Half of a terse length is as terse as it gets: a grunt tells no more than a sentence. What has nothing
   * of the query in it gains nothing by being short.
   */
  private double terseness(int i) {
    Found.Candidate each = all.get(i);
    boolean found = of(Signal.COVERAGE)[i] > 0 || each.meaning().isPresent();
    if (!found || !isPlainUser(each.shape())) {
      return 0;
    }
    long length = StrictMath.max(each.length(), rank.terseWords() / 2);
    return StrictMath.max(0, -log(length, rank.terseWords()));
  }

  private static boolean isPlainUser(Found.Shape shape) {
    return shape.byUser() && !shape.named();
  }

  private static double log(long length, long of) {
    return StrictMath.log((double) StrictMath.max(1, length) / of);
  }

  private void addFlag(Signal signal, Predicate<Found.Candidate> flag) {
    add(signal, i -> flag.test(all.get(i)) ? 1 : 0);
  }

  private void add(Signal signal, IntToDoubleFunction value) {
    values.put(signal, values(value));
  }

  private double[] values(IntToDoubleFunction value) {
    double[] each = new double[all.size()];
    for (int i = 0; i < each.length; i++) {
      each[i] = value.applyAsDouble(i);
    }
    return each;
  }
}
