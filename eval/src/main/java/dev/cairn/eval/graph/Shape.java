package dev.cairn.eval.graph;

/** How the ends of edges are spread over nodes. */
enum Shape {
  /** Every node has about as many edges as any other. */
  UNIFORM {
    @Override
    TrialGraph of(int edges, long seed) {
      return TrialGraph.uniform(TrialGraph.nodesFor(edges), seed);
    }
  },
  /** A few nodes have very many. */
  HUBS {
    @Override
    TrialGraph of(int edges, long seed) {
      return TrialGraph.grown(TrialGraph.nodesFor(edges), seed);
    }
  };

  abstract TrialGraph of(int edges, long seed);

  String label() {
    return this == UNIFORM ? "uniform" : "hubs";
  }
}
