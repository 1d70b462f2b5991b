package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.policy.ExtractionBounds;
import dev.cairn.text.output.OutputReader;
import dev.cairn.text.sentence.ReadTurn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads an episode and says what of it is worth keeping. */
public final class Extraction {
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
      "heard_fact",
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

  private final OutputReader outputs;
  private final Function<Line, ReadTurn> turns;
  private final UserWords words;

  /**
   * Reads with these.
   *
   * @param turns a line of the user, read
   * @param tasteIsGlobal whether personal taste holds everywhere if nothing else is said
   */
  public Extraction(
      OutputReader outputs,
      Function<Line, ReadTurn> turns,
      RuleChanges changes,
      boolean tasteIsGlobal) {
    this.outputs = outputs;
    this.turns = turns;
    this.words = new UserWords(changes, tasteIsGlobal);
  }

  /** What an episode suggests to be kept; of its user's lines only those that are wanted are read. */
  public List<Proposal> of(List<Line> episode, Predicate<Line> wanted) {
    List<Found> found = new ArrayList<>();
    for (Line line : episode) {
      switch (line.role()) {
        case USER -> {
          if (wanted.test(line)) {
            words.read(line, turns.apply(line), found);
          }
        }
        case DOCUMENT -> DocumentWords.read(line, found);
        case TOOL, ASSISTANT -> {}
      }
    }
    List<Run> runs = Run.all(episode, outputs);
    Failures.read(runs, found);
    Tactics.read(runs, episode, found);
    ToolFacts.read(runs, found);
    return proposed(found);
  }

  /** The user's rules all, however many; of the rest a few, for more would only be refused by the caps. */
  private static List<Proposal> proposed(List<Found> found) {
    Set<String> said = new HashSet<>();
    List<Found> distinct = found.stream()
        .sorted(ORDER)
        .filter(each -> said.add(each.kind() + " " + each.statement().toLowerCase(Locale.ROOT)))
        .toList();
    Stream<Found> rules = distinct.stream().filter(each -> each.kind().isNormative());
    Stream<Found> rest = distinct.stream()
        .filter(each -> !each.kind().isNormative())
        .limit(ExtractionBounds.DEFAULT.proposalsMax());
    return Stream.concat(rules, rest).map(Found::proposal).toList();
  }
}
