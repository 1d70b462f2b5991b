package dev.cairn.search;

import dev.cairn.formula.Mixture;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.policy.RankPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * Puts what was said last above what it replaced: of two entries that say much the same, the newer passes
 * the older, if it says briefly that something changed and the query asks for a thing that can. Preferring
 * whatever is new does not do that; it only brings up what is beside the point.
 */
final class Updates {
  private static final Pattern CHANGEABLE = Pattern.compile(
      "\\b(?:what|when|where|which|how (?:many|much|often|long|far))\\b", Pattern.CASE_INSENSITIVE);

  private static final Comparator<Ranked> OLDEST_FIRST = Comparator.comparing(
          (Ranked each) -> each.candidate().entry().logged().at())
      .thenComparingLong(each -> each.candidate().stored().position());

  private final RankPolicy policy;
  private final Alike alike;

  Updates(RankPolicy policy, Alike alike) {
    this.policy = policy;
    this.alike = alike;
  }

  /** How alike two entries are, by the numbers of their documents; empty if that is not known. */
  @FunctionalInterface
  interface Alike {
    OptionalDouble of(int entry, int other);
  }

  /** @param ranked the best first */
  List<Ranked> pass(String query, List<Ranked> ranked) {
    if (!CHANGEABLE.matcher(query).find()) {
      return ranked;
    }
    int among = (int) Math.min(policy.updateAmong(), ranked.size());
    List<Ranked> all = new ArrayList<>(ranked.subList(0, among));
    all.sort(OLDEST_FIRST);
    // From the oldest on, so that the newest of several also passes those that passed.
    for (int newer = 1; newer < among; newer++) {
      all.set(newer, passing(all.get(newer), all.subList(0, newer)));
    }
    all.addAll(ranked.subList(among, ranked.size()));
    all.sort(Ranked.BEST_FIRST);
    return all;
  }

  private Ranked passing(Ranked newer, List<Ranked> older) {
    double best = older.stream()
        .filter(each -> each.total() >= newer.score() && updates(newer, each))
        .mapToDouble(Ranked::total)
        .max()
        .orElse(Double.NEGATIVE_INFINITY);
    return best >= newer.score() ? newer.lifted(best - newer.score() + Mixture.HAIR) : newer;
  }

  private boolean updates(Ranked newer, Ranked older) {
    if (!newer.candidate().isIndexed() || !older.candidate().isIndexed()) {
      // Where it lies by meaning is not known yet.
      return false;
    }
    EntryLogged now = newer.candidate().entry().logged();
    EntryLogged then = older.candidate().entry().logged();
    return newer.candidate().shape().changes()
        && newer.candidate().length() <= policy.updateWords()
        && now.role() == then.role()
        && older.score() - newer.score() <= policy.updateGap()
        && alike.of(newer.candidate().number(), older.candidate().number()).orElse(0)
            >= policy.updateAlike();
  }
}
