package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The sentences of a request, one after the other, and the one a run has come to: what was asked first is
 * mostly done first.
 */
final class Sentences {
  private static final Pattern END = Pattern.compile("(?<=[.!?;])\\s+|\\n+|(?<=[。！？；])");

  private final List<WordScores> fits;
  private final double most;
  private final int now;

  private Sentences(List<WordScores> fits, Position position, Lineup lineup, double step) {
    this.fits = fits;
    this.most = fits.stream().mapToDouble(WordScores::most).max().orElse(0);
    this.now = most > 0 ? reached(position, lineup, step) : 0;
  }

  static Sentences of(Position position, Lineup lineup, PredictionPolicy policy) {
    List<WordScores> fits = END.splitAsStream(position.request().orElse(""))
        .map(sentence -> RunMemory.words(sentence, policy))
        .filter(words -> words.size() > 1)
        .limit(policy.sentencesMax())
        .map((Set<String> words) -> WordScores.of(lineup.texts(), words, it -> 1, policy))
        .toList();
    return new Sentences(fits, position, lineup, policy.sentenceStep());
  }

  /** Each tool that was used moves the run on to the sentence it fits best, never back. */
  private int reached(Position position, Lineup lineup, double step) {
    int at = 0;
    for (String tool : position.steps()) {
      OptionalInt place = lineup.place(tool);
      if (place.isPresent()) {
        at = reached(at, place.getAsInt(), step);
      }
    }
    return at;
  }

  private int reached(int from, int tool, double step) {
    int best = from;
    double fit = fit(from, tool);
    for (int sentence = from + 1; sentence < fits.size(); sentence++) {
      double here = fit(sentence, tool);
      if (here > fit + step * (sentence - from)) {
        fit = here;
        best = sentence;
      }
    }
    return best;
  }

  private double fit(int sentence, int tool) {
    return most > 0 && sentence < fits.size() ? fits.get(sentence).of(tool) / most : 0;
  }

  /** How well a tool fits the sentence the run has come to. */
  double now(int tool) {
    return fit(now, tool);
  }

  double next(int tool) {
    return fit(now + 1, tool);
  }

  double later(int tool) {
    double best = 0;
    for (int sentence = now + 2; sentence < fits.size(); sentence++) {
      best = Math.max(best, fit(sentence, tool));
    }
    return best;
  }

  /** How well a tool fits the sentence it fits best, compared with the best tool there. */
  double best(int tool) {
    double best = 0;
    for (WordScores fit : fits) {
      best = Math.max(best, fit.scaled(tool));
    }
    return best;
  }
}
