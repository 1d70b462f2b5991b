package dev.cairn.eval.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One question and what it measured.
 *
 * @param set the data set
 * @param id the question
 * @param unit what must not be cut in two by folds: a conversation, a task, a vendor
 * @param groups besides {@code all}: its category and what else it belongs to
 * @param values by metric; a metric that makes no sense for this question is absent
 * @param details for {@code --out}: what was found, ranks, whatever explains the values
 */
public record Measured(
    String set,
    String id,
    String unit,
    List<String> groups,
    Map<String, Double> values,
    Map<String, Object> details) {

  public Measured {
    groups = List.copyOf(groups);
    values = new LinkedHashMap<>(values);
    details = new LinkedHashMap<>(details);
  }
}
