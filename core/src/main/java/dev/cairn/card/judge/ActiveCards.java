package dev.cairn.card.judge;

import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The cards in force while an episode is judged; every verdict changes what the next one sees. */
final class ActiveCards {
  private final List<ActiveCard> inForce;
  private final Set<CardId> unsure = new HashSet<>();

  ActiveCards(Collection<ActiveCard> inForce) {
    this.inForce = new ArrayList<>(inForce);
  }

  void add(ActiveCard card) {
    inForce.add(card);
  }

  /** Of a proposal that was too unsure to touch another rule. */
  void addUnsure(ActiveCard card) {
    add(card);
    unsure.add(card.id());
  }

  boolean isUnsure(CardId id) {
    return unsure.contains(id);
  }

  void remove(CardId id) {
    inForce.removeIf(card -> card.id().equals(id));
  }

  /**
   * Cards that a candidate could repeat, reverse or contradict. Rules are one sort of thing wherever they hold
   * around it; what is believed is compared within its kind and place.
   */
  List<ActiveCard> comparable(Candidate candidate) {
    return inForce.stream()
        .filter(card -> candidate.kind().isNormative()
            ? card.kind().isNormative() && candidate.around().contains(card.scope())
            : card.kind() == candidate.kind() && card.scope().equals(candidate.scope()))
        .toList();
  }

  /** What the candidate's own episode has taught before. */
  List<ActiveCard> ofEpisode(Candidate candidate) {
    return inForce.stream()
        .filter(card -> card.episode().equals(candidate.said().episode()))
        .toList();
  }

  long count(CardKind kind, Scope scope) {
    return inForce.stream()
        .filter(card -> card.kind() == kind && card.scope().equals(scope))
        .count();
  }

  /** The one to go when there is no room: least worth, then longest unseen. */
  Optional<ActiveCard> weakest(CardKind kind, Scope scope) {
    return inForce.stream()
        .filter(card -> card.kind() == kind && card.scope().equals(scope) && !card.isProtected())
        .min(Comparator.comparingDouble(ActiveCard::worth)
            .thenComparing(ActiveCard::lastSeen)
            .thenComparing(ActiveCard::id));
  }
}
