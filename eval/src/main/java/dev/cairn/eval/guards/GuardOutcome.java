package dev.cairn.eval.guards;

import dev.cairn.text.guard.GuardMatcher.Standing;
import dev.cairn.text.guard.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One row with what came out.
 *
 * @param part which part it was tested in, so that thresholds come from others
 * @param own how the row's rule stands to the action; null if it shares nothing
 * @param foreign how rules of other sources stand to it, those that share something
 */
record GuardOutcome(GuardRow row, String part, @Nullable Standing own, List<Standing> foreign) {
  /** So many rules of other sources are held against each action. */
  static final int FOREIGN_TESTED = 12;

  GuardOutcome {
    foreign = List.copyOf(foreign);
  }

  double speaks() {
    return own == null ? 0 : own.speaks();
  }

  double verdict() {
    return verdict(own);
  }

  /** A ban broken by name stands above every threshold; a past failure forbids nothing. */
  static double verdict(@Nullable Standing standing) {
    if (standing == null || standing.rule().kind() == Rule.Kind.NEGATIVE_RESULT) {
      return 0;
    }
    return standing.byName() ? 1 : standing.verdict();
  }

  double foreignMean() {
    return foreign.stream().mapToDouble(Standing::speaks).sum() / FOREIGN_TESTED;
  }

  double foreignVerdictMean() {
    return foreign.stream().mapToDouble(GuardOutcome::verdict).sum() / FOREIGN_TESTED;
  }
}
