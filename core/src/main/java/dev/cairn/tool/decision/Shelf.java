package dev.cairn.tool.decision;

import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Decisions by local alpha, in thousandths, so that "within a tenth" is exact. */
final class Shelf {
  private final NavigableMap<Integer, Pile> piles = new TreeMap<>();

  void add(int alpha, PastDecision decision) {
    piles.computeIfAbsent(alpha, none -> new Pile()).add(decision);
  }

  void forget(ToolId tool) {
    piles.values().forEach(pile -> pile.forget(tool));
    piles.values().removeIf(Pile::isEmpty);
  }

  void forget(long position) {
    piles.values().forEach(pile -> pile.forget(position));
    piles.values().removeIf(Pile::isEmpty);
  }

  boolean isEmpty() {
    return piles.isEmpty();
  }

  /** Takes the nearest by alpha and, among equally near ones, the newest, until there are enough. */
  void take(
      int alpha, int within, Predicate<PastDecision> fits, int most, List<PastDecision> into) {
    Integer below = piles.floorKey(alpha);
    Integer above = piles.higherKey(alpha);
    while (into.size() < most) {
      int under = below == null ? Integer.MAX_VALUE : alpha - below;
      int over = above == null ? Integer.MAX_VALUE : above - alpha;
      if (Math.min(under, over) >= within) {
        return;
      }
      List<PastDecision> near = new ArrayList<>();
      if (below != null && under <= over) {
        near.addAll(at(below));
        below = piles.lowerKey(below);
      }
      if (above != null && over <= under) {
        near.addAll(at(above));
        above = piles.higherKey(above);
      }
      near.sort(PastDecision.NEWEST);
      near.stream().filter(fits).limit((long) most - into.size()).forEach(into::add);
    }
  }

  private List<PastDecision> at(int alpha) {
    Pile pile = piles.get(alpha);
    return pile == null ? List.of() : pile.decisions();
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(piles.size());
    for (Map.Entry<Integer, Pile> each : piles.entrySet()) {
      out.writeInt(each.getKey());
      each.getValue().write(out);
    }
  }

  static Shelf read(DataInput in) throws IOException {
    Shelf shelf = new Shelf();
    for (int left = in.readInt(); left > 0; left--) {
      shelf.piles.put(in.readInt(), Pile.read(in));
    }
    return shelf;
  }
}
