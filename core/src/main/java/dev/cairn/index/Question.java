package dev.cairn.index;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.policy.SearchPolicy;
import java.time.Instant;
import java.util.Optional;

/**
 * What to look for.
 *
 * @param words any of which may be in an entry
 * @param most how many candidates to give
 */
public record Question(String words, Only only, Moment moment, SearchPolicy policy, int most) {

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
