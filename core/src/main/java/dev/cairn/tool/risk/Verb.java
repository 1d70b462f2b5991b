package dev.cairn.tool.risk;

/**
 * A verb of the lexicon.
 *
 * @param nounToo whether it is a noun as often, and so counts only where a verb stands
 */
record Verb(String word, VerbKind kind, boolean nounToo) {
  Verb as(VerbKind other) {
    return new Verb(word, other, nounToo);
  }
}
