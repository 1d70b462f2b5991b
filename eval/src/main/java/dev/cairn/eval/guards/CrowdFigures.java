package dev.cairn.eval.guards;

import dev.cairn.eval.guards.GuardFolds.CrowdOutcome;
import dev.cairn.eval.suite.Shares;
import dev.cairn.text.guard.GuardMatcher.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** The figures of actions beside many rules: are those that speak among the first, and do the others keep silent? */
final class CrowdFigures {
  private final String group;
  private final Function<String, GuardLimits> limits;

  /** By the limits of each part. */
  CrowdFigures(String group, Function<String, GuardLimits> limits) {
    this.group = group;
    this.limits = limits;
  }

  void add(List<CrowdOutcome> crowds, Shares shares) {
    Predicate<CrowdOutcome> speaking = each -> !each.row().relevant().isEmpty();
    Predicate<CrowdOutcome> heard = speaking.and(each -> !named(each).isEmpty());
    shares.add(group, "crowd_R@3_ranked", crowds, speaking, each -> recall(each, ranked(each)));
    shares.add(group, "crowd_R@3_named", crowds, speaking, each -> recall(each, named(each)));
    shares.add(
        group, "crowd_silent", crowds, speaking.negate(), each -> named(each).isEmpty() ? 1 : 0);
    shares.add(group, "crowd_precision", crowds, heard, each -> {
      List<Standing> named = named(each);
      return (double) named.stream().filter(one -> isRelevant(one, each)).count() / named.size();
    });
  }

  private List<Standing> ranked(CrowdOutcome crowd) {
    GuardLimits here = limits.apply(crowd.part());
    List<Standing> ranked = new ArrayList<>(crowd.standings());
    ranked.sort(
        Comparator.comparing((Standing each) -> GuardOutcome.verdict(each) >= here.forbids())
            .thenComparingDouble(Standing::speaks)
            .reversed());
    return ranked;
  }

  private List<Standing> named(CrowdOutcome crowd) {
    GuardLimits here = limits.apply(crowd.part());
    return ranked(crowd).stream()
        .filter(
            each -> each.speaks() >= here.speaks() || GuardOutcome.verdict(each) >= here.forbids())
        .toList();
  }

  private static double recall(CrowdOutcome crowd, List<Standing> ranked) {
    double hits =
        ranked.stream().limit(3).filter(each -> isRelevant(each, crowd)).count();
    return hits / Math.max(1, crowd.row().relevant().size());
  }

  private static boolean isRelevant(Standing standing, CrowdOutcome crowd) {
    return crowd.row().relevant().contains(Integer.parseInt(standing.rule().id()));
  }
}
