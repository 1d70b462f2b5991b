package dev.cairn.tool.predict;

import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.Neighbour;
import dev.cairn.tool.run.RunMemory;
import it.unimi.dsi.fastutil.ints.Int2DoubleLinkedOpenHashMap;
import java.util.Arrays;

/** What was run for the nearest past requests. */
final class NearSignals {
  /** More equal steps than these say nothing more. */
  private static final int ALIKE_MAX = 4;

  /** Where a past run stood as this one stands now, and how many steps before were the same. */
  private record Match(int next, int alike) {}

  private final Position position;
  private final RunMemory memory;
  private final PredictionPolicy policy;
  private final Sheet sheet;
  private final Int2DoubleLinkedOpenHashMap used = new Int2DoubleLinkedOpenHashMap();
  private final Int2DoubleLinkedOpenHashMap next = new Int2DoubleLinkedOpenHashMap();
  private double usedWeight;
  private double nextWeight;

  NearSignals(Position position, RunMemory memory, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.memory = memory;
    this.policy = policy;
    this.sheet = sheet;
  }

  void write() {
    for (Neighbour near : memory.nearest(position.words())) {
      double weight = near.likeness() * near.likeness();
      usedWeight += weight;
      Arrays.stream(near.tools()).distinct().forEach(tool -> used.addTo(tool, weight));
      Match match = match(near.tools());
      if (match.alike() > 0) {
        double more = weight * match.alike() * match.alike();
        nextWeight += more;
        next.addTo(near.tools()[match.next()], more);
      }
    }
    put(used, usedWeight, PredictionSignal.NEAR_USED);
    put(next, nextWeight, PredictionSignal.NEAR_NEXT);
  }

  private Match match(int[] tools) {
    if (position.size() == 0) {
      return new Match(0, tools.length > 0 ? 1 : 0);
    }
    Match best = new Match(0, 0);
    for (int at = 0; at + 1 < tools.length; at++) {
      int alike = alike(tools, at);
      if (alike > 0 && alike >= best.alike()) {
        best = new Match(at + 1, alike);
      }
    }
    return best;
  }

  private int alike(int[] tools, int at) {
    int alike = 0;
    while (alike < ALIKE_MAX
        && alike <= at
        && alike < position.size()
        && tools[at - alike] == position.number(alike)) {
      alike++;
    }
    return alike;
  }

  private void put(Int2DoubleLinkedOpenHashMap votes, double all, PredictionSignal signal) {
    votes.int2DoubleEntrySet().fastForEach(entry -> {
      int place = sheet.place(entry.getIntKey());
      if (place >= 0) {
        double share = Share.believed(entry.getDoubleValue(), all, policy.nearDoubt());
        sheet.put(place, signal, Share.scaled(policy, share));
      }
    });
  }
}
