package dev.cairn.eval.cards.year;

import dev.cairn.log.CardKind;

/**
 * One sentence in which the user gives a rule, repeats it or takes it back.
 *
 * @param rule the number of the rule; a repetition and a reversal share it
 * @param template which phrase was used, to tell which are not understood
 * @param sentence as it stands in the message, word for word
 * @param scene the number of the episode it is said in
 */
public record Saying(
    int rule, Act act, CardKind kind, String topic, String template, String sentence, int scene) {

  /** What the sentence does to the rule. */
  public enum Act {
    STATED,
    REPEATED,
    REVERSED
  }
}
