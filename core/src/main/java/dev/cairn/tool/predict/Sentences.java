package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The sentences of a request, one after the other, and the one a run has come to: what was asked first is
 * mostly done first. Knows the tools of a sheet.
 */
final class Sentences {
  private static final Pattern END = Pattern.compile("(?<=[.!?;])\\s+|\\n+|(?<=[。！？；])");

  /** By sentence and row of the sheet. */
  private final double[][] fits;

  private final double[] mosts;
  private final Sheet sheet;
  private double most;
  private int now;

  private Sentences(int count, Sheet sheet) {
    this.fits = new double[count][sheet.size()];
    this.mosts = new double[count];
    this.sheet = sheet;
  }

  static Sentences of(Position position, Lineup lineup, PredictionPolicy policy, Sheet sheet) {
    List<Set<String>> all = END.splitAsStream(position.request().orElse(""))
        .map(sentence -> RunMemory.words(sentence, policy))
        .filter(words -> words.size() > 1)
        .limit(policy.sentencesMax())
        .toList();
    Sentences sentences = new Sentences(all.size(), sheet);
    WordScores scores = new WordScores(lineup.texts());
    for (int i = 0; i < all.size(); i++) {
      sentences.fit(i, scores.score(all.get(i), word -> 1));
    }
    sentences.reach(position, lineup, policy.sentenceStep());
    return sentences;
  }

  private void fit(int sentence, WordScores scores) {
    for (int row = 0; row < fits[sentence].length; row++) {
      fits[sentence][row] = scores.of(sheet.placeAt(row));
    }
    mosts[sentence] = scores.most();
    most = Math.max(most, scores.most());
  }

  /** Each tool that was used moves the run on to the sentence it fits best, never back. */
  private void reach(Position position, Lineup lineup, double step) {
    for (String tool : position.steps()) {
      lineup.place(tool).ifPresent(place -> now = reached(now, sheet.row(place), step));
    }
  }

  private int reached(int from, int row, double step) {
    int best = from;
    double fit = fit(from, row);
    for (int sentence = from + 1; sentence < fits.length; sentence++) {
      double here = fit(sentence, row);
      if (here > fit + step * (sentence - from)) {
        fit = here;
        best = sentence;
      }
    }
    return best;
  }

  private double fit(int sentence, int row) {
    return most > 0 && sentence < fits.length ? fits[sentence][row] / most : 0;
  }

  /** How well a tool fits the sentence the run has come to. */
  double now(int row) {
    return fit(now, row);
  }

  double next(int row) {
    return fit(now + 1, row);
  }

  double later(int row) {
    double best = 0;
    for (int sentence = now + 2; sentence < fits.length; sentence++) {
      best = Math.max(best, fit(sentence, row));
    }
    return best;
  }

  /** How well a tool fits the sentence it fits best, compared with the best tool there. */
  double best(int row) {
    double best = 0;
    for (int sentence = 0; sentence < fits.length; sentence++) {
      best = mosts[sentence] > 0 ? Math.max(best, fits[sentence][row] / mosts[sentence]) : best;
    }
    return best;
  }
}
