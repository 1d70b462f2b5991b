package dev.cairn.eval.pairs;

import dev.cairn.eval.pairs.PairScores.Scored;
import dev.cairn.eval.suite.Auc;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Shares;
import dev.cairn.text.pair.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The figures of decided pairs, group after group, with intervals by drawing earlier rules anew. */
final class PairFigures {
  private static final Predicate<Decided> SUPERSEDES = row -> row.scored().row().supersedes();

  private final Shares shares = new Shares(PairRow.SET);
  private final List<Score> aucs = new ArrayList<>();

  /** A scored pair with what was decided about it. */
  record Decided(Scored scored, Effect effect) {
    Effect truth() {
      return scored.row().effect();
    }

    boolean superseded() {
      return effect == Effect.REVERSES || effect == Effect.REPLACES_VALUE;
    }
  }

  /**
   * Adds a group.
   *
   * @param foreign sentences of its rows beside rules of other sources
   * @param neighbours rules of one file beside each other
   */
  void add(String group, List<Decided> rows, List<Decided> foreign, List<Decided> neighbours) {
    add(group, "supersede_recall", rows, SUPERSEDES, Decided::superseded);
    add(group, "supersede_precision", rows, Decided::superseded, SUPERSEDES);
    Predicate<Decided> banTaken =
        row -> row.superseded() && row.scored().earlier().forbids();
    add(group, "ban_precision", rows, banTaken, SUPERSEDES);
    add(group, "effect_right", rows, row -> true, row -> row.effect() == row.truth());
    add(group, "same_merged", rows, is(Effect.SAME), decided(Effect.SAME));
    add(group, "merged_precision", rows, decided(Effect.SAME), is(Effect.SAME));
    Predicate<Decided> keeps = row -> !row.superseded() && row.effect() != Effect.SAME;
    add(group, "both_kept", rows, is(Effect.ADDS, Effect.EXCEPTION), keeps);
    add(group, "exception_recall", rows, is(Effect.EXCEPTION), decided(Effect.EXCEPTION));
    add(group, "exception_precision", rows, decided(Effect.EXCEPTION), is(Effect.EXCEPTION));
    add(group, "foreign_superseded", foreign, row -> true, Decided::superseded);
    add(group, "foreign_merged", foreign, row -> true, decided(Effect.SAME));
    add(group, "neighbour_superseded", neighbours, row -> true, Decided::superseded);
    add(group, "neighbour_merged", neighbours, row -> true, decided(Effect.SAME));
    add(group, "neighbour_excepted", neighbours, row -> true, decided(Effect.EXCEPTION));
    Auc.score(
            PairRow.SET,
            group,
            "auc",
            rows,
            SUPERSEDES,
            SUPERSEDES.negate(),
            row -> row.scored().supersedes())
        .ifPresent(aucs::add);
  }

  List<Score> scores() {
    List<Score> scores = new ArrayList<>(shares.scores());
    scores.addAll(aucs);
    return scores;
  }

  private static Predicate<Decided> is(Effect... effects) {
    Set<Effect> all = Set.of(effects);
    return row -> all.contains(row.truth());
  }

  private static Predicate<Decided> decided(Effect effect) {
    return row -> row.effect() == effect;
  }

  private void add(
      String group,
      String metric,
      List<Decided> rows,
      Predicate<Decided> of,
      Predicate<Decided> holds) {
    for (Decided row : rows) {
      if (of.test(row)) {
        shares.add(group, metric, row.scored().row().earlier(), holds.test(row) ? 1 : 0, 1);
      }
    }
  }
}
