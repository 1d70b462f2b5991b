package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.card.Status;
import dev.cairn.log.Trust;
import java.util.ArrayList;
import java.util.List;

/** What a reader must know of a card before relying on it. */
public final class Flags {
  public static final String NEEDS_RECHECK = "needs recheck";
  public static final String EXTERNAL = "external";
  static final String ARCHIVED = "archived";
  static final String SUPERSEDED = "superseded";
  static final String EVIDENCE_MISSING = "evidence missing";

  private Flags() {}

  /**
   * In the order of their weight.
   *
   * @param quoted how many pieces of its evidence could be shown
   */
  public static List<String> of(Card card, Status status, int quoted) {
    List<String> flags = new ArrayList<>();
    switch (status) {
      case ACTIVE -> {}
      case NEEDS_RECHECK -> flags.add(NEEDS_RECHECK);
      case ARCHIVED -> flags.add(ARCHIVED);
      case SUPERSEDED -> flags.add(SUPERSEDED);
    }
    if (card.proof().trust() == Trust.EXTERNAL) {
      flags.add(EXTERNAL);
    }
    if (quoted < card.proof().anchors().size()) {
      flags.add(EVIDENCE_MISSING);
    }
    return List.copyOf(flags);
  }
}
