package dev.cairn.card.keep;

import dev.cairn.card.Card;
import dev.cairn.card.judge.Duplicates;
import dev.cairn.card.judge.Placement;
import dev.cairn.card.judge.Wording;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.sentence.ReadSentence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Whether a card may hold in a wider scope: by a rule, not by inference. */
public final class Promotion {
  private final CardPolicy policy;
  private final Duplicates duplicates;
  private final Function<EpisodeId, Optional<Episode>> episodes;

  public Promotion(
      CardPolicy policy, Duplicates duplicates, Function<EpisodeId, Optional<Episode>> episodes) {
    this.policy = policy;
    this.duplicates = duplicates;
    this.episodes = episodes;
  }

  /** The rule that allows it, and the cards that become part of it. */
  public record Allowed(String rule, List<CardId> merged) {}

  /**
   * Allows it, or says why not.
   *
   * @param stated what the card says, if its words are there
   * @param sentences the user's sentences that are cited
   */
  public Allowed allow(
      Card card,
      Optional<Wording> stated,
      Scope to,
      List<ReadSentence> sentences,
      Collection<Card> all) {
    if (to.tier().compareTo(card.scope().tier()) <= 0) {
      throw CairnException.invalid(
          "to", "%s is not wider than %s, where the card holds".formatted(to, card.scope()));
    }
    if (!card.inForce()) {
      throw CairnException.conflict("card", "card '" + card.id() + "' is not in force");
    }
    List<Card> repeats = repeats(card, to, all);
    List<CardId> merged = repeats.stream().map(Card::id).toList();
    if (stated.filter(words -> saysSo(sentences, words)).isPresent()) {
      return new Allowed("the user says so", merged);
    }
    if (card.kind() != CardKind.TACTIC || to.tier() == Scope.Tier.GLOBAL) {
      throw forbidden(
          "only the user's words let a %s hold in %s; cite a sentence that says of this very rule how far it holds"
              .formatted(card.kind().label(), to));
    }
    Set<String> repos = wonIn(card, repeats, to);
    if (repos.size() < policy.promoteRepos()) {
      throw forbidden("the tactic won in %d repositories of %s; it takes %d, or the user's words"
          .formatted(repos.size(), to, policy.promoteRepos()));
    }
    return new Allowed("won in " + repos.size() + " repositories of " + to, merged);
  }

  private static boolean saysSo(List<ReadSentence> sentences, Wording stated) {
    return sentences.stream().anyMatch(sentence -> Placement.widens(sentence, stated));
  }

  /** Cards of narrower scopes within the new one that say the same. */
  private List<Card> repeats(Card card, Scope to, Collection<Card> all) {
    List<Card> repeats = new ArrayList<>();
    for (Card other : all) {
      boolean comparable = other.inForce()
          && !other.id().equals(card.id())
          && other.kind() == card.kind()
          && (other.scope().equals(to) || lies(other, to));
      if (comparable && duplicates.same(card, other).isPresent()) {
        repeats.add(other);
      }
    }
    return repeats;
  }

  private boolean lies(Card card, Scope in) {
    return in.tier() == Scope.Tier.GLOBAL
        || episodes
            .apply(card.content().episode())
            .flatMap(Episode::domain)
            .filter(in.name()::equals)
            .isPresent();
  }

  private Set<String> wonIn(Card card, List<Card> repeats, Scope domain) {
    Set<String> repos = new TreeSet<>();
    List<Card> all = new ArrayList<>(repeats);
    all.add(card);
    for (Card each : all) {
      for (String episode : each.use().wonIn()) {
        episodes
            .apply(new EpisodeId(episode))
            .filter(won -> won.domain().equals(Optional.of(domain.name())))
            .flatMap(Episode::repo)
            .ifPresent(repo -> repos.add(repo.toString()));
      }
    }
    return repos;
  }

  private static CairnException forbidden(String message) {
    return new CairnException(Code.FORBIDDEN, "to", message);
  }
}
