package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The sentences of a request, tool by tool. */
final class PlainSentences {
  private final List<Map<String, Double>> fits;
  private final double most;
  private int now;

  PlainSentences(String request, PlainTexts texts, List<String> steps, PredictionPolicy policy) {
    this.fits = Arrays.stream(request.split("(?<=[.!?;])\\s+|\\n+"))
        .map(sentence -> RunMemory.words(sentence, policy))
        .filter(words -> words.size() > 1)
        .limit(policy.sentencesMax())
        .map(words -> texts.scores(words, word -> 1))
        .toList();
    this.most = fits.stream()
        .flatMap(it -> it.values().stream())
        .mapToDouble(it -> it)
        .max()
        .orElse(0);
    for (String tool : steps) {
      if (texts.texts().containsKey(tool)) {
        now = reached(tool, policy.sentenceStep());
      }
    }
  }

  private int reached(String tool, double step) {
    int best = now;
    double fit = fit(0, tool);
    for (int to = now + 1; to < fits.size(); to++) {
      if (at(to, tool) > fit + step * (to - now)) {
        fit = at(to, tool);
        best = to;
      }
    }
    return best;
  }

  private double at(int sentence, String tool) {
    return most == 0 || sentence >= fits.size()
        ? 0
        : fits.get(sentence).getOrDefault(tool, 0.0) / most;
  }

  /** How well a tool fits the sentence so many after the one the run has come to. */
  double fit(int after, String tool) {
    return at(now + after, tool);
  }

  double later(String tool) {
    double best = 0;
    for (int sentence = now + 2; sentence < fits.size(); sentence++) {
      best = Math.max(best, at(sentence, tool));
    }
    return best;
  }

  double best(String tool) {
    return fits.stream()
        .filter(it -> it.containsKey(tool))
        .mapToDouble(it -> it.getOrDefault(tool, 0.0)
            / it.values().stream().mapToDouble(v -> v).max().orElse(1))
        .max()
        .orElse(0);
  }
}
