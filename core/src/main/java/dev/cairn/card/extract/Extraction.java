package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.policy.ExtractionBounds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads an episode and says what of it is worth keeping. */
public final class Extraction {
  /** Raised when the same lines give other proposals. */
  public static final int VERSION = 2;

  /** What does most harm when it is forgotten comes first. */
  private static final List<CardKind> BY_USE = List.of(
      CardKind.CONSTRAINT,
      CardKind.COMMITMENT,
      CardKind.PREFERENCE,
      CardKind.NEGATIVE_RESULT,
      CardKind.TACTIC,
      CardKind.FACT);

  /**
   * Within a kind an episode's caps let only a few through, so the more lasting come first: what the user
   * says before what a page or a tool prints, and a failure with a cause before one without. Rules that are
   * not named here are all as good as the first.
   */
  private static final List<String> BY_WORTH = List.of(
      "user_person",
      "user_states",
      "user_observes",
      "document_states",
      "tool_version",
      "tool_setting",
      "tool_listens",
      "tool_mended",
      "procedure_worked",
      "document_procedure",
      "tool_failed",
      "tool_failed_untold");

  private static final Comparator<Found> ORDER = Comparator.comparingInt(
          (Found each) -> BY_USE.indexOf(each.kind()))
      .thenComparingInt(each -> BY_WORTH.indexOf(each.rule()));

  private Extraction() {}

  public static List<Proposal> of(List<Line> episode) {
    List<Found> found = new ArrayList<>();
    for (Line line : episode) {
      switch (line.role()) {
        case USER -> UserWords.read(line, found);
        case DOCUMENT -> DocumentWords.read(line, found);
        case TOOL, ASSISTANT -> {}
      }
    }
    List<Run> runs = Run.all(episode);
    Failures.read(runs, found);
    Tactics.read(runs, episode, found);
    ToolFacts.read(runs, found);
    return proposed(found);
  }

  private static List<Proposal> proposed(List<Found> found) {
    Set<String> said = new HashSet<>();
    return found.stream()
        .sorted(ORDER)
        .filter(each -> said.add(each.kind() + " " + each.statement().toLowerCase(Locale.ROOT)))
        .limit(ExtractionBounds.DEFAULT.proposalsMax())
        .map(Found::proposal)
        .toList();
  }
}
