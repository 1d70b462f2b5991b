package dev.cairn.tool.predict;

import java.util.OptionalInt;

/** Where in the request the words of a tool's name stand, on average; rare words count more. */
final class WordPlaces {
  /** A quarter of the request apart is apart. */
  private static final int QUARTERS = 4;

  /** By the number of the word, from 1; 0 for words the request has not. */
  private final int[] places;

  private final Lineup lineup;
  private final int size;
  private final double last;

  WordPlaces(Position position, Lineup lineup) {
    this.lineup = lineup;
    this.size = position.words().size();
    this.places = new int[lineup.nameWords().size()];
    int place = 0;
    for (String word : position.words()) {
      int at = ++place;
      lineup.nameWords().find(word).ifPresent(number -> places[number] = at);
    }
    OptionalInt tool = position.last(lineup);
    this.last = tool.isPresent() ? place(tool.getAsInt()) : Double.NaN;
  }

  /** From -1, long before the last tool, to 1, long after it; 0 if the request names one of them not. */
  double ahead(int tool) {
    double place = Double.isNaN(last) ? last : place(tool);
    if (Double.isNaN(place)) {
      return 0;
    }
    double apart = (place - last) / size * QUARTERS;
    return Math.max(-1, Math.min(1, apart));
  }

  private double place(int tool) {
    double sum = 0;
    double weights = 0;
    for (int word : lineup.nameWords().of(tool)) {
      int place = places[word];
      if (place > 0) {
        double rarity = lineup.nameWords().rarity(word);
        sum += rarity * (place - 1);
        weights += rarity;
      }
    }
    return weights > 0 ? sum / weights : Double.NaN;
  }
}
