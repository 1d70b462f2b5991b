package dev.cairn.eval.cards.year;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.log.CardKind;
import dev.cairn.operation.EndEpisode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How large the store is, and whether it stays so. */
final class StoreFigures {
  private static final int QUARTER_WEEKS = 13;

  /** How much the store may grow after its first quarter: the bound of the staging gate. */
  private static final double GROWTH_MAX = 1.2;

  private static final double PER_RULE_MAX = 1.1;

  private final Seen seen;
  private final List<Week> weeks;
  private final Week last;

  StoreFigures(Seen seen) {
    this.seen = seen;
    this.weeks = seen.weeks();
    this.last = weeks.get(weeks.size() - 1);
  }

  Tally store() {
    Tally tally = new Tally("store");
    int n = weeks.size();
    for (CardKind kind : CardKind.values()) {
      tally.count(kind.label(), "cards", "in force at the end", last.of(kind), n);
    }
    tally.count(Figure.ALL, "cards", "in force at the end", last.total(), n);
    bounds(tally, n);
    tally.count(Figure.ALL, "archived", "by the monthly compaction", seen.archived(), n);
    tally.count(Figure.ALL, "merged", "by the monthly compaction", seen.merged(), n);
    Map<String, Integer> refused = refused();
    refused.forEach((reason, count) -> tally.count(
        reason, "refused", "candidates, over the year", count, seen.ledgers().size()));
    return tally;
  }

  private void bounds(Tally tally, int n) {
    tally.count(
        Figure.ALL,
        "budget_fill",
        "the fullest budget of any repository in any week",
        weeks.stream().mapToDouble(Week::fill).max().orElse(0),
        n,
        Goal.atMost(1));
    tally.count(
        "rules",
        "per_rule",
        "normative cards in force per rule given, at the end",
        (double) last.normative() / Math.max(1, last.standing()),
        last.standing(),
        Goal.atMost(PER_RULE_MAX));
    if (n > QUARTER_WEEKS) {
      Week quarter = weeks.get(QUARTER_WEEKS - 1);
      tally.count(
          "not rules",
          "growth",
          "other cards at the end / after the first quarter",
          (double) last.descriptive() / Math.max(1, quarter.descriptive()),
          n);
      tally.count(
          "per lesson",
          "growth",
          "the same per failure that lasts and fact told by then: it grows with them, not with time",
          last.perLesson() / quarter.perLesson(),
          n,
          Goal.atMost(GROWTH_MAX));
    }
  }

  private Map<String, Integer> refused() {
    Map<String, Integer> reasons = new TreeMap<>();
    for (EndEpisode.Ledger ledger : seen.ledgers()) {
      ledger.decisions().stream()
          .filter(decision -> decision.decision().equals("refused"))
          .forEach(decision -> reasons.merge(decision.reason(), 1, Integer::sum));
    }
    return reasons;
  }
}
