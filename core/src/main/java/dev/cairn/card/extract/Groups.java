package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.MatchResult;

/** Of a pattern that says one thing in several ways, each with a group: the words of the way that was used. */
final class Groups {
  private Groups() {}

  static Optional<String> first(MatchResult match) {
    for (int i = 1; i <= match.groupCount(); i++) {
      if (match.group(i) != null) {
        return Optional.of(match.group(i));
      }
    }
    return Optional.empty();
  }
}
