package dev.cairn.operation;

import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ends an episode. */
@Operation(
    name = "end_episode",
    kind = Operation.Kind.WRITE,
    does =
        "Ends an episode and answers with its ledger. Nothing more can be logged into it; ending it"
            + " again gives the same ledger.",
    examples = {"{\"episode\": \"monday\"}"})
public record EndEpisode(@Field("the episode to end") EpisodeId episode) {

  /** The ledger of the episode. */
  public record Answer(Ledger ledger, long position) {}

  /**
   * What consolidation did with every candidate of an episode.
   *
   * @param suggested heard, but not surely: {@code cards} with status suggested lists them
   */
  public record Ledger(
      EpisodeId episode,
      long proposed,
      long admitted,
      long merged,
      long superseded,
      long archived,
      long refused,
      long suggested,
      List<Decision> decisions) {
    /** No candidate was proposed. */
    public static Ledger empty(EpisodeId episode) {
      return new Ledger(episode, 0, 0, 0, 0, 0, 0, 0, List.of());
    }
  }

  /**
   * One candidate's fate, with the rule and the numbers behind it.
   *
   * @param statement what the candidate says, unless it was erased
   */
  public record Decision(
      String candidate,
      String decision,
      Optional<String> card,
      String reason,
      String rule,
      Map<String, Double> numbers,
      Optional<CardKind> kind,
      Optional<String> statement) {}
}
