package dev.cairn.text.pair;

import java.util.Map;

/**
 * What a later sentence does to an earlier rule, with the probability of each possibility.
 *
 * @param effect what is done about it: anything else than {@link Effect#UNRELATED} and {@link Effect#ADDS} only
 *     if it is sure enough
 * @param because one short sentence
 */
public record Comparison(Effect effect, Map<Effect, Double> probabilities, String because) {
  public Comparison {
    probabilities = Map.copyOf(probabilities);
  }

  public boolean supersedes() {
    return effect == Effect.REVERSES || effect == Effect.REPLACES_VALUE;
  }

  public double probability(Effect which) {
    return probabilities.getOrDefault(which, 0.0);
  }
}
