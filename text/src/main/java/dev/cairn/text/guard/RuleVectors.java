package dev.cairn.text.guard;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.ReadRule.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Vectors of rules, kept when they are asked for the first time. */
final class RuleVectors {
  private final Map<String, float[]> kept = new ConcurrentHashMap<>();

  /** The vectors of what is compared of a rule, in its order; empty without a model. */
  List<float[]> of(ReadRule rule, SentenceVectors model) {
    List<float[]> found = new ArrayList<>();
    for (Clause clause : rule.compared()) {
      float[] vector = kept.get(clause.text());
      if (vector == null) {
        vector = model.vector(clause.text());
        if (vector == null) {
          return List.of();
        }
        kept.put(clause.text(), vector);
      }
      found.add(vector);
    }
    return found;
  }
}
