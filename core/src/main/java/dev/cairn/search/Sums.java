package dev.cairn.search;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;

/** What the words of a question add up to, card by card. Cards that have none of them cost an int each. */
final class Sums {
  /** Where the sums of a card stand, counted from 1; 0 if it has none. */
  private final int[] places;

  private final IntArrayList cards = new IntArrayList();
  private final DoubleArrayList words = new DoubleArrayList();
  private final DoubleArrayList mass = new DoubleArrayList();

  Sums(int size) {
    this.places = new int[size];
  }

  void add(int card, double score, double weight) {
    int place = places[card];
    if (place == 0) {
      cards.add(card);
      words.add(score);
      mass.add(weight);
      places[card] = cards.size();
    } else {
      words.set(place - 1, words.getDouble(place - 1) + score);
      mass.set(place - 1, mass.getDouble(place - 1) + weight);
    }
  }

  /** The cards that have some. */
  IntList cards() {
    return cards;
  }

  /** BM25 of the question's words. */
  double words(int card) {
    return places[card] == 0 ? 0 : words.getDouble(places[card] - 1);
  }

  /** What the words it has count among those of the question. */
  double mass(int card) {
    return places[card] == 0 ? 0 : mass.getDouble(places[card] - 1);
  }
}
