package dev.cairn.card.judge;

import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The cards in force while an episode is judged; every verdict changes what the next one sees. */
final class Bench {
  private final List<Held> inForce;

  Bench(Collection<Held> inForce) {
    this.inForce = new ArrayList<>(inForce);
  }

  void add(Held held) {
    inForce.add(held);
  }

  void remove(CardId id) {
    inForce.removeIf(held -> held.id().equals(id));
  }

  /** Cards of the same place that a candidate could repeat or reverse: rules are one sort of thing. */
  List<Held> beside(Candidate candidate) {
    return inForce.stream()
        .filter(held -> held.scope().equals(candidate.scope()))
        .filter(held -> candidate.kind().isNormative()
            ? held.kind().isNormative()
            : held.kind() == candidate.kind())
        .toList();
  }

  /** What the candidate's own episode has taught before. */
  List<Held> ofEpisode(Candidate candidate) {
    return inForce.stream()
        .filter(held -> held.episode().equals(candidate.said().episode()))
        .toList();
  }

  long count(CardKind kind, Scope scope) {
    return inForce.stream()
        .filter(held -> held.kind() == kind && held.scope().equals(scope))
        .count();
  }

  /** The one to go when there is no room: least worth, then longest unseen. */
  Optional<Held> weakest(CardKind kind, Scope scope) {
    return inForce.stream()
        .filter(held -> held.kind() == kind && held.scope().equals(scope) && !held.isProtected())
        .min(Comparator.comparingDouble(Held::worth)
            .thenComparing(Held::lastSeen)
            .thenComparing(Held::id));
  }
}
