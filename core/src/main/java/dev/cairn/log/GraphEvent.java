package dev.cairn.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What happened to the evidence graph. Weights and derived edges are not here: they are folded. */
public sealed interface GraphEvent extends LogEvent {

  <R> R accept(Handler<R> handler);

  @Override
  default <R> R accept(LogEvent.Handler<R> handler) {
    return handler.graph(this);
  }

  /**
   * One adapter said something about nodes and edges, and this much of it was accepted and new.
   *
   * @param withdrawn edges the adapter no longer says anything about; other adapters' slots stay
   * @param refused items that were not accepted, kept so that the answer can be given again
   */
  record Emitted(
      Instant at,
      String adapter,
      String kind,
      List<NodeWrite> nodes,
      List<EdgeWrite> edges,
      List<EdgeKey> withdrawn,
      List<EdgeKey> removedEdges,
      List<String> removedNodes,
      long acceptedNodes,
      long acceptedEdges,
      List<Refusal> refused)
      implements GraphEvent {
    /** An item of an emission that was not accepted, and why. */
    public record Refusal(String item, String reason) {}

    @Override
    public List<TextRef> texts() {
      return Property.texts(nodes, edges);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.emitted(this);
    }
  }

  /** Everything an adapter ever contributed is taken back. */
  record Retracted(Instant at, String adapter, Optional<String> by, Optional<TextRef> reason)
      implements GraphEvent {
    public Retracted(Instant at, String adapter) {
      this(at, adapter, Optional.empty(), Optional.empty());
    }

    @Override
    public List<TextRef> texts() {
      return reason.stream().toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.retracted(this);
    }
  }

  /** An adapter said what its contributions range over. */
  record RangeDeclared(Instant at, String adapter, double min, double max) implements GraphEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.rangeDeclared(this);
    }
  }

  /** An enrichment was switched on, to be kept up from here on, or off. */
  record EnrichmentSet(Instant at, String enrichment, boolean active) implements GraphEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.enrichmentSet(this);
    }
  }

  /**
   * An enrichment that asks more than the graph (a model, code of the embedder's) looked at it.
   *
   * @param seen up to which change it looked
   * @param rounds how often it was asked
   * @param quiesced whether it came to rest within the rounds allowed
   * @param failure what went wrong, if anything
   */
  record EnrichmentRan(
      Instant at,
      String enrichment,
      long seen,
      long rounds,
      boolean quiesced,
      Optional<String> failure)
      implements GraphEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.enrichmentRan(this);
    }
  }

  /** A declarative adapter was registered, with the enrichments it asks for. */
  record SpecLoaded(Instant at, String name, String kind, List<String> enrichments, TextRef spec)
      implements GraphEvent {
    @Override
    public List<TextRef> texts() {
      return List.of(spec);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.specLoaded(this);
    }
  }

  /** A declarative adapter was taken out of service; what it emitted stays until retracted. */
  record SpecUnloaded(Instant at, String name) implements GraphEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.specUnloaded(this);
    }
  }

  /** One method per event of the graph. */
  interface Handler<R> {
    R emitted(Emitted event);

    R retracted(Retracted event);

    R rangeDeclared(RangeDeclared event);

    R enrichmentSet(EnrichmentSet event);

    R enrichmentRan(EnrichmentRan event);

    R specLoaded(SpecLoaded event);

    R specUnloaded(SpecUnloaded event);
  }
}
