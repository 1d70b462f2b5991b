package dev.cairn.eval.cards.year;

/**
 * A task for which one must know a fact.
 *
 * @param inPack whether the pack had it as it is now
 * @param outdatedFirst whether the pack had it as it was, alone or above what it is now
 */
public record Needed(Fact.Told told, int scene, boolean inPack, boolean outdatedFirst) {
  static Needed of(Fact.Told told, Shown pack) {
    int now = place(pack, told);
    int before = told.changed() ? placeOfOther(pack, told) : Integer.MAX_VALUE;
    return new Needed(told, pack.scene(), now < Integer.MAX_VALUE, before < now);
  }

  private static int place(Shown pack, Fact.Told told) {
    for (int i = 0; i < pack.lines().size(); i++) {
      if (pack.lines().get(i).origins().contains(new Origin.OfFact(told))) {
        return i;
      }
    }
    return Integer.MAX_VALUE;
  }

  private static int placeOfOther(Shown pack, Fact.Told told) {
    for (int i = 0; i < pack.lines().size(); i++) {
      boolean other = pack.lines().get(i).origins().stream()
          .anyMatch(origin -> origin instanceof Origin.OfFact of
              && of.told().fact().equals(told.fact())
              && of.told().changed() != told.changed());
      if (other) {
        return i;
      }
    }
    return Integer.MAX_VALUE;
  }
}
