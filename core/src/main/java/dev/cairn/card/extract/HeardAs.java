package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.text.sentence.Act;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** As what a sentence of the user was proposed. Its label is the rule a candidate carries in the log. */
public enum HeardAs {
  MUST(CardKind.CONSTRAINT),
  MUST_NOT(CardKind.CONSTRAINT),
  PREFERENCE(CardKind.PREFERENCE),
  COMMITMENT(CardKind.COMMITMENT),
  FACT(CardKind.FACT),
  PERMISSION(CardKind.PREFERENCE),
  /** Closes an earlier rule, and is never a card itself. */
  WITHDRAWAL(CardKind.CONSTRAINT),
  /** Was not surely heard as a rule by itself, but speaks to one that is there. */
  CHANGE(CardKind.CONSTRAINT),
  /** Was not surely heard; somebody should confirm it. */
  UNSURE(CardKind.CONSTRAINT);

  private static final String PREFIX = "heard_";

  private final CardKind kind;

  HeardAs(CardKind kind) {
    this.kind = kind;
  }

  public CardKind kind() {
    return kind;
  }

  /** Nothing if a sentence that does this is not kept. */
  static Optional<HeardAs> of(Act act) {
    return switch (act) {
      case MUST -> Optional.of(MUST);
      case MUST_NOT -> Optional.of(MUST_NOT);
      case PREFERENCE -> Optional.of(PREFERENCE);
      case COMMITMENT -> Optional.of(COMMITMENT);
      case FACT -> Optional.of(FACT);
      case PERMISSION -> Optional.of(PERMISSION);
      case WITHDRAWAL -> Optional.of(WITHDRAWAL);
      case REQUEST, QUESTION, HEARSAY, QUOTATION, HYPOTHESIS, REPORT, OTHER -> Optional.empty();
    };
  }

  public String label() {
    return PREFIX + name().toLowerCase(Locale.ROOT);
  }

  /** What a candidate's rule says; nothing if something else proposed it. */
  public static Optional<HeardAs> of(Optional<String> rule) {
    return rule.filter(label -> label.startsWith(PREFIX))
        .flatMap(label ->
            Arrays.stream(values()).filter(each -> each.label().equals(label)).findFirst());
  }
}
