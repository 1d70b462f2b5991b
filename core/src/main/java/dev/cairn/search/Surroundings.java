package dev.cairn.search;

import dev.cairn.formula.BestMean;
import dev.cairn.index.Found;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2DoubleMap;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** What other candidates have that stand around one; numbers are given by the candidates' places. */
final class Surroundings {
  private final List<Found.Candidate> all;

  Surroundings(List<Found.Candidate> all) {
    this.all = all;
  }

  /** What the turns right before and after it have together. */
  double beside(double[] of, int place) {
    Found.Candidate each = all.get(place);
    return at(of, each.before()) + at(of, each.after());
  }

  /** What all turns around it have together. */
  double around(double[] of, int place) {
    IntList turns = all.get(place).beside();
    double sum = 0;
    for (int i = 0; i < turns.size(); i++) {
      sum += at(of, turns.getInt(i));
    }
    return sum;
  }

  private static double at(double[] of, int place) {
    return place < 0 ? 0 : of[place];
  }

  /** The mean of the best of its episode. */
  IntToDoubleFunction ofEpisode(double[] of, int best) {
    Long2ObjectMap<DoubleArrayList> episodes = new Long2ObjectOpenHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      episodes
          .computeIfAbsent(all.get(i).episode(), key -> new DoubleArrayList())
          .add(of[i]);
    }
    Long2DoubleMap means = new Long2DoubleOpenHashMap();
    episodes.forEach((key, values) -> means.put(key, BestMean.of(values.toDoubleArray(), best)));
    return place -> means.get(all.get(place).episode());
  }
}
