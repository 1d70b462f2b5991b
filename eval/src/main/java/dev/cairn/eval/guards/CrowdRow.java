package dev.cairn.eval.guards;

import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.Rule;
import java.util.List;
import java.util.Set;

/**
 * Many rules and one action.
 *
 * @param relevant which of the rules speak to it
 * @param forbids which of them it breaks
 */
record CrowdRow(
    String id,
    String source,
    List<Rule> rules,
    ReadCall call,
    Set<Integer> relevant,
    Set<Integer> forbids) {
  CrowdRow {
    rules = List.copyOf(rules);
    relevant = Set.copyOf(relevant);
    forbids = Set.copyOf(forbids);
  }
}
