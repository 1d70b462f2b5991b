package dev.cairn.tool.run;

import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;

/** Tallies by what came before. Holds at most so many: the one longest not added to makes room. */
final class Tallies {
  private final Long2ObjectLinkedOpenHashMap<Tally> tallies = new Long2ObjectLinkedOpenHashMap<>();
  private final long most;
  private final int each;

  /**
   * Empty.
   *
   * @param each tools in one tally at most
   */
  Tallies(long most, long each) {
    this.most = most;
    this.each = (int) each;
  }

  void add(long key, int tool) {
    Tally tally = tallies.getAndMoveToLast(key);
    if (tally == null) {
      tally = new Tally();
      tallies.putAndMoveToLast(key, tally);
      if (tallies.size() > most) {
        tallies.removeFirst();
      }
    }
    tally.add(tool, each);
  }

  /** Reading leaves no trace: an answer must not depend on who asked before. */
  Tally at(long key) {
    Tally tally = tallies.get(key);
    return tally == null ? Tally.NONE : tally;
  }

  int size() {
    return tallies.size();
  }
}
