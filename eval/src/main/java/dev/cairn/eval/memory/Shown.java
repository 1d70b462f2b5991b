package dev.cairn.eval.memory;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import java.util.LinkedHashMap;
import java.util.Map;

/** A result of a search: the unit it is, and how many tokens reading it costs. */
record Shown(Unit unit, int tokens, Explanation why) {
  /** The usual estimate for English; it is too low for Chinese, there for all systems alike. */
  private static final int CHARACTERS_PER_TOKEN = 4;

  /** What speaks for it, signal by signal: the policy key of the weight, and the value it weighs. */
  Map<String, Double> signals() {
    Map<String, Double> signals = new LinkedHashMap<>();
    for (Explanation part : why.parts()) {
      if (part.op() == Op.PRODUCT) {
        signals.put(part.parts().get(0).because(), part.parts().get(1).value());
      }
    }
    return signals;
  }

  static int tokens(String text) {
    int characters = text.codePointCount(0, text.length());
    return (characters + CHARACTERS_PER_TOKEN - 1) / CHARACTERS_PER_TOKEN;
  }
}
