package dev.cairn.engine.erase;

import dev.cairn.card.Cards;
import dev.cairn.engine.Limits;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Erased;
import dev.cairn.log.Erased.Redaction;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.Names;
import dev.cairn.log.Recorded;
import dev.cairn.log.Scrubber;
import dev.cairn.log.StoredText;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Writing;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Erases words on a person's demand, and cleans every file that was made of them. */
public final class Erasing {
  private static final String BACKUPS =
      "Backups and exports made before still hold the words: delete them, or make them anew.";

  private final Memory memory;
  private final EventCodec codec;
  private final LogReads log;
  private final TextReads texts;
  private final Scrubber scrubber;

  public Erasing(Memory memory, EventCodec codec, Scrubber scrubber) {
    this.memory = memory;
    this.codec = codec;
    this.log = new LogReads(memory, codec);
    this.texts = new TextReads(memory);
    this.scrubber = scrubber;
  }

  public Erase.Answer erase(Erase request, Writing writing) {
    Target target = Target.of(request);
    request.by().ifPresent(by -> Names.check("by", by));
    if (request.dryRun().orElse(false)) {
      return answer(request, target, plan(request, target));
    }
    Optional<Write.Found<Erased>> before = repeated(writing);
    Write.Found<Erased> done = before.orElseGet(() -> written(request, target, writing));
    clean();
    return answer(done);
  }

  private Write.Found<Erased> written(Erase request, Target target, Writing writing) {
    ErasurePlan first = plan(request, target);
    EraseWrite write = new EraseWrite(
        memory, request, target, writing, first, head -> plan(request, target, head, true));
    Write.Found<Erased> done = memory.record(write);
    memory.log().blobs().delete(memory.name(), write.plan().vectors().keys());
    return done;
  }

  /** The same call again: it may have ended before everything was clean. */
  private Optional<Write.Found<Erased>> repeated(Writing writing) {
    OptionalLong position = writing
        .idempotencyKey()
        .map(key -> memory.log().find(memory.name(), key))
        .orElse(OptionalLong.empty());
    return position.isEmpty()
        ? Optional.empty()
        : Optional.of(log.at(position.getAsLong(), Erased.class)
            .map(event -> new Write.Found<>(event, position.getAsLong()))
            .orElseThrow(Write::wrongKey));
  }

  private ErasurePlan plan(Erase request, Target target) {
    Head head = memory.freshen();
    request.reason().ifPresent(this::check);
    return plan(request, target, head, false);
  }

  /** @param inTurn whether nobody can write now, so that the state stands still and must not be waited for */
  private ErasurePlan plan(Erase request, Target target, Head head, boolean inTurn) {
    Iterable<Recorded> events = log.upTo(head.position());
    LogMap map = LogMap.of(events);
    Going going =
        inTurn ? going(request, target, map) : memory.look(() -> going(request, target, map));
    Signs signs = Signs.of(going, texts, events);
    if (request.reason().filter(signs.runs()::areIn).isPresent()) {
      throw CairnException.invalid(
          "reason", "the reason repeats words that are to be erased; say it without them");
    }
    return new PlanReader(memory, codec, going, signs).read(head);
  }

  private Going going(Erase request, Target target, LogMap map) {
    request.episode().ifPresent(memory.state()::episode);
    Cards cards = memory.state().cards();
    Going going = new Going(map, texts);
    target.into(going, map, cards, it -> scrubber.scrub(it).text());
    return going.closed(cards);
  }

  private void check(String reason) {
    StoredText.requireEncodable("reason", reason);
    Limits.text(
        "reason",
        reason,
        memory.look(() -> memory.state().policy().policy().log().entryBytesMax()));
  }

  /** Cleans what was made of words that are gone. May be done again and by another process. */
  public void clean() {
    memory.forget();
    memory.log().scour();
    if (memory.ownsCache()) {
      memory.log().finished(memory.name());
    }
  }

  private Erase.Answer answer(Write.Found<Erased> done) {
    Erased event = done.event();
    return new Erase.Answer(
        new Erase.Gone(
            event.entries(),
            event.blanked(),
            event.counts(),
            event.redactions().stream().map(Redaction::position).toList()),
        event.cards(),
        new Erase.Receipt(
            event.what(),
            event.id(),
            false,
            Optional.of(done.position()),
            Optional.of(event.at()),
            event.by(),
            event.reason().flatMap(texts::of)),
        BACKUPS,
        copies());
  }

  private Erase.Answer answer(Erase request, Target target, ErasurePlan plan) {
    return new Erase.Answer(
        new Erase.Gone(
            List.copyOf(plan.going().entries()),
            List.copyOf(plan.left().keySet()),
            plan.counts(),
            plan.rows().stream().map(row -> row.event().position()).toList()),
        List.copyOf(plan.going().cards()),
        new Erase.Receipt(
            target.what(),
            target.id(),
            true,
            Optional.empty(),
            Optional.empty(),
            request.by(),
            request.reason()),
        BACKUPS,
        copies());
  }

  private List<String> copies() {
    return memory.log().copies().stream().map(Path::toString).toList();
  }
}
