package dev.cairn.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** What happened to what is learned: proposed, judged, shown, doubted, put aside. */
public sealed interface CardEvent extends LogEvent {

  <R> R accept(Handler<R> handler);

  @Override
  default <R> R accept(LogEvent.Handler<R> handler) {
    return handler.card(this);
  }

  /** What the event rests on, with what its entries were. */
  default List<Anchor> anchors() {
    return List.of();
  }

  @Override
  default List<EvidenceRef> evidence() {
    return anchors().stream().map(Anchor::ref).toList();
  }

  /**
   * Somebody proposed something to be kept. Whether it is, is judged when its episode is consolidated.
   *
   * @param subject what it is about, if the writer said so
   * @param scope where it shall hold; else where its episode ran
   * @param proposedBy the generator, by the name under which it can be retracted
   * @param rule which of the generator's rules, if it has such
   */
  record CandidateProposed(
      CandidateId candidate,
      EpisodeId episode,
      Instant at,
      CardKind kind,
      TextRef statement,
      List<Anchor> anchors,
      Optional<String> subject,
      Optional<Scope> scope,
      List<String> tags,
      String proposedBy,
      Optional<String> rule)
      implements CardEvent {
    @Override
    public List<TextRef> texts() {
      return List.of(statement);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.candidateProposed(this);
    }
  }

  /** Something turned out well or badly. */
  record OutcomeRecorded(
      String outcome,
      EpisodeId episode,
      Instant at,
      OutcomeType type,
      List<Anchor> anchors,
      Optional<ToolId> tool,
      Optional<Via> via)
      implements CardEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.outcomeRecorded(this);
    }
  }

  /**
   * The candidates of an episode were judged. A model may have been asked how alike statements are, so the
   * verdicts are kept and not made again on replay.
   *
   * @param seen up to which position the episode was read
   * @param ruleVersion the rules that judged
   * @param model the embedding model asked, if any
   */
  record EpisodeConsolidated(
      EpisodeId episode,
      Instant at,
      long seen,
      String ruleVersion,
      Optional<String> model,
      List<Verdict> verdicts)
      implements CardEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.episodeConsolidated(this);
    }
  }

  /** Cards came before an agent's eyes in an episode, the best first. */
  record CardsShown(EpisodeId episode, Instant at, Channel channel, List<CardId> cards)
      implements CardEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.cardsShown(this);
    }
  }

  /**
   * A pack was handed out.
   *
   * @param cards what was in it, the best first
   * @param record the whole of it as JSON, numbers and all, so that it explains itself exactly
   */
  record PackShown(
      PackId pack,
      Instant at,
      Optional<EpisodeId> episode,
      String intent,
      List<CardId> cards,
      TextRef record)
      implements CardEvent {
    @Override
    public List<TextRef> texts() {
      return List.of(record);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.packShown(this);
    }
  }

  /** A card was challenged, or something anchored says the opposite of it. */
  record CardDisputed(
      CardId card, Instant at, List<Anchor> anchors, boolean contradicts, Optional<TextRef> note)
      implements CardEvent {
    @Override
    public List<TextRef> texts() {
      return note.stream().toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.cardDisputed(this);
    }
  }

  /** Somebody looked whether a disputed card holds. */
  record CardRechecked(CardId card, Instant at, boolean confirmed, List<Anchor> anchors)
      implements CardEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.cardRechecked(this);
    }
  }

  /**
   * A card holds in a wider scope from now on.
   *
   * @param rule which rule allows it
   * @param merged cards of narrower scopes that said the same and are part of it now
   */
  record CardPromoted(
      CardId card, Instant at, Scope to, String rule, List<Anchor> anchors, List<CardId> merged)
      implements CardEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.cardPromoted(this);
    }
  }

  /** A card was put aside by hand, or taken back. */
  record CardShelved(CardId card, Instant at, boolean archived, Optional<TextRef> reason)
      implements CardEvent {
    @Override
    public List<TextRef> texts() {
      return reason.stream().toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.cardShelved(this);
    }
  }

  /** The store was tidied: cards nobody needs were put aside, duplicates became one. */
  record CardsCompacted(Instant at, List<Archival> archived, List<Merge> merged)
      implements CardEvent {
    /** A card put aside, and the figures that allowed it. */
    public record Archival(CardId card, String rule, SortedMap<String, Double> numbers) {}

    /** A card that became part of another. */
    public record Merge(CardId card, CardId into, SortedMap<String, Double> numbers) {}

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.cardsCompacted(this);
    }
  }

  /** One method per event about cards. */
  interface Handler<R> {
    R candidateProposed(CandidateProposed event);

    R outcomeRecorded(OutcomeRecorded event);

    R episodeConsolidated(EpisodeConsolidated event);

    R cardsShown(CardsShown event);

    R packShown(PackShown event);

    R cardDisputed(CardDisputed event);

    R cardRechecked(CardRechecked event);

    R cardPromoted(CardPromoted event);

    R cardShelved(CardShelved event);

    R cardsCompacted(CardsCompacted event);
  }
}
