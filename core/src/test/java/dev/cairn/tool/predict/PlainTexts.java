package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import dev.cairn.policy.PredictionPolicy;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** BM25, tool by tool and word by word. */
record PlainTexts(Map<String, Bag> texts, PredictionPolicy policy) {
  PlainTexts(List<Candidate> tools, Function<Candidate, Bag> text, PredictionPolicy policy) {
    this(new LinkedHashMap<>(), policy);
    tools.forEach(tool -> texts.put(tool.tool(), text.apply(tool)));
  }

  static Bag all(Candidate tool) {
    return Bag.of(
        Bag.of(tool.name()),
        Bag.of(tool.description()),
        Bag.of(tool.parameters()),
        Bag.of(tool.server()));
  }

  Map<String, Double> scores(Collection<String> words, ToDoubleFunction<String> share) {
    Map<String, Double> scores = new LinkedHashMap<>();
    texts.forEach((tool, text) -> {
      double score = words.stream()
          .filter(word -> text.times().containsKey(word) && isTelling(word))
          .mapToDouble(word -> share.applyAsDouble(word) * score(word, text))
          .sum();
      if (score > 0) {
        scores.put(tool, score);
      }
    });
    return scores;
  }

  private long with(String word) {
    return texts.values().stream().filter(it -> it.times().containsKey(word)).count();
  }

  private boolean isTelling(String word) {
    return with(word) <= Math.max((double) policy.commonMin(), policy.commonShare() * texts.size());
  }

  private double score(String word, Bag text) {
    double average = Math.max(
        1,
        texts.values().stream()
            .mapToInt(Bag::length)
            .filter(it -> it > 0)
            .average()
            .orElse(1));
    double times = text.times().getOrDefault(word, 0);
    double b = policy.bm25B();
    return ToolRelevance.rarity(texts.size(), with(word))
        * times
        / (times + policy.bm25K1() * (1 - b + b * text.length() / average));
  }
}
