package dev.cairn.engine.recall;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.Content;
import dev.cairn.card.Dispute;
import dev.cairn.card.Retirement;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent;
import dev.cairn.log.Channel;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.LogEvent;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Cited;
import dev.cairn.operation.ReadCard;
import dev.cairn.policy.Policy;
import dev.cairn.search.Citations;
import dev.cairn.search.Flags;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one card whole: what it says, from the fold; what it rests on and how it came to be, from the log. */
final class CardReader {
  private final Memory memory;
  private final EventCodec codec;
  private final CardShelves texts;
  private final Citations citations;
  private final Policy policy;

  CardReader(
      Memory memory, EventCodec codec, CardShelves texts, Citations citations, Policy policy) {
    this.memory = memory;
    this.codec = codec;
    this.texts = texts;
    this.citations = citations;
    this.policy = policy;
  }

  ReadCard.Answer read(Card card, Cards cards, long position) {
    Content content = card.content();
    String statement = text(content.statement())
        .orElseThrow(() ->
            CairnException.notFound("card", "the words of card '" + card.id() + "' were erased"));
    Map<EvidenceRef, Cited> cited = citations.of(refs(card));
    List<Cited> evidence = among(cited, card.proof().anchors());
    Assessment assessment = new Assessment(card, policy.card());
    return new ReadCard.Answer(
        card.id(),
        card.kind(),
        statement,
        card.scope(),
        content.subject(),
        content.topicKey(),
        content.tags(),
        assessment.status().label(),
        Flags.of(card, assessment.status(), evidence.size()),
        card.supersedes(),
        card.retired().flatMap(Retirement::replacement),
        card.exceptionTo(),
        among(cited, createdFrom(card, cards)),
        evidence,
        content.createdAt(),
        content.ruleVersion(),
        card.proof().trust(),
        card.proof().proposers(),
        texts.embedding(statement),
        card.history().stream().map(this::happened).toList(),
        new ReadCard.Truth(
            assessment.support(),
            assessment.contradiction(),
            assessment.truth().value(),
            assessment.truth()),
        new ReadCard.Utility(
            card.use().wins(),
            card.use().losses(),
            assessment.utility().value(),
            assessment.utility()),
        card.proof().disputes().stream()
            .map(dispute -> doubt(dispute, assessment, cited))
            .toList(),
        exposures(card),
        position);
  }

  private static List<EvidenceRef> refs(Card card) {
    List<EvidenceRef> refs = new ArrayList<>();
    card.proof().anchors().forEach(anchor -> refs.add(anchor.ref()));
    card.proof()
        .disputes()
        .forEach(dispute -> dispute.anchors().forEach(anchor -> refs.add(anchor.ref())));
    return refs;
  }

  private static List<Cited> among(Map<EvidenceRef, Cited> cited, List<Anchor> anchors) {
    return Citations.among(cited, anchors.stream().map(Anchor::ref).toList());
  }

  /** What its candidate rested on; what was merged in later is evidence too, but not where it came from. */
  private List<Anchor> createdFrom(Card card, Cards cards) {
    return cards.candidate(card.content().candidate()).stream()
        .mapToObj(this::event)
        .flatMap(Optional::stream)
        .filter(CardEvent.class::isInstance)
        .flatMap(event -> ((CardEvent) event).anchors().stream())
        .toList();
  }

  private ReadCard.Doubt doubt(
      Dispute dispute, Assessment assessment, Map<EvidenceRef, Cited> cited) {
    Optional<String> note = event(dispute.position())
        .filter(CardEvent.CardDisputed.class::isInstance)
        .flatMap(event -> ((CardEvent.CardDisputed) event).note())
        .flatMap(this::text);
    return new ReadCard.Doubt(
        among(cited, dispute.anchors()),
        dispute.anchors().stream().mapToDouble(assessment::weight).sum(),
        dispute.contradicts(),
        dispute.cleared(),
        note,
        dispute.by(),
        dispute.at());
  }

  private List<ReadCard.Exposure> exposures(Card card) {
    return card.use().exposures().stream()
        .map(this::event)
        .flatMap(Optional::stream)
        .map(CardReader::exposure)
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<ReadCard.Exposure> exposure(LogEvent event) {
    if (event instanceof CardEvent.CardsShown shown) {
      return Optional.of(
          new ReadCard.Exposure(Optional.of(shown.episode()), shown.channel().label(), shown.at()));
    }
    return event instanceof CardEvent.PackShown pack
        ? Optional.of(new ReadCard.Exposure(pack.episode(), Channel.AUTO_PACK.label(), pack.at()))
        : Optional.empty();
  }

  private ReadCard.Happened happened(long position) {
    StoredEvent stored = memory.log().read(memory.name(), position, 1).get(0);
    LogEvent event = codec.decode(stored).event();
    return new ReadCard.Happened(position, stored.type(), event.at(), Happening.of(event));
  }

  private Optional<LogEvent> event(long position) {
    return new LogReads(memory, codec).event(position);
  }

  private Optional<String> text(TextRef ref) {
    return Optional.ofNullable(texts.texts(List.of(ref)).get(ref));
  }
}
