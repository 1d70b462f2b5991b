package dev.cairn.card.judge;

import dev.cairn.card.CardLimits;
import dev.cairn.policy.CardPolicy;
import java.util.List;
import java.util.Optional;

/** How much one episode may teach. */
final class Caps {
  private final CardPolicy policy;
  private final ActiveCards active;

  Caps(CardPolicy policy, ActiveCards active) {
    this.policy = policy;
    this.active = active;
  }

  /** Why there is no place for one more, if there is none. */
  Optional<Ruling> over(Candidate candidate, Numbers numbers) {
    List<ActiveCard> taught = active.ofEpisode(candidate);
    long ofKind = taught.stream().filter(card -> counts(card, candidate)).count();
    long most = CardLimits.perEpisode(policy, candidate.kind());
    numbers.put("episode_cards", taught.size());
    numbers.put("episode_kind_cards", (double) ofKind);
    if (ofKind >= most) {
      return refused("episode_kind_cap", "an episode adds at most " + most + " of this kind");
    }
    // The user may lay down as many rules as they like, each in a sentence of its own.
    boolean free = candidate.kind().isNormative();
    return !free && taught.size() >= policy.perEpisode()
        ? refused("episode_cap", "an episode adds at most " + policy.perEpisode() + " cards")
        : Optional.empty();
  }

  /** Each sentence of the user may be a rule; only rules drawn from one and the same are counted. */
  private static boolean counts(ActiveCard card, Candidate candidate) {
    return card.kind() == candidate.kind()
        && (!candidate.kind().isNormative() || card.sharesSentence(candidate));
  }

  private static Optional<Ruling> refused(String reason, String rule) {
    return Optional.of(Ruling.refused(reason, rule, Optional.empty()));
  }
}
