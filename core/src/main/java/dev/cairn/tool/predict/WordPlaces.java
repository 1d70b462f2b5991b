package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Where in the request the words of a tool's name stand, on average; rare words count more. */
final class WordPlaces {
  /** A quarter of the request apart is apart. */
  private static final int QUARTERS = 4;

  private final Map<String, Integer> places = new HashMap<>();
  private final Lineup lineup;
  private final double last;

  WordPlaces(Position position, Lineup lineup) {
    this.lineup = lineup;
    position.words().forEach(word -> places.put(word, places.size()));
    OptionalInt tool = position.last(lineup);
    this.last = tool.isPresent() ? place(tool.getAsInt()) : Double.NaN;
  }

  /** From -1, long before the last tool, to 1, long after it; 0 if the request names one of them not. */
  double ahead(int tool) {
    double place = place(tool);
    if (Double.isNaN(place) || Double.isNaN(last)) {
      return 0;
    }
    double apart = (place - last) / places.size() * QUARTERS;
    return Math.max(-1, Math.min(1, apart));
  }

  private double place(int tool) {
    Bag name = lineup.nameWords(tool);
    double sum = 0;
    double weights = 0;
    for (String word : name.times().keySet()) {
      Integer place = places.get(word);
      if (place != null) {
        double rarity =
            ToolRelevance.rarity(lineup.names().size(), lineup.names().with(word));
        sum += rarity * place;
        weights += rarity;
      }
    }
    return weights > 0 ? sum / weights : Double.NaN;
  }
}
