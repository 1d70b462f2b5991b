package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.text.sentence.ReadSentence;
import java.util.Optional;

/**
 * Tells whether a sentence changes a rule that is there. "120 is fine now" is no rule by itself; beside a rule
 * on line length it is one.
 */
@FunctionalInterface
public interface RuleChanges {
  /** There are no rules to change. */
  RuleChanges NONE = sentence -> Optional.empty();

  /** The kind of the rule it changes. */
  Optional<CardKind> kindChanged(ReadSentence sentence);
}
