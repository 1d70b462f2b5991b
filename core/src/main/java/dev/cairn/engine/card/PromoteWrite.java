package dev.cairn.engine.card;

import dev.cairn.card.Card;
import dev.cairn.card.CardLimits;
import dev.cairn.card.judge.Duplicates;
import dev.cairn.card.judge.Wording;
import dev.cairn.card.keep.Promotion;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CardPromoted;
import dev.cairn.log.Draft;
import dev.cairn.log.Scope;
import dev.cairn.log.Via;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.Writing;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.sentence.ReadSentence;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Lets a card hold in a wider scope, if a rule allows it. */
final class PromoteWrite extends Write<PromoteCard.Answer> {
  private final PromoteCard request;
  private final List<Anchor> anchors;
  private final List<ReadSentence> sentences;
  private final Optional<Wording> stated;
  private final Supplier<Duplicates> duplicates;

  PromoteWrite(
      State state,
      PromoteCard request,
      Writing writing,
      List<Anchor> anchors,
      List<ReadSentence> sentences,
      Optional<Wording> stated,
      Supplier<Duplicates> duplicates) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
    this.sentences = sentences;
    this.stated = stated;
    this.duplicates = duplicates;
  }

  @Override
  public void decide(Draft draft) {
    Card card = state().cards().card(request.card());
    Promotion.Allowed allowed = new Promotion(
            policy(), duplicates.get(), id -> state().episodes().find(id))
        .allow(card, stated, request.to(), backing(card), state().cards().all());
    requireRoom(card, request.to(), allowed);
    adoptPolicy(draft);
    draft.add(new CardPromoted(
        card.id(), at(draft), request.to(), allowed.rule(), anchors, allowed.merged()));
  }

  /** An agent's telling widens no rule that came from the user in person. */
  private List<ReadSentence> backing(Card card) {
    boolean told = via() == Via.AGENT
        && anchors.stream().anyMatch(Anchor::toldByAgent)
        && card.proof().anchors().stream().anyMatch(Anchor::byPerson);
    return told ? List.of() : sentences;
  }

  /** A user's rule always finds room; what is only believed may not crowd out what holds widely. */
  private void requireRoom(Card card, Scope to, Promotion.Allowed allowed) {
    long there = state().cards().all().stream()
        .filter(
            each -> each.inForce() && each.kind() == card.kind() && each.scope().equals(to))
        .filter(each -> !allowed.merged().contains(each.id()))
        .count();
    long budget = CardLimits.budget(policy(), card.kind(), to.tier());
    if (there >= budget && !card.kind().isNormative()) {
      throw CairnException.conflict(
          "to", "the budget of %s is full with %d cards; archive one first".formatted(to, there));
    }
  }

  private CardPolicy policy() {
    return state().policy().policy().card();
  }

  @Override
  public PromoteCard.Answer answer(Written written) {
    Found<CardPromoted> found = only(CardPromoted.class, written);
    CardPromoted event = found.event();
    return new PromoteCard.Answer(event.card(), event.rule(), event.merged(), found.position());
  }
}
