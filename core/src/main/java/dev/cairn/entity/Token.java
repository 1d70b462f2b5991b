package dev.cairn.entity;

import java.util.Locale;

/**
 * A word of a text and what stands around it.
 *
 * @param text as written, without punctuation at its ends and without {@code 's}
 * @param opens whether a sentence, a line or a quotation begins with it, where anything has a capital
 * @param apart whether punctuation stands between it and the word before
 * @param owns whether it was followed by {@code 's}
 */
record Token(String text, Form form, boolean opens, boolean apart, boolean owns) {

  /** How it is written. */
  enum Form {
    LOWER,
    /** Paris. */
    CAPITAL,
    /** NASA. */
    ACRONYM,
    /** JavaScript, RTX3090. */
    MIXED,
    NUMBER,
    /** An identifier, which is mentioned already and parts what stands around it. */
    CODE,
    /** Letters without case, and what is no word. */
    OTHER
  }

  String lower() {
    return form == Form.LOWER ? text : text.toLowerCase(Locale.ROOT);
  }

  boolean hasCapital() {
    return form == Form.CAPITAL || form == Form.ACRONYM || form == Form.MIXED;
  }

  /** Whether it goes on where the word before left off. */
  boolean joins() {
    return !opens && !apart;
  }
}
