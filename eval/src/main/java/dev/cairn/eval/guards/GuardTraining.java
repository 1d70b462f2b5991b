package dev.cairn.eval.guards;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.GuardModel;
import dev.cairn.text.guard.GuardThresholds;
import dev.cairn.text.guard.GuardTrainer;
import dev.cairn.text.guard.GuardTrainer.Label;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** Makes the weights of the matcher from rows; the same rows give the same bytes. */
final class GuardTraining {
  static final double RIDGE = 10;

  /** Above both limits of naming: whoever does all that a part of a rule is about hears of it. */
  private static final double MEANT = 0.7;

  /** The second ones were chosen on actions beside their rule and 15 rules of other sources. */
  static final GuardThresholds WITH_VECTORS = new GuardThresholds(0.48, 0.3, 0.618, MEANT);

  static final GuardThresholds WORDS_ALONE = new GuardThresholds(0.55, 0.5, 0.61, MEANT);

  /** Rules of other sources beside each action, as further negatives. */
  static final int FOREIGN = 3;

  private static final double WRITTEN_WEIGHT = 0.7;
  private static final long SEED = 14;

  private GuardTraining() {}

  /** Both sets of weights. */
  static GuardModel train(List<GuardRow> rows, SentenceVectors vectors) {
    return trainer(rows, Set.of()).train(vectors, WITH_VECTORS, WORDS_ALONE);
  }

  /** One set of weights, for measuring. */
  static GuardModel trainOne(List<GuardRow> rows, SentenceVectors vectors, Set<String> off) {
    boolean words = vectors == SentenceVectors.NONE;
    return trainer(rows, off).trainOne(vectors, words ? WORDS_ALONE : WITH_VECTORS);
  }

  private static GuardTrainer trainer(List<GuardRow> rows, Set<String> off) {
    Map<String, GuardRow> rules = new LinkedHashMap<>();
    rows.forEach(row -> rules.putIfAbsent(row.rule().statement(), row));
    List<GuardRow> others = new ArrayList<>(rules.values());
    GuardTrainer trainer =
        new GuardTrainer(others.stream().map(GuardRow::rule).toList(), RIDGE, off);
    SplittableRandom random = new SplittableRandom(SEED);
    for (GuardRow row : rows) {
      double weight = row.written() ? WRITTEN_WEIGHT : 1;
      trainer.add(row.call(), row.rule(), row.label(), weight);
      for (int i = 0; i < FOREIGN && !off.contains("foreign"); i++) {
        GuardRow other = others.get(random.nextInt(others.size()));
        if (!other.source().equals(row.source())) {
          trainer.add(row.call(), other.rule(), Label.FOREIGN, weight);
        }
      }
    }
    return trainer;
  }
}
