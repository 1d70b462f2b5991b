package dev.cairn.eval.cards.year;

import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.operation.MakePack;
import java.util.List;

/**
 * A pack that was handed out.
 *
 * @param recovering asked for after something failed, not at the beginning
 */
public record Shown(
    int scene, boolean recovering, MakePack.Intent intent, int tokens, List<Line> lines) {
  public Shown {
    lines = List.copyOf(lines);
  }

  /**
   * One card of a pack.
   *
   * @param planted whether it was planted for this task, or is a rule that holds here
   * @param near whether it comes from work on the same part of the repository
   * @param stale whether it is a rule the user has taken back
   */
  public record Line(
      CardId card,
      CardKind kind,
      String statement,
      List<Origin> origins,
      boolean planted,
      boolean near,
      boolean stale) {
    public Line {
      origins = List.copyOf(origins);
    }

    boolean warnsOf(Failure failure) {
      return kind == CardKind.NEGATIVE_RESULT
          && origins.contains(new Origin.OfFailure(failure, false));
    }

    boolean solves(Failure failure) {
      return kind == CardKind.TACTIC && origins.contains(new Origin.OfFailure(failure, true));
    }
  }
}
