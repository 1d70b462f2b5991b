package dev.cairn.eval.reading;

import dev.cairn.eval.heard.HeardRow;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.RuleComparer;
import dev.cairn.text.pair.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Live talk beside rules it has nothing to do with: whatever the comparison finds there is an error. A memory
 * holds many rules and hears much talk, so few such errors per pair are many per day.
 */
final class TalkTrial {
  static final String SET = "talk_beside_rules";

  private static final String PAIRS = "pairs";
  private static final double PER_THOUSAND = 1_000;
  private static final List<Effect> WRONG =
      List.of(Effect.REPLACES_VALUE, Effect.REVERSES, Effect.EXCEPTION, Effect.SAME);

  private TalkTrial() {}

  /** Every live turn beside every rule, decided as the engine decides. */
  static List<Measured> of(
      List<HeardRow> turns, List<String> rules, RuleComparer comparer, SentenceVectors vectors) {
    List<Statement> read =
        rules.stream().map(rule -> comparer.read(rule, vectors)).toList();
    List<Measured> all = new ArrayList<>();
    for (HeardRow turn : turns) {
      if (turn.isLive()) {
        Statement said = comparer.read(turn.text(), vectors);
        Map<String, Object> counts = new LinkedHashMap<>(Map.of(PAIRS, read.size()));
        for (Statement rule : read) {
          counts.merge(name(comparer.compare(rule, said).effect()), 1, (a, b) -> (int) a + (int) b);
        }
        all.add(new Measured(SET, turn.id(), turn.unit(), List.of(turn.kind()), Map.of(), counts));
      }
    }
    return all;
  }

  /** Wrong findings per 1,000 pairs. Folds hold a turn beside other rules each; those are counted together. */
  static List<Score> scores(Scores scores, List<Measured> all) {
    Map<String, Measured> turns = new LinkedHashMap<>();
    all.stream()
        .filter(row -> row.set().equals(SET))
        .forEach(row -> turns.merge(row.id(), row, TalkTrial::sum));
    List<Score> figures = new ArrayList<>();
    for (Effect effect : WRONG) {
      figures.addAll(scores.whole(
          name(effect) + "_per_1000",
          turns.values(),
          rows -> PER_THOUSAND * Counts.share(rows, name(effect), PAIRS)));
    }
    return figures;
  }

  private static Measured sum(Measured one, Measured other) {
    Map<String, Object> counts = new LinkedHashMap<>(one.details());
    other
        .details()
        .forEach((name, count) -> counts.merge(name, count, (a, b) -> (int) a + (int) b));
    return new Measured(one.set(), one.id(), one.unit(), one.groups(), one.values(), counts);
  }

  private static String name(Effect effect) {
    return effect.name().toLowerCase(Locale.ROOT);
  }
}
