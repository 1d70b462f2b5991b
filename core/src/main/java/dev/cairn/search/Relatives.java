package dev.cairn.search;

import dev.cairn.policy.Policy;
import java.util.Map;

/** What the evidence graph relates to a query: keys of concepts, each with a weight above 0. */
@FunctionalInterface
public interface Relatives {
  Map<String, Double> of(String query, Policy policy);
}
