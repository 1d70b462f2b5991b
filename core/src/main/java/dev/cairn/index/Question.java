package dev.cairn.index;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.policy.RankPolicy;
import dev.cairn.policy.SearchPolicy;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * What to look for.
 *
 * @param words any of which may be in an entry
 * @param sense how near entries are to it by meaning, if there is a model
 * @param related concepts that are looked for besides, each with its weight
 */
public record Question(
    String words,
    Only only,
    Moment moment,
    SearchPolicy policy,
    Extent extent,
    Optional<Sense> sense,
    Map<String, Double> related) {

  public Question {
    related = Map.copyOf(related);
  }

  /** By words alone. */
  public static Question of(
      String words, Only only, Moment moment, SearchPolicy policy, Extent extent) {
    return new Question(words, only, moment, policy, extent, Optional.empty(), Map.of());
  }

  /**
   * How much to look at.
   *
   * @param most candidates to take by words, and as many by meaning
   * @param around how many of the best of either kind bring the turns beside them
   * @param turns how many turns on either side of an entry belong to its surroundings; at least one
   * @param reach how many entries away in the log they are looked for
   */
  public record Extent(int most, int around, int turns, int reach) {
    public static Extent of(int most, RankPolicy policy) {
      return new Extent(
          most, (int) policy.poolAround(), (int) policy.turnsAround(), (int) policy.turnsReach());
    }
  }

  /**
   * Which entries count. A filter changes what is found, never how rare a word is.
   *
   * @param since the first moment that counts
   * @param until the first moment that does not
   */
  public record Only(
      Optional<EpisodeId> episode,
      Optional<String> repo,
      Optional<String> domain,
      Optional<Role> role,
      Optional<Instant> since,
      Optional<Instant> until) {
    public static final Only ALL = new Only(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
