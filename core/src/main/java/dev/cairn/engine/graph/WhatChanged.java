package dev.cairn.engine.graph;

import dev.cairn.graph.Derived.Settled;
import dev.cairn.graph.Graph;
import dev.cairn.graph.query.ChangeQuery;
import dev.cairn.operation.GraphChange;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** What the events of one write changed, together, and how far the enrichments followed. */
final class WhatChanged {
  /** A change names up to a thousand ids; an answer shows the first of them and where to read on. */
  private static final int SHOWN_MAX = 100;

  private final List<GraphChange> events = new ArrayList<>();
  private OptionalLong moreAfter = OptionalLong.empty();
  private long rounds;
  private boolean quiesced;

  /** Look at a graph that nobody changes meanwhile. */
  WhatChanged(Graph graph, List<Long> written, Enrichers.Followed followed) {
    ChangeQuery query = new ChangeQuery(graph);
    List<Long> positions = new ArrayList<>(written);
    positions.addAll(followed.positions());
    quiesced = !positions.isEmpty() || graph.derived().isAtRest();
    rounds = followed.rounds();
    for (long position : positions) {
      int room = SHOWN_MAX - events.size();
      if (moreAfter.isEmpty()) {
        events.addAll(query.at(position, room));
        moreAfter = query.moreAfter(position, room);
      }
      Settled settled = graph.derived().settled(position);
      rounds += settled.rounds();
      // Rounds that ran out go on with the next event of the same write: the last one counts.
      quiesced = settled.quiesced();
    }
    quiesced &= followed.quiesced();
  }

  List<GraphChange> events() {
    return events;
  }

  OptionalLong moreAfter() {
    return moreAfter;
  }

  long rounds() {
    return rounds;
  }

  boolean quiesced() {
    return quiesced;
  }
}
