package dev.cairn.tool.predict;

import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntSet;

/** What each signal measures on the tools that any of them speaks for. The others are never touched. */
@SuppressWarnings(
    "EnumOrdinal") // a row is an array: a map for each tool would cost more than the rest
final class Sheet {
  /** A measure of one tool. */
  @FunctionalInterface
  interface Measure {
    double of(int times);
  }

  private static final int SIGNALS = PredictionSignal.values().length;

  private final Int2ObjectLinkedOpenHashMap<double[]> rows = new Int2ObjectLinkedOpenHashMap<>();
  private final RunMemory memory;
  private final Lineup lineup;

  Sheet(RunMemory memory, Lineup lineup) {
    this.memory = memory;
    this.lineup = lineup;
  }

  void put(int place, PredictionSignal signal, double measure) {
    row(place)[signal.ordinal()] = measure;
  }

  void add(int place, PredictionSignal signal, double more) {
    row(place)[signal.ordinal()] += more;
  }

  private double[] row(int place) {
    double[] row = rows.get(place);
    if (row == null) {
      row = new double[SIGNALS];
      rows.put(place, row);
    }
    return row;
  }

  /** The larger of what there is and this. */
  void raise(int place, PredictionSignal signal, double measure) {
    double[] row = row(place);
    row[signal.ordinal()] = Math.max(row[signal.ordinal()], measure);
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
    return tool <= RunMemory.START ? -1 : lineup.place(memory.use(tool).tool()).orElse(-1);
  }

  void put(Tally tally, PredictionSignal signal, Measure measure) {
    each(tally, (place, times) -> put(place, signal, measure.of(times)));
  }

  boolean has(int place) {
    return rows.containsKey(place);
  }

  /** The tools that are spoken for, in the order in which they were. */
  IntSet places() {
    return rows.keySet();
  }

  double measure(int place, PredictionSignal signal) {
    double[] row = rows.get(place);
    return row == null ? 0 : row[signal.ordinal()];
  }
}
