package dev.cairn.eval.heard;

import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.ParsedTurn;
import dev.cairn.text.sentence.SentenceScores;
import dev.cairn.text.sentence.Thresholds;
import dev.cairn.text.sentence.TurnScores;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Chooses thresholds by scores of turns whose sources the model had not seen. Each genre may keep so many
 * sentences of turns that hold nothing, and no more; a floor stands where few rows speak. Recall is not looked
 * at: there are fifteen sources, most norms stand in two of them, and a search for the most turns heard found
 * thresholds that fitted those two and kept nothing elsewhere.
 */
final class ThresholdChoice {
  /** The shares of empty turns that a genre may turn into a card; together below the gate of .02. */
  private static final Map<Genre, Double> FALSE_SHARES =
      Map.of(Genre.RULES, 0.006, Genre.STATEMENT, 0.004, Genre.CONVERSATION, 0.008);

  private static final double FACT_FALSE_SHARE = 0.006;

  /** Below it a sentence is not kept, however few wrong ones were met. */
  private static final Map<Genre, Double> FLOORS =
      Map.of(Genre.RULES, 0.7, Genre.STATEMENT, 0.6, Genre.CONVERSATION, 0.86);

  private static final double FACT_FLOOR = 0.52;

  /** Suggestions per turn: talk needs them most, because little of it is kept. */
  private static final Map<Genre, Double> SUGGESTED_SHARES =
      Map.of(Genre.RULES, 0.05, Genre.STATEMENT, 0.05, Genre.CONVERSATION, 0.11);

  private static final double SUGGESTED_FLOOR = 0.3;
  /** No data shows where permissions and withdrawals are sure; the written ones do at this. */
  private static final double CHANGE = 0.9;

  /** With "always", "never", "from now on" and the like nothing above it was wrong in talk. */
  private static final double EXPLICIT = 0.5;

  /** Of 120 turns of a few words that hold nothing, written to try it out, one was kept at it. */
  private static final double BRIEF = 0.6;

  private static final double STEP = 0.01;

  private static final List<Genre> GENRES =
      List.of(Genre.RULES, Genre.STATEMENT, Genre.CONVERSATION);

  /** A labelled row with its scores. */
  record Scored(HeardRow row, ParsedTurn turn, TurnScores scores) {}

  private final List<Scored> rows;
  private final long empty;

  private ThresholdChoice(List<Scored> rows) {
    this.rows = rows;
    this.empty = rows.stream().filter(each -> each.row.spans().isEmpty()).count();
  }

  static Thresholds of(List<Scored> rows) {
    return new ThresholdChoice(rows).choose();
  }

  private Thresholds choose() {
    double fact = lowest(FACT_FLOOR, FACT_FALSE_SHARE, GENRES, act -> act == Act.FACT);
    Map<Genre, Thresholds.Row> all = new EnumMap<>(Genre.class);
    for (Genre genre : GENRES) {
      double norm = lowest(
          FLOORS.getOrDefault(genre, Thresholds.NEVER),
          FALSE_SHARES.getOrDefault(genre, 0.0),
          List.of(genre),
          Act::isNorm);
      all.put(genre, row(norm, fact, suggested(genre, row(norm, fact, Thresholds.NEVER))));
    }
    return new Thresholds(all);
  }

  private static Thresholds.Row row(double norm, double fact, double suggested) {
    return new Thresholds.Row(norm, fact, CHANGE, suggested, BRIEF, EXPLICIT);
  }

  /** The lowest threshold from the floor on that keeps seldom enough something of an empty turn. */
  private double lowest(double floor, double share, List<Genre> genres, Predicate<Act> acts) {
    for (double at = floor; at < 1; at += STEP) {
      Map<Genre, Thresholds.Row> tried = new EnumMap<>(Genre.class);
      for (Genre genre : genres) {
        tried.put(genre, row(at, at, Thresholds.NEVER));
      }
      if (falses(new Thresholds(tried), acts) <= share * empty) {
        return at;
      }
    }
    return Thresholds.NEVER;
  }

  private int falses(Thresholds thresholds, Predicate<Act> acts) {
    int falses = 0;
    for (Scored each : rows) {
      for (int i = 0; i < each.scores.sentences().size() && each.row.spans().isEmpty(); i++) {
        boolean kept = each.scores.hearing(i, thresholds) == Hearing.KEPT;
        falses += kept && acts.test(each.scores.sentences().get(i).act()) ? 1 : 0;
      }
    }
    return falses;
  }

  /** The lowest threshold that suggests seldom enough, of what is not kept. */
  private double suggested(Genre genre, Thresholds.Row kept) {
    Thresholds thresholds = new Thresholds(Map.of(genre, kept));
    List<Scored> some =
        rows.stream().filter(each -> each.scores.genre() == genre).toList();
    List<Double> scores = new ArrayList<>();
    for (Scored each : some) {
      for (int i = 0; i < each.scores.sentences().size(); i++) {
        SentenceScores it = each.scores.sentences().get(i);
        boolean first = genre != Genre.CONVERSATION || i == each.scores.foremost();
        boolean open = first && it.isOwn() && !each.scores.document();
        if (open && each.scores.hearing(i, thresholds) != Hearing.KEPT) {
          scores.add(it.norm());
        }
      }
    }
    scores.sort(Comparator.reverseOrder());
    int most = (int) (SUGGESTED_SHARES.getOrDefault(genre, 0.0) * some.size());
    return most >= scores.size()
        ? SUGGESTED_FLOOR
        : Math.max(SUGGESTED_FLOOR, Math.nextUp(scores.get(most)));
  }
}
