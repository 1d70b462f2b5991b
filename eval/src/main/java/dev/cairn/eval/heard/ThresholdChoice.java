package dev.cairn.eval.heard;

import dev.cairn.text.Language;
import dev.cairn.text.Sentence;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.ParsedTurn;
import dev.cairn.text.sentence.SentenceScores;
import dev.cairn.text.sentence.Thresholds;
import dev.cairn.text.sentence.TurnScores;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Chooses thresholds by scores of turns whose sources the model had not seen: those that hear most turns while
 * what is kept is right and turns with nothing in them stay silent. The limits are stricter than the gates,
 * because thresholds fit their own rows a little.
 */
final class ThresholdChoice {
  private static final double NORM_PRECISION = 0.90;
  private static final double NORM_FALSE_SHARE = 0.008;
  private static final double FACT_PRECISION = 0.85;
  private static final double FACT_FALSE_SHARE = 0.002;
  /** A threshold that so few right ones speak for is chance. */
  private static final int RIGHT_MIN = 5;

  private static final double SUGGESTED_SHARE = 0.09;
  /** No data shows where permissions and withdrawals are sure; the written ones do at this. */
  private static final double CHANGE = 0.9;

  /** Of the few rows in other languages nothing above it was wrong. */
  private static final double FOREIGN = 0.8;

  /** With "always", "never", "from now on" and the like nothing above it was wrong in talk. */
  private static final double EXPLICIT = 0.5;

  private static final double LOWEST = 0.3;
  private static final double STEP = 0.02;

  private static final List<Genre> GENRES =
      List.of(Genre.RULES, Genre.STATEMENT, Genre.CONVERSATION);

  /** A labelled row with its scores. */
  record Scored(HeardRow row, ParsedTurn turn, TurnScores scores) {}

  /** What a threshold keeps of one genre. */
  private record Point(double at, int heard, int right, int wrong, int falses) {}

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
    List<Point> norms = best(true, NORM_PRECISION, NORM_FALSE_SHARE);
    List<Point> facts = best(false, FACT_PRECISION, FACT_FALSE_SHARE);
    Map<Genre, Thresholds.Row> all = new EnumMap<>(Genre.class);
    for (int i = 0; i < GENRES.size(); i++) {
      double norm = norms.get(i).at;
      all.put(
          GENRES.get(i),
          new Thresholds.Row(
              norm,
              facts.get(i).at,
              CHANGE,
              suggested(GENRES.get(i), norm),
              Math.max(norm, FOREIGN),
              EXPLICIT));
    }
    return new Thresholds(all);
  }

  private List<Point> best(boolean norm, double precision, double falseShare) {
    List<Point> rules = points(Genre.RULES, norm);
    List<Point> statements = points(Genre.STATEMENT, norm);
    List<Point> talk = points(Genre.CONVERSATION, norm);
    List<Point> best = List.of();
    long most = -1;
    for (Point one : rules) {
      for (Point two : statements) {
        for (Point three : talk) {
          int right = one.right + two.right + three.right;
          int wrong = one.wrong + two.wrong + three.wrong;
          int falses = one.falses + two.falses + three.falses;
          // A turn heard counts most; then the fewer wrong ones.
          long value = 10_000L * (one.heard + two.heard + three.heard) - wrong;
          if (falses <= falseShare * empty
              && right >= precision * (right + wrong)
              && value > most) {
            most = value;
            best = List.of(one, two, three);
          }
        }
      }
    }
    return best;
  }

  private List<Point> points(Genre genre, boolean norm) {
    List<Point> points = new ArrayList<>();
    points.add(point(genre, norm, Thresholds.NEVER));
    for (double at = LOWEST; at < 0.999; at += STEP) {
      Point point = point(genre, norm, at);
      if (point.right >= RIGHT_MIN) {
        points.add(point);
      }
    }
    return points;
  }

  private Point point(Genre genre, boolean norm, double at) {
    ToDoubleFunction<SentenceScores> score = norm ? SentenceScores::norm : SentenceScores::fact;
    Set<String> heard = new HashSet<>();
    int right = 0;
    int wrong = 0;
    int falses = 0;
    for (Scored each : rows) {
      if (each.scores.genre() != genre || each.scores.document()) {
        continue;
      }
      for (int i = 0; i < each.scores.sentences().size(); i++) {
        SentenceScores it = each.scores.sentences().get(i);
        Act act = it.act();
        boolean kind = norm ? act.isNorm() : act == Act.FACT;
        if (!it.isOwn() || !kind || score.applyAsDouble(it) < threshold(each, it, norm, at)) {
          continue;
        }
        if (isRight(each, i, norm)) {
          right++;
          heard.add(each.row.id());
        } else {
          wrong++;
          falses += each.row.spans().isEmpty() ? 1 : 0;
        }
      }
    }
    return new Point(at, heard.size(), right, wrong, falses);
  }

  private static double threshold(Scored each, SentenceScores it, boolean norm, double at) {
    boolean foreign = norm && each.scores.language() != Language.ENGLISH;
    double usual = foreign ? Math.max(at, FOREIGN) : at;
    return norm && it.isExplicit() ? Math.min(usual, EXPLICIT) : usual;
  }

  private static boolean isRight(Scored each, int index, boolean norm) {
    Sentence sentence = each.turn.sentences().get(index).sentence();
    return each.row.spans().stream()
        .anyMatch(span -> span.overlaps(sentence.start(), sentence.end())
            && (norm ? span.isNorm() : span.label().equals("fact")));
  }

  /** The lowest threshold that suggests seldom enough, of what is not kept. */
  private double suggested(Genre genre, double kept) {
    long turns = rows.stream().filter(each -> each.scores.genre() == genre).count();
    List<Double> scores = new ArrayList<>();
    for (Scored each : rows) {
      if (each.scores.genre() == genre && !each.scores.document()) {
        for (SentenceScores it : each.scores.sentences()) {
          double needed = it.isExplicit() ? Math.min(kept, EXPLICIT) : kept;
          if (it.isOwn() && !(it.act().isNorm() && it.norm() >= needed)) {
            scores.add(it.norm());
          }
        }
      }
    }
    scores.sort((a, b) -> Double.compare(b, a));
    int most = (int) (SUGGESTED_SHARE * turns);
    return most >= scores.size() ? LOWEST : Math.max(0.1, scores.get(most) + 1e-9);
  }
}
