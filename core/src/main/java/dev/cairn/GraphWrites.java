package dev.cairn;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.GraphProjection;
import dev.cairn.graph.enrichment.Enrichments;
import dev.cairn.ingest.Adapter;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.Head;
import dev.cairn.log.Names;
import dev.cairn.log.Recorded;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.Retract;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The operations that change the evidence graph. */
final class GraphWrites {
  private final Memory memory;
  private final Adapters adapters;

  GraphWrites(Memory memory) {
    this.memory = memory;
    this.adapters = new Adapters(this::text);
  }

  Ingest.Answer ingest(Ingest request, Writing writing) {
    memory.freshen();
    List<Adapter> matching =
        memory.look(() -> adapters.of(request.kind(), memory.state().specs()));
    IngestWrite.Done done =
        memory.record(new IngestWrite(memory.state(), request, writing, matching, this::text));
    return memory.look(() -> answer(done));
  }

  private Ingest.Answer answer(IngestWrite.Done done) {
    WhatChanged changed = new WhatChanged(memory.state().graph(), done.positions());
    List<Emitted> events = done.events();
    return new Ingest.Answer(
        events.stream().mapToLong(Emitted::acceptedNodes).sum(),
        events.stream().mapToLong(Emitted::acceptedEdges).sum(),
        events.stream()
            .flatMap(event -> event.refused().stream())
            .map(refusal -> new Ingest.Rejected(refusal.item(), refusal.reason()))
            .toList(),
        changed.events(),
        changed.rounds(),
        changed.quiesced(),
        changed.moreAfter(),
        position(done.positions()));
  }

  /** Where the last of what was written stands; if nothing was, how far the log goes. */
  private long position(List<Long> positions) {
    return positions.isEmpty()
        ? memory.projector().head().position()
        : positions.get(positions.size() - 1);
  }

  Retract.Answer retract(Retract request, Writing writing) {
    if (request.dryRun().orElse(false)) {
      return rehearse(Names.check("adapter", request.adapter()));
    }
    Write.Found<Retracted> done = memory.record(new RetractWrite(memory.state(), request, writing));
    Retract.Receipt receipt = new Retract.Receipt(
        done.event().adapter(),
        false,
        Optional.of(done.position()),
        Optional.of(done.event().at()));
    return memory.look(() -> RetractWrite.answer(memory.state().graph(), done.position(), receipt));
  }

  /** What a retraction would do, tried on a copy. */
  private Retract.Answer rehearse(String adapter) {
    Head head = memory.freshen();
    GraphProjection projection = State.graphProjection();
    Graph copy = memory.look(() -> projection.copy(memory.state().graph()));
    long next = head.position() + 1;
    projection.apply(
        copy, new Recorded(next, Instant.EPOCH, new Retracted(Instant.EPOCH, adapter)));
    return RetractWrite.answer(
        copy, next, new Retract.Receipt(adapter, true, Optional.empty(), Optional.empty()));
  }

  Enrich.Answer enrich(Enrich request, Writing writing) {
    memory.freshen();
    boolean known = memory.look(() -> memory.state().graph().derived().isFolded(request.id())
        || memory.state().graph().derived().isActive(request.id()));
    if (!known) {
      throw CairnException.invalid(
          "id",
          "there is no enrichment '" + request.id() + "'; ids look like " + Enrichments.FORMS);
    }
    List<Long> done = memory
        .record(new EnrichWrite(memory.state(), request, writing))
        .map(set -> List.of(set.position()))
        .orElse(List.of());
    return memory.look(() -> {
      WhatChanged changed = new WhatChanged(memory.state().graph(), done);
      return new Enrich.Answer(
          request.id(),
          request.active(),
          changed.events(),
          changed.rounds(),
          changed.quiesced(),
          changed.moreAfter(),
          position(done));
    });
  }

  LoadSpec.Answer loadSpec(LoadSpec request, Writing writing) {
    return memory.record(new LoadSpecWrite(memory.state(), request, writing, this::text));
  }

  UnloadSpec.Answer unloadSpec(UnloadSpec request, Writing writing) {
    return memory.record(new UnloadSpecWrite(memory.state(), request, writing));
  }

  private @Nullable String text(TextRef ref) {
    StoredText stored = memory.log().texts(memory.name(), List.of(ref.id())).get(ref.id());
    return stored == null ? null : ref.resolve(stored);
  }
}
