package dev.cairn.tool;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import dev.cairn.index.ShortTexts;
import dev.cairn.policy.ToolPolicy;
import java.util.Collection;
import java.util.List;

/** One field of many tools by its words: how well it answers a request. Never changes. */
final class FieldIndex {
  private final ShortTexts texts;
  private final double averageLength;

  FieldIndex(List<Bag> fields) {
    this.texts = ShortTexts.of(fields);
    // A tool without the field says nothing about how long such a field is.
    this.averageLength = texts.corpus().texts() == 0 ? 1 : texts.corpus().averageLength();
  }

  boolean has(String word, int tool) {
    return texts.times(word, tool) > 0;
  }

  /** How well the field of each tool answers these words: BM25, 0 where it has none of them. */
  double[] scores(Collection<String> asked, ToolPolicy policy) {
    double[] scores = new double[texts.size()];
    for (String word : asked) {
      double rarity = ToolRelevance.rarity(texts.size(), texts.with(word));
      texts.each(
          word,
          (tool, times) -> scores[tool] +=
              rarity * ToolRelevance.saturation(policy, times, texts.length(tool) / averageLength));
    }
    return scores;
  }
}
