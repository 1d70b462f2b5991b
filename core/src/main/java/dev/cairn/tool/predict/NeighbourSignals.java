package dev.cairn.tool.predict;

import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import it.unimi.dsi.fastutil.ints.Int2DoubleLinkedOpenHashMap;
import java.util.Comparator;

/** What stands near the last tool in the catalogue, and which tools were never run. */
final class NeighbourSignals {
  private final Position position;
  private final RunMemory memory;
  private final Lineup lineup;
  private final PredictionPolicy policy;
  private final Sheet sheet;

  NeighbourSignals(
      Position position, RunMemory memory, Lineup lineup, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.memory = memory;
    this.lineup = lineup;
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
    position.last(lineup).ifPresent(last -> {
      for (int tool : sheet.places().toIntArray()) {
        boolean same = lineup.server(tool) == lineup.server(last);
        sheet.put(tool, PredictionSignal.SERVER, same ? 1 : 0);
      }
    });
    double expected = Share.scaled(policy, Share.newPart(memory.once(), memory.toolRuns()));
    for (int tool : sheet.places().toIntArray()) {
      boolean isNew = memory.find(lineup.candidate(tool).tool()) == RunMemory.UNKNOWN;
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
    Int2DoubleLinkedOpenHashMap shared = new Int2DoubleLinkedOpenHashMap();
    for (String word : lineup.nameWords(last).times().keySet()) {
      double weight = lineup.nameWeight(word);
      lineup.names().each(word, (tool, times) -> shared.addTo(tool, weight));
    }
    shared
        .int2DoubleEntrySet()
        .forEach(entry -> entry.setValue(entry.getDoubleValue()
            / StrictMath.sqrt(lineup.nameLength(last) * lineup.nameLength(entry.getIntKey()))));
    shared
        .keySet()
        .intStream()
        .boxed()
        .sorted(Comparator.comparingDouble((Integer tool) -> -shared.get(tool.intValue()))
            .thenComparing(tool -> tool))
        .limit(policy.textPool())
        .forEach(tool -> sheet.put(tool, PredictionSignal.LIKE, shared.get(tool.intValue())));
  }
}
