package dev.cairn.search;

import dev.cairn.log.CardId;
import dev.cairn.policy.Policy;
import java.util.Map;

/** What the evidence graph relates to a question: cards, each with a weight above 0. */
@FunctionalInterface
public interface CardKin {
  CardKin NONE = (question, policy) -> Map.of();

  Map<CardId, Double> of(String question, Policy policy);
}
