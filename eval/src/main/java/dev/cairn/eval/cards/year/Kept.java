package dev.cairn.eval.cards.year;

import java.util.Optional;

/**
 * What became of one sentence that gives a rule or takes it back.
 *
 * @param atOnce whether a card in force cites it when its episode has ended
 * @param kindRight whether that card is of the planted kind
 * @param reversal what became of the old rule, if this takes one back
 */
public record Kept(Saying saying, boolean atOnce, boolean kindRight, Optional<Reversal> reversal) {
  /**
   * A rule that was taken back.
   *
   * @param oldHeld whether there was a card to replace
   * @param oldGone whether none of its cards is in force any more
   */
  public record Reversal(boolean oldHeld, boolean oldGone) {}

  boolean isHonoured() {
    return atOnce && reversal.filter(Reversal::oldGone).isPresent();
  }
}
