package dev.cairn.card;

import dev.cairn.log.CardId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which tactics an episode credits. Those that a pack showed before its first outcome are eligible, the best
 * few by their best rank; later showings earn nothing.
 *
 * @param ranks the best rank of each tactic shown so far, in the order they were first shown
 * @param credited chosen at the first outcome
 * @param decided whether there was one
 * @param proven whether one had evidence, or the user confirmed; before that nothing counts
 */
record Credit(
    Map<String, Integer> ranks,
    List<CardId> credited,
    boolean decided,
    boolean proven,
    boolean good,
    boolean bad) {
  static final Credit NONE = new Credit(Map.of(), List.of(), false, false, false, false);

  /** A pack showed these tactics, the best first. */
  Credit shown(List<CardId> tactics) {
    if (decided || tactics.isEmpty()) {
      return this;
    }
    Map<String, Integer> best = new LinkedHashMap<>(ranks);
    for (int rank = 0; rank < tactics.size(); rank++) {
      best.merge(tactics.get(rank).value(), rank, Math::min);
    }
    return new Credit(best, credited, false, proven, good, bad);
  }

  /** Something turned out well or badly. */
  Credit outcome(boolean well, boolean proof, int most) {
    List<CardId> chosen = decided ? credited : best(most);
    return new Credit(Map.of(), chosen, true, proven || proof, good || well, bad || !well);
  }

  private List<CardId> best(int most) {
    List<Map.Entry<String, Integer>> all = new ArrayList<>(ranks.entrySet());
    // Stable: of two with the same rank the one shown first comes first.
    all.sort(Comparator.comparingInt(Map.Entry::getValue));
    return all.stream().limit(most).map(each -> new CardId(each.getKey())).toList();
  }
}
