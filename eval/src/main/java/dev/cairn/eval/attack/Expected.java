package dev.cairn.eval.attack;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What ought to come of an attempt. */
public enum Expected {
  /** An error with a code, or a refusal in a ledger: nothing became of it. */
  REFUSED,
  /** A person is asked first. */
  ASK,
  /** The call is denied, or the action forbidden. */
  DENY,
  /** There is no trace of it where one is looked for. */
  NOTHING_FOUND,
  /** An honest act is done, and an honest question answered. */
  ANSWERED;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
