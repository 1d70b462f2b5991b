package dev.cairn.tool.predict;

import dev.cairn.formula.NextTool;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import java.util.Arrays;

/** What each signal measures on the tools that any of them speaks for. The others are never touched. */
@SuppressWarnings(
    "EnumOrdinal") // one array for all: a map for each tool would cost more than the rest
final class Sheet {
  /** A measure of one tool. */
  @FunctionalInterface
  interface Measure {
    double of(int times);
  }

  private static final int SIGNALS = PredictionSignal.values().length;
  private static final int ROWS = 512;

  private final Places known;

  /** By place, the row of a tool and 1; 0 for one that nothing speaks for. */
  private final int[] rows;

  private int[] places = new int[ROWS];
  private double[] measures = new double[ROWS * SIGNALS];
  private int size;

  Sheet(Places known) {
    this.known = known;
    this.rows = new int[known.lineup().size()];
  }

  Lineup lineup() {
    return known.lineup();
  }

  void put(int place, PredictionSignal signal, double measure) {
    int at = row(place) * SIGNALS + signal.ordinal();
    measures[at] = measure;
  }

  void add(int place, PredictionSignal signal, double more) {
    int at = row(place) * SIGNALS + signal.ordinal();
    measures[at] += more;
  }

  /** The larger of what there is and this. */
  void raise(int place, PredictionSignal signal, double measure) {
    int at = row(place) * SIGNALS + signal.ordinal();
    measures[at] = Math.max(measures[at], measure);
  }

  /** The row of a tool, a new one if nothing spoke for it yet. */
  int row(int place) {
    if (rows[place] == 0) {
      if (size == places.length) {
        places = Arrays.copyOf(places, 2 * size);
        measures = Arrays.copyOf(measures, 2 * size * SIGNALS);
      }
      places[size++] = place;
      rows[place] = size;
    }
    return rows[place] - 1;
  }

  /** Measures every tool of a tally that may come next. */
  void each(Tally tally, Tally.Visitor visitor) {
    tally.each((tool, times) -> {
      int place = place(tool);
      if (place >= 0) {
        visitor.at(place, times);
      }
    });
  }

  /** Where a tool of the memory stands in the line-up; -1 if it does not. */
  int place(int tool) {
    return tool <= RunMemory.START ? -1 : known.place(tool);
  }

  void put(Tally tally, PredictionSignal signal, Measure measure) {
    each(tally, (place, times) -> put(place, signal, measure.of(times)));
  }

  /** How many tools are spoken for. */
  int size() {
    return size;
  }

  /** The tool of a row; rows are in the order in which they were spoken for. */
  int placeAt(int row) {
    return places[row];
  }

  double measure(int place, PredictionSignal signal) {
    return rows[place] == 0 ? 0 : measures[(rows[place] - 1) * SIGNALS + signal.ordinal()];
  }

  /** The sum of a row's measures, each times its weight, in the order of the signals. */
  double score(int row, double[] weights) {
    double score = 0;
    for (int signal = 0; signal < SIGNALS; signal++) {
      score += NextTool.term(weights[signal], measures[row * SIGNALS + signal]);
    }
    return score;
  }
}
