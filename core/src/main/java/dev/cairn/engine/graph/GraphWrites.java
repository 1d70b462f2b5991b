package dev.cairn.engine.graph;

import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.enrich.Enricher;
import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.GraphProjection;
import dev.cairn.graph.enrichment.Enrichments;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.Head;
import dev.cairn.log.Names;
import dev.cairn.log.Recorded;
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
public final class GraphWrites {
  private final Memory memory;
  private final Adapters adapters;
  private final EpisodeConcepts concepts;
  private final Enrichers enrichers;

  public GraphWrites(Memory memory, EpisodeConcepts concepts, Enrichers enrichers) {
    this.memory = memory;
    this.concepts = concepts;
    this.enrichers = enrichers;
    this.adapters = new Adapters(this::text);
  }

  public Ingest.Answer ingest(Ingest request, Writing writing) {
    memory.freshen();
    // Read while nobody is held up: the words of episodes are many.
    List<Adapter> readers =
        request.kind().equals(EntitiesAdapter.NAME) ? concepts.adapters(request.data()) : List.of();
    List<Adapter> matching =
        memory.look(() -> adapters.of(request.kind(), memory.state().specs(), readers));
    IngestWrite.Done done =
        memory.record(new IngestWrite(memory.state(), request, writing, matching, this::text));
    Enrichers.Followed followed = enrichers.follow();
    return memory.look(() -> answer(done, followed));
  }

  private Ingest.Answer answer(IngestWrite.Done done, Enrichers.Followed followed) {
    WhatChanged changed = new WhatChanged(memory.state().graph(), done.positions(), followed);
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

  public Retract.Answer retract(Retract request, Writing writing) {
    if (request.dryRun().orElse(false)) {
      return rehearse(request);
    }
    RetractWrite write = new RetractWrite(memory.state(), request, writing);
    Optional<Write.Found<Retracted>> done = takeBack(write);
    if (done.isEmpty()) {
      return nothing(request);
    }
    enrichers.follow();
    Retracted event = done.get().event();
    Retract.Receipt receipt = new Retract.Receipt(
        event.adapter(),
        false,
        Optional.of(done.get().position()),
        Optional.of(event.at()),
        event.by(),
        event.reason().flatMap(new TextReads(memory)::of));
    return memory.look(() -> RetractWrite.answer(
        memory.state().graph(), done.get().position(), receipt, write.cardsToRecheck()));
  }

  /** Where nothing was ever written there is nothing to take back, and no reason to begin a context. */
  private Optional<Write.Found<Retracted>> takeBack(RetractWrite write) {
    return memory.freshen().position() == 0 ? Optional.empty() : Optional.of(memory.record(write));
  }

  private static Retract.Answer nothing(Retract request) {
    Retract.Receipt receipt = new Retract.Receipt(
        request.adapter(),
        false,
        Optional.empty(),
        Optional.empty(),
        request.by(),
        request.reason());
    return new Retract.Answer(0, 0, 0, List.of(), receipt);
  }

  /** What a retraction would do, tried on a copy. */
  private Retract.Answer rehearse(Retract request) {
    String adapter = Names.check("adapter", request.adapter());
    Head head = memory.freshen();
    GraphProjection projection = State.graphProjection();
    Graph copy = memory.look(() -> projection.copy(memory.state().graph()));
    long next = head.position() + 1;
    projection.apply(
        copy, new Recorded(next, Instant.EPOCH, new Retracted(Instant.EPOCH, adapter)));
    return RetractWrite.answer(
        copy,
        next,
        new Retract.Receipt(
            adapter, true, Optional.empty(), Optional.empty(), request.by(), request.reason()),
        memory.look(() -> RetractWrite.restingOn(memory.state(), adapter)));
  }

  public Enrich.Answer enrich(Enrich request, Writing writing) {
    memory.freshen();
    Optional<Enricher> enricher = enrichers.find(request.id());
    if (enricher.filter(each -> !each.keepsUp()).isPresent()) {
      return analyse(request, enricher.get(), writing);
    }
    boolean known = enricher.isPresent()
        || memory.look(() -> memory.state().graph().derived().isFolded(request.id())
            || memory.state().graph().derived().isActive(request.id()));
    if (!known) {
      throw CairnException.invalid(
          "id",
          "there is no enrichment '%s'; ids look like %s, or are one of: %s"
              .formatted(request.id(), Enrichments.FORMS, String.join(", ", enrichers.ids())));
    }
    List<Long> done = memory
        .record(new EnrichWrite(memory.state(), request, writing))
        .map(set -> List.of(set.position()))
        .orElse(List.of());
    return enriched(request, done, enrichers.follow());
  }

  /** An analysis runs when asked; to stop it is to take back what it said. */
  private Enrich.Answer analyse(Enrich request, Enricher analysis, Writing writing) {
    List<Long> done = request.active()
        ? enrichers.run(analysis, 1)
        : takeBack(new RetractWrite(memory.state(), Retract.of(request.id()), writing))
            .map(each -> List.of(each.position()))
            .orElse(List.of());
    return enriched(request, done, Enrichers.Followed.NOBODY);
  }

  private Enrich.Answer enriched(Enrich request, List<Long> done, Enrichers.Followed followed) {
    return memory.look(() -> {
      WhatChanged changed = new WhatChanged(memory.state().graph(), done, followed);
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

  public LoadSpec.Answer loadSpec(LoadSpec request, Writing writing) {
    LoadSpec.Answer loaded =
        memory.record(new LoadSpecWrite(memory.state(), request, writing, this::text));
    enrichers.follow();
    return loaded;
  }

  public UnloadSpec.Answer unloadSpec(UnloadSpec request, Writing writing) {
    return memory.record(new UnloadSpecWrite(memory.state(), request, writing));
  }

  /**
   * Lets this model take the place of one this engine used before; the ids whose edges have gone now.
   *
   * <p>One at a time: whoever waits for the model and the engine in the background ask at the same moment.
   *
   * @param by who asks for it
   */
  public synchronized List<String> replaceModel(String by) {
    return new Succession(memory, enrichers, this).complete(by);
  }

  private @Nullable String text(TextRef ref) {
    return new TextReads(memory).of(ref).orElse(null);
  }
}
