package dev.cairn.eval.cards.year;

/**
 * An agent came near a command that had failed before.
 *
 * @param known whether a card in force told of the failure
 * @param varied whether the command was not quite the same
 * @param solved whether the pack named what works instead
 */
public record Repeat(
    Failure failure,
    int scene,
    boolean known,
    boolean varied,
    boolean inPack,
    boolean inCheck,
    boolean solved) {
  boolean isPrevented() {
    return inPack || inCheck;
  }
}
