package dev.cairn.engine.graph;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.graph.Contributor;
import dev.cairn.graph.emission.Acceptance;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.Emission;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.Emitted.Refusal;
import dev.cairn.log.GraphEvent.RangeDeclared;
import dev.cairn.log.Recorded;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Hands input to every adapter of its kind, and writes what they say that is new. */
final class IngestWrite extends Write<IngestWrite.Done> {
  private final Ingest request;
  private final List<Adapter> adapters;
  private final Function<TextRef, @Nullable String> texts;
  private List<Emitted> judged = List.of();

  IngestWrite(
      State state,
      Ingest request,
      Writing writing,
      List<Adapter> adapters,
      Function<TextRef, @Nullable String> texts) {
    super(state, writing);
    this.request = request;
    this.adapters = adapters;
    this.texts = texts;
  }

  @Override
  public void decide(Draft draft) {
    List<Refusal> failed = new ArrayList<>();
    List<Emission> emissions = emissions(failed);
    Acceptance acceptance =
        new Acceptance(state().graph(), state().policy().policy().graph(), texts, draft::text);
    List<Emitted> events = new ArrayList<>();
    for (Emission emission : emissions) {
      events.add(acceptance.judge(emission, request.kind(), at(draft)));
    }
    judged = events.isEmpty() ? events : with(failed, events);
    List<RangeDeclared> ranges =
        emissions.stream().flatMap(each -> declared(each, at(draft)).stream()).toList();
    if (!ranges.isEmpty() || judged.stream().anyMatch(Acceptance::isNews)) {
      adoptPolicy(draft);
      ranges.forEach(draft::add);
      judged.stream().filter(Acceptance::isNews).forEach(draft::add);
    }
  }

  /** What an adapter says it ranges over, if that is news. */
  private Optional<RangeDeclared> declared(Emission emission, Instant at) {
    Optional<Emission.Range> known = state()
        .graph()
        .contributor(emission.adapter())
        .flatMap(Contributor::declared)
        .map(range -> new Emission.Range(range.min(), range.max()));
    return emission
        .range()
        .filter(range -> !known.equals(Optional.of(range)))
        .map(range -> new RangeDeclared(at, emission.adapter(), range.min(), range.max()));
  }

  /** An adapter that cannot read the input harms no other; if none can, that is the caller's mistake. */
  private List<Emission> emissions(List<Refusal> failed) {
    List<Emission> emissions = new ArrayList<>();
    CairnException first = null;
    for (Adapter adapter : adapters) {
      try {
        emissions.add(adapter.emit(request.data()));
      } catch (CairnException e) {
        first = first == null ? e : first;
        failed.add(new Refusal("adapter " + adapter.id(), String.valueOf(e.getMessage())));
      }
    }
    if (emissions.isEmpty() && first != null) {
      throw first;
    }
    return emissions;
  }

  /** What an adapter could not read is told with what another could. */
  private static List<Emitted> with(List<Refusal> failed, List<Emitted> events) {
    List<Emitted> all = new ArrayList<>(events);
    Emitted last = all.remove(all.size() - 1);
    List<Refusal> refused = new ArrayList<>(last.refused());
    refused.addAll(failed);
    all.add(new Emitted(
        last.at(),
        last.adapter(),
        last.kind(),
        last.nodes(),
        last.edges(),
        last.withdrawn(),
        last.removedEdges(),
        last.removedNodes(),
        last.acceptedNodes(),
        last.acceptedEdges(),
        refused));
    return all;
  }

  @Override
  public Done answer(Written written) {
    List<Long> positions = new ArrayList<>();
    List<Emitted> recorded = new ArrayList<>();
    for (Recorded each : written.events()) {
      if (each.event() instanceof Emitted emitted) {
        positions.add(each.position());
        recorded.add(emitted);
      }
    }
    boolean ours =
        written.events().stream().anyMatch(each -> each.event() instanceof RangeDeclared);
    if (recorded.isEmpty() && !written.isEmpty() && !ours) {
      throw wrongKey();
    }
    return new Done(written.repeated() ? recorded : judged, positions);
  }

  /** What was judged, and where that stands of it that was news. */
  record Done(List<Emitted> events, List<Long> positions) {}
}
