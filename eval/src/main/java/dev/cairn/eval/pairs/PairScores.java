package dev.cairn.eval.pairs;

import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.PairModel;
import dev.cairn.text.pair.PairThresholds;
import dev.cairn.text.pair.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** What a model says about rows it was not trained on, and about their sentences beside foreign rules. */
public final class PairScores {
  /** How many foreign rules each superseding sentence is held against. */
  private static final int FOREIGN_RULES = 20;

  private final List<Scored> rows = new ArrayList<>();
  private final List<Scored> foreign = new ArrayList<>();
  private final List<Scored> neighbours = new ArrayList<>();

  /** A pair with the probability of each effect. */
  public record Scored(
      PairRow row,
      Statement earlier,
      Statement later,
      Map<Effect, Double> probabilities,
      double subject) {
    public Effect decided(PairThresholds thresholds) {
      return thresholds.decide(probabilities, subject, earlier, later);
    }

    public boolean superseded(PairThresholds thresholds) {
      Effect effect = decided(thresholds);
      return effect == Effect.REVERSES || effect == Effect.REPLACES_VALUE;
    }

    public double supersedes() {
      return probabilities.getOrDefault(Effect.REVERSES, 0.0)
          + probabilities.getOrDefault(Effect.REPLACES_VALUE, 0.0);
    }
  }

  /** Scores rows; foreign rules are taken from all. */
  public void add(
      PairModel model, Collection<PairRow> tested, List<PairRow> all, PairTraining training) {
    for (PairRow row : tested) {
      Statement later = training.read(row.later());
      rows.add(scored(model, row, training.read(row.earlier()), later));
      if (row.supersedes()) {
        SplittableRandom random = new SplittableRandom(row.later().hashCode());
        for (String rule : PairTraining.foreignRules(row, all, FOREIGN_RULES, random)) {
          foreign.add(scored(model, row, training.read(rule), later));
        }
      }
    }
  }

  /** Scores rules of one file beside each other. */
  void addNeighbours(PairModel model, Collection<PairRow> tested, PairTraining training) {
    for (PairRow row : tested) {
      neighbours.add(scored(model, row, training.read(row.earlier()), training.read(row.later())));
    }
  }

  private static Scored scored(PairModel model, PairRow row, Statement earlier, Statement later) {
    return new Scored(
        row,
        earlier,
        later,
        model.probabilities(earlier, later),
        model.sameSubject(earlier, later));
  }

  /** The scores of some rows. */
  PairScores where(Predicate<PairRow> which) {
    PairScores some = new PairScores();
    rows.stream().filter(each -> which.test(each.row())).forEach(some.rows::add);
    foreign.stream().filter(each -> which.test(each.row())).forEach(some.foreign::add);
    neighbours.stream().filter(each -> which.test(each.row())).forEach(some.neighbours::add);
    return some;
  }

  public List<Scored> rows() {
    return rows;
  }

  public List<Scored> foreign() {
    return foreign;
  }

  /** Rules of one file beside each other. */
  public List<Scored> neighbours() {
    return neighbours;
  }

  /** The share of those rows of which something holds; NaN without any. */
  public static double share(
      Collection<Scored> rows, Predicate<Scored> of, Predicate<Scored> holds) {
    long all = rows.stream().filter(of).count();
    return all == 0 ? Double.NaN : (double) rows.stream().filter(of.and(holds)).count() / all;
  }
}
