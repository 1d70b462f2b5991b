package dev.cairn.eval.cards.year;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An episode while the year is being planned: what is to happen in it, not yet in words. */
final class Draft {
  final int number;
  final Instant start;
  final Repo repo;
  final List<Saying> sayings = new ArrayList<>();
  final List<Fact.Told> told = new ArrayList<>();
  String area;
  String task;
  Optional<Fact.Told> needed = Optional.empty();
  Optional<Turn.Tempted> tempted = Optional.empty();

  Draft(int number, Instant start, Repo repo, String area, String task) {
    this.number = number;
    this.start = start;
    this.repo = repo;
    this.area = area;
    this.task = task;
  }

  /** Whether its task is still any task. */
  boolean isFree() {
    return needed.isEmpty() && tempted.isEmpty();
  }
}
