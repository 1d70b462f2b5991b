package dev.cairn.card;

import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CandidateProposed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Something a user may have laid down, heard but not surely. No pack and no guard shows it; a person, or an
 * agent's {@code remember} of the same words, makes a card of it.
 *
 * @param turn how many turns of the user there were when it was heard
 */
public record Suggestion(CandidateProposed candidate, long turn) {

  /** Whether it is young enough to be listed. */
  public boolean isFresh(Instant now, long days) {
    return candidate.at().isAfter(now.minus(Duration.ofDays(days)));
  }

  /** Whether it rests on some of the same words of the user. */
  boolean restsOn(List<Anchor> anchors) {
    return candidate.anchors().stream()
        .anyMatch(mine -> anchors.stream()
            .anyMatch(theirs -> mine.ref().id().equals(theirs.ref().id())
                && mine.ref().start() < theirs.ref().end()
                && theirs.ref().start() < mine.ref().end()));
  }
}
