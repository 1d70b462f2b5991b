package dev.cairn;

import dev.cairn.episode.Episode;
import dev.cairn.episode.Episodes;
import dev.cairn.episode.EpisodesProjection;
import dev.cairn.episode.PolicyInForce;
import dev.cairn.episode.PolicyProjection;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.projection.Fold;
import java.util.List;

/** The folds of one context. Read it through its projector, so that no event is half applied. */
final class State {
  private final Fold<PolicyInForce> policy = new Fold<>(new PolicyProjection());
  private final Fold<Episodes> episodes = new Fold<>(new EpisodesProjection());

  List<Fold<?>> folds() {
    return List.of(policy, episodes);
  }

  PolicyInForce policy() {
    return policy.state();
  }

  Episodes episodes() {
    return episodes.state();
  }

  Episode episode(EpisodeId id) {
    return episodes()
        .find(id)
        .orElseThrow(() -> CairnException.notFound(
            "episode", "there is no episode '" + id + "'; start it with start_episode"));
  }
}
