package dev.cairn.eval.cards.year;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One episode.
 *
 * @param asked the user's first message, which holds the task
 * @param needed the fact one must know for the task, as it is by then
 */
public record Scene(
    int number,
    Instant start,
    Repo repo,
    String area,
    String task,
    String asked,
    Optional<Fact.Told> needed,
    List<Turn> turns) {
  public Scene {
    turns = List.copyOf(turns);
  }
}
