package dev.cairn.eval.cards.year;

import java.util.Map;

/** What an agent writes down when something worked at last. */
final class Tactics {
  private static final Phrases PHRASES = Phrases.load("work.txt");

  private Tactics() {}

  static String statement(Failure failure) {
    return PHRASES
        .all("tactic")
        .get(0)
        .with(Map.of("task", Script.lower(failure.first()), "instead", failure.instead()));
  }
}
