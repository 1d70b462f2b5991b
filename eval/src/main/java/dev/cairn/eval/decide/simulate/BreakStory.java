package dev.cairn.eval.decide.simulate;

import dev.cairn.operation.Configure;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** A good tool breaks, is asked about, and is mended. */
record BreakStory(List<Turn> turns) {
  static final int GOOD = 100;
  static final int BROKEN = 30;
  static final int MENDED = 60;
  static final double WELL = 0.95;
  static final double BADLY = 0.2;

  private static final Actor ACTOR = new Actor(
      "jobs:update_job",
      "Updates a job.",
      run -> run >= GOOD && run < GOOD + BROKEN ? BADLY : WELL);

  static BreakStory tell(Configure policy, long seed, OptionalDouble confidence) {
    try (Stage stage = new Stage(policy, seed, confidence).with(List.of(ACTOR))) {
      List<Turn> turns = new ArrayList<>();
      for (int i = 0; i < GOOD + BROKEN + MENDED; i++) {
        turns.add(stage.play(ACTOR));
      }
      return new BreakStory(turns);
    }
  }

  /** Runs after the break before the first that is asked about. */
  int runsUntilAsked() {
    return until(GOOD, GOOD + BROKEN, false);
  }

  /** Runs after it was mended before the first that needs no asking. */
  int runsUntilAllowed() {
    return until(GOOD + BROKEN, turns.size(), true);
  }

  private int until(int from, int to, boolean allowed) {
    for (int i = from; i < to; i++) {
      if (turns.get(i).allowed() == allowed) {
        return i - from;
      }
    }
    return to - from;
  }

  /** Runs asked about while it was broken, and failures among those that were not. */
  double failuresAllowed() {
    List<Turn> broken = turns.subList(GOOD, GOOD + BROKEN);
    return (double) broken.stream().filter(turn -> turn.allowed() && !turn.ok()).count();
  }

  /** Share of the runs asked about while it was good and known to be. */
  double askedInVain() {
    List<Turn> known = turns.subList(GOOD / 2, GOOD);
    return (double) known.stream().filter(turn -> !turn.allowed()).count() / known.size();
  }
}
