package dev.cairn.card.judge;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import java.time.Instant;
import java.util.List;

/**
 * A card in force, as the judge compares with it.
 *
 * @param at when it was last said
 * @param worth its truth or utility; a fresh one's is that of its evidence
 * @param isProtected whether a full budget may not put it aside
 */
record ActiveCard(
    CardId id,
    CardKind kind,
    Scope scope,
    EpisodeId episode,
    Wording wording,
    String subject,
    List<String> tags,
    List<Anchor> anchors,
    Instant at,
    double worth,
    Instant lastSeen,
    boolean isProtected) {

  static ActiveCard of(Card card, Wording wording, CardPolicy policy) {
    Assessment assessment = new Assessment(card, policy);
    return new ActiveCard(
        card.id(),
        card.kind(),
        card.scope(),
        card.content().episode(),
        wording,
        Wording.key(card.content().subject()),
        card.content().tags(),
        card.proof().anchors(),
        said(card.proof().anchors(), card.content().createdAt()),
        assessment.worth().value(),
        card.use().lastShown().orElse(card.content().createdAt()),
        card.kind().isNormative() || assessment.isDisputed());
  }

  /** A candidate that was just admitted; nobody puts aside what was learned a moment ago. */
  static ActiveCard of(CardId id, Candidate candidate) {
    return new ActiveCard(
        id,
        candidate.kind(),
        candidate.scope(),
        candidate.said().episode(),
        candidate.wording(),
        Wording.key(candidate.subject()),
        candidate.said().tags(),
        candidate.said().anchors(),
        candidate.at(),
        1,
        candidate.said().at(),
        true);
  }

  /** When the user last said it; if they did not, when it was proposed. */
  static Instant said(List<Anchor> anchors, Instant otherwise) {
    return anchors.stream()
        .filter(Anchor::byUser)
        .map(Anchor::at)
        .max(Instant::compareTo)
        .orElse(otherwise);
  }

  boolean isAbout(Candidate candidate) {
    String key = Wording.key(candidate.subject());
    return !key.isEmpty() && key.equals(subject);
  }

  /** Whether both rest on the same sentence of the user. */
  boolean sharesSentence(Candidate candidate) {
    return anchors.stream()
        .filter(Anchor::byUser)
        .anyMatch(mine ->
            candidate.restsOn(theirs -> mine.ref().id().equals(theirs.ref().id())
                && mine.ref().start() < theirs.ref().end()
                && theirs.ref().start() < mine.ref().end()));
  }
}
