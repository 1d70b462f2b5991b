package dev.cairn.engine.card;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.judge.Duplicates;
import dev.cairn.card.judge.Wording;
import dev.cairn.card.keep.Compaction;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.consolidate.Citing;
import dev.cairn.engine.consolidate.ConsolidateWrite;
import dev.cairn.engine.consolidate.Consolidating;
import dev.cairn.engine.consolidate.Ledgers;
import dev.cairn.engine.consolidate.Rereading;
import dev.cairn.engine.consolidate.StatementNearness;
import dev.cairn.engine.graph.Enrichers;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CardsCompacted;
import dev.cairn.log.CardId;
import dev.cairn.log.TextRef;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.Compact;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Writing;
import dev.cairn.policy.CardPolicy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The operations that change what was learned. */
public final class CardWrites {
  private final Memory memory;
  private final Citing citing;
  private final Enrichers enrichers;
  private final Consolidating reading;
  private final Ledgers ledgers;

  public CardWrites(Memory memory, Enrichers enrichers, Consolidating reading, Ledgers ledgers) {
    this.memory = memory;
    this.citing = reading.citing();
    this.enrichers = enrichers;
    this.reading = reading;
    this.ledgers = ledgers;
  }

  public Remember.Answer remember(Remember request, Writing writing) {
    return memory.record(
        new RememberWrite(memory.state(), request, writing, citing.anchors(request.evidence())));
  }

  public RecordOutcome.Answer recordOutcome(RecordOutcome request, Writing writing) {
    return memory.record(
        new OutcomeWrite(memory.state(), request, writing, anchors(request.evidence())));
  }

  public Consolidate.Answer consolidate(Consolidate request, Writing writing) {
    memory.freshen();
    memory.look(() -> memory.state().episode(request.episode()));
    Rereading rereading = new Rereading(reading, request.episode());
    OptionalLong position = memory.recordRead(() -> new ConsolidateWrite(
        memory.state(), request.episode(), writing, reading, rereading.next()));
    enrichers.follow();
    return new Consolidate.Answer(ledgers.of(request.episode()), position(position));
  }

  public ReadLedger.Answer ledger(ReadLedger request, Reading when) {
    return ledgers.read(request, when);
  }

  public DisputeCard.Answer dispute(DisputeCard request, Writing writing) {
    long position = memory.record(
        new DisputeWrite(memory.state(), request, writing, anchors(request.evidence())));
    return memory.look(() -> {
      Assessment assessment = assess(request.card());
      return new DisputeCard.Answer(assessment.mass(), assessment.status().label(), position);
    });
  }

  public RecheckCard.Answer recheck(RecheckCard request, Writing writing) {
    long position = memory.record(
        new RecheckWrite(memory.state(), request, writing, citing.anchors(request.evidence())));
    return new RecheckCard.Answer(status(request.card()), position);
  }

  public PromoteCard.Answer promote(PromoteCard request, Writing writing) {
    memory.freshen();
    List<Anchor> anchors = anchors(request.evidence());
    List<Card> cards = inForce();
    StatementNearness.Asked asked = reading.nearness(cards);
    return memory.record(new PromoteWrite(
        memory.state(),
        request,
        writing,
        anchors,
        reading.sentences(anchors),
        stated(request.card()),
        () -> duplicates(asked)));
  }

  private Optional<Wording> stated(CardId id) {
    List<Card> card = memory.look(() -> List.of(memory.state().cards().card(id)));
    return Optional.ofNullable(reading.wordings(card).get(id));
  }

  public ArchiveCard.Answer archive(ArchiveCard request, Writing writing) {
    OptionalLong position = memory.record(
        new ShelveWrite(memory.state(), request.card(), true, request.reason(), writing));
    return new ArchiveCard.Answer(status(request.card()), position(position));
  }

  public RestoreCard.Answer restore(RestoreCard request, Writing writing) {
    requireWords(request.card());
    OptionalLong position = memory.record(
        new ShelveWrite(memory.state(), request.card(), false, request.reason(), writing));
    return new RestoreCard.Answer(status(request.card()), position(position));
  }

  /** A card whose words were erased says nothing; it stays put aside. */
  private void requireWords(CardId id) {
    memory.freshen();
    TextRef statement =
        memory.look(() -> memory.state().cards().card(id).content().statement());
    if (new TextReads(memory).of(statement).isEmpty()) {
      throw CairnException.conflict(
          "card", "the words of card '" + id + "' were erased; it cannot be taken back");
    }
  }

  public Compact.Answer compact(Compact request, Writing writing) {
    memory.freshen();
    StatementNearness.Asked asked = reading.nearness(inForce());
    if (request.dryRun().orElse(false)) {
      Instant now = writing.at().orElseGet(memory.recorder()::now);
      Compaction.Plan plan = memory.look(() -> new Compaction(policy(), duplicates(asked), now)
          .of(memory.state().cards().all()));
      return answer(new CardsCompacted(now, plan.archived(), plan.merged()), OptionalLong.empty());
    }
    return memory
        .record(new CompactWrite(memory.state(), writing, () -> duplicates(asked)))
        .map(done -> answer(done.event(), OptionalLong.of(done.position())))
        .orElseGet(() ->
            new Compact.Answer(List.of(), List.of(), List.of(), position(OptionalLong.empty())));
  }

  private Compact.Answer answer(CardsCompacted done, OptionalLong position) {
    List<Compact.Reason> reasons = new ArrayList<>();
    done.archived()
        .forEach(each -> reasons.add(new Compact.Reason(each.card(), each.rule(), each.numbers())));
    done.merged()
        .forEach(each -> reasons.add(new Compact.Reason(
            each.card(), "it says what " + each.into() + " says", each.numbers())));
    return new Compact.Answer(
        done.archived().stream().map(CardsCompacted.Archival::card).toList(),
        done.merged().stream()
            .map(each -> new Compact.Merged(each.card(), each.into()))
            .toList(),
        reasons,
        position(position));
  }

  private Duplicates duplicates(StatementNearness.Asked asked) {
    Map<CardId, Wording> wordings = reading.wordings(
        memory.state().cards().all().stream().filter(Card::inForce).toList());
    return new Duplicates(policy(), asked.meaning(), reading.readers().rules(), wordings);
  }

  private List<Card> inForce() {
    return memory.look(
        () -> memory.state().cards().all().stream().filter(Card::inForce).toList());
  }

  private List<Anchor> anchors(Optional<List<Evidence>> evidence) {
    return citing.anchors(evidence.orElse(List.of()));
  }

  private CardPolicy policy() {
    return memory.state().policy().policy().card();
  }

  private Assessment assess(CardId id) {
    return new Assessment(memory.state().cards().card(id), policy());
  }

  private String status(CardId id) {
    return memory.look(() -> assess(id).status().label());
  }

  /** Where it was written; how far the log goes if there was nothing to write. */
  private long position(OptionalLong written) {
    return written.orElseGet(() -> memory.projector().head().position());
  }
}
