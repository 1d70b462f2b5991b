package dev.cairn.eval.cards.year;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.log.CardKind;
import java.util.List;

/** Whether what was learned is there when it is needed, and little else. */
final class UseFigures {
  private static final double PREVENTED = 0.9;
  private static final int PACK_TOKENS_MAX = 1_500;

  private final Seen seen;

  UseFigures(Seen seen) {
    this.seen = seen;
  }

  Tally mistakes() {
    Tally tally = new Tally("mistakes");
    List<Repeat> all = seen.repeats();
    tally.share(
        Figure.ALL,
        "prevented",
        "failing commands warned of by pack or check before they came again",
        all,
        Repeat::isPrevented,
        Goal.atLeast(PREVENTED));
    tally.share(
        "same command",
        "prevented",
        "where the command came as it was",
        all.stream().filter(repeat -> !repeat.varied()).toList(),
        Repeat::isPrevented);
    tally.share(
        "piped command",
        "prevented",
        "where its output was piped into another",
        all.stream().filter(Repeat::varied).toList(),
        Repeat::isPrevented);
    tally.share(
        Figure.ALL,
        "in_pack",
        "warned of by the pack, which knows the task and not the command",
        all,
        Repeat::inPack);
    tally.share(Figure.ALL, "in_check", "warned of by check", all, Repeat::inCheck);
    tally.share(Figure.ALL, "known", "the failure is held as a card in force", all, Repeat::known);
    return tally;
  }

  Tally tactics() {
    Tally tally = new Tally("tactics");
    tally.share(
        Figure.ALL,
        "in_pack",
        "what works instead is in the pack, where it is held at the end",
        seen.repeats().stream().filter(this::isSolved).toList(),
        Repeat::solved);
    return tally;
  }

  private boolean isSolved(Repeat repeat) {
    return seen.cards().stream()
        .anyMatch(held -> held.kind() == CardKind.TACTIC
            && held.inForce()
            && held.origins().contains(new Origin.OfFailure(repeat.failure(), true)));
  }

  Tally facts() {
    Tally tally = new Tally("facts");
    tally.share(
        Figure.ALL,
        "in_pack",
        "the fact a task needs is in its pack, as it is by then",
        seen.needed(),
        Needed::inPack);
    tally.share(
        "changed",
        "outdated_first",
        "the old value stands above the new one, or alone",
        seen.needed().stream().filter(it -> it.told().changed()).toList(),
        Needed::outdatedFirst);
    return tally;
  }

  Tally packs() {
    Tally tally = new Tally("packs");
    tally.share(
        Figure.ALL,
        "precision",
        "lines planted for the task, or rules that hold here",
        seen.lines(),
        Shown.Line::planted);
    tally.share(
        Figure.ALL,
        "near",
        "these, or from work on the same part of the repository",
        seen.lines(),
        line -> line.planted() || line.near());
    int[] tokens = seen.packs().stream().mapToInt(Shown::tokens).sorted().toArray();
    tally.count(
        Figure.ALL,
        "tokens_p50",
        "tokens of a pack, median",
        tokens[tokens.length / 2],
        tokens.length);
    tally.count(
        Figure.ALL,
        "tokens_max",
        "tokens of the largest pack",
        tokens[tokens.length - 1],
        tokens.length,
        Goal.atMost(PACK_TOKENS_MAX));
    return tally;
  }
}
