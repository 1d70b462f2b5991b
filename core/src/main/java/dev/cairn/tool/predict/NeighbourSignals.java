package dev.cairn.tool.predict;

import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.BestFew;
import dev.cairn.tool.run.RunMemory;
import java.util.OptionalInt;

/** What stands near the last tool in the catalogue, and which tools were never run. */
final class NeighbourSignals {
  private final Position position;
  private final RunMemory memory;
  private final Places places;
  private final Lineup lineup;
  private final PredictionPolicy policy;
  private final Sheet sheet;

  NeighbourSignals(
      Position position, RunMemory memory, Places places, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.memory = memory;
    this.places = places;
    this.lineup = places.lineup();
    this.policy = policy;
    this.sheet = sheet;
  }

  /** Before the signals that speak of the tools taken in here. */
  void takeIn() {
    position.last(lineup).ifPresent(last -> {
      like(last);
      lineup
          .ofServer(lineup.server(last))
          .intStream()
          .limit(policy.serverPool())
          .forEach(tool -> sheet.put(tool, PredictionSignal.SERVER, 1));
    });
  }

  /** After all others. */
  void finish() {
    OptionalInt last = position.last(lineup);
    int server = last.isPresent() ? lineup.server(last.getAsInt()) : -1;
    double expected = Share.scaled(policy, Share.newPart(memory.once(), memory.toolRuns()));
    for (int row = 0; row < sheet.size(); row++) {
      int tool = sheet.placeAt(row);
      boolean isNew = places.number(tool) == RunMemory.UNKNOWN;
      sheet.put(tool, PredictionSignal.SERVER, lineup.server(tool) == server ? 1 : 0);
      sheet.put(tool, PredictionSignal.NEW, isNew ? 1 : 0);
      sheet.put(tool, PredictionSignal.NEW_EXPECTED, isNew ? expected : 0);
      if (!isNew) {
        sheet.put(tool, PredictionSignal.NEW_TEXT, 0);
      }
      double like = sheet.measure(tool, PredictionSignal.LIKE);
      sheet.put(tool, PredictionSignal.NEW_LIKE, isNew ? like : 0);
    }
  }

  private void like(int last) {
    Sums shared = new Sums(lineup.size());
    NameWords words = lineup.nameWords();
    for (int word : words.of(last)) {
      double weight = words.weight(word);
      for (int i = 0; i < words.toolsWith(word).size(); i++) {
        shared.add(words.toolsWith(word).getInt(i), weight);
      }
    }
    BestFew best = new BestFew((int) Math.min(policy.textPool(), lineup.size()));
    for (int i = 0; i < shared.tools().size(); i++) {
      int tool = shared.tools().getInt(i);
      best.offer(tool, likeness(shared, last, tool));
    }
    for (int tool : best.ranked()) {
      sheet.put(tool, PredictionSignal.LIKE, likeness(shared, last, tool));
    }
  }

  private double likeness(Sums shared, int last, int tool) {
    return shared.of(tool)
        / StrictMath.sqrt(lineup.nameWords().length(last) * lineup.nameWords().length(tool));
  }
}
