package dev.cairn.graph;

/**
 * Reads the graph and says which edges follow from it. Declarative: for the region that changed it says
 * of every edge what it wants now, and the engine adds, updates or withdraws its slots accordingly.
 */
public interface Enrichment {
  /** Owns its slots, and can be retracted by it. */
  String id();

  /** Called once before it is asked, with the graph it will be asked about. */
  default void prime(Graph graph) {}

  /** Says what it wants in the region that changed. The graph is the same for all in one round. */
  void want(Graph graph, Delta changed, Wishes wishes);

  /** Says what it wants everywhere; asked when it is switched on. */
  void wantAll(Graph graph, Wishes wishes);
}
