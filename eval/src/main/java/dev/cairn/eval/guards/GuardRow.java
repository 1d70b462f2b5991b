package dev.cairn.eval.guards;

import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.GuardTrainer.Label;
import dev.cairn.text.guard.Rule;

/**
 * One rule and one action.
 *
 * @param source where the rule comes from
 * @param strict whether nobody doubts the label
 * @param written whether it was written for training
 */
record GuardRow(
    Rule rule,
    String source,
    ReadCall call,
    Label label,
    boolean sharesWord,
    boolean strict,
    boolean written) {
  /** Sources whose licence forbids use in what is sold. */
  boolean isNonCommercial() {
    return isNonCommercial(source);
  }

  static boolean isNonCommercial(String source) {
    return source.startsWith("PrefEval") || source.startsWith("lmsys");
  }
}
