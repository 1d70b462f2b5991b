package dev.cairn.graph;

import dev.cairn.graph.Derived.Settled;
import dev.cairn.graph.Wishes.Wish;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Lets the enrichments follow a change until none has anything more to say. In each round all of them
 * look at the same graph and at what the round before changed; then their wishes are carried out.
 */
final class Settling {
  private final Graph graph;
  private final long position;
  private final long roundsMax;

  Settling(Graph graph, long position, long roundsMax) {
    this.graph = graph;
    this.position = position;
    this.roundsMax = roundsMax;
  }

  /** Follows a change, and what an earlier settling had to leave. */
  void follow(Delta change) {
    Delta changed = graph.derived.takePending().followedBy(change);
    long rounds = 0;
    while (!changed.isEmpty() && rounds < roundsMax) {
      Delta next = round(changed);
      rounds += next.isEmpty() ? 0 : 1;
      changed = next;
    }
    graph.derived.leave(changed);
    graph.derived.note(position, new Settled(rounds, changed.isEmpty()));
  }

  private Delta round(Delta changed) {
    Map<Enrichment, Wishes> wanted = new LinkedHashMap<>();
    for (Enrichment enrichment : graph.derived.folded().values()) {
      Wishes wishes = new Wishes();
      if (ask(enrichment, () -> enrichment.want(graph, changed, wishes))) {
        wanted.put(enrichment, wishes);
      }
    }
    Delta next = new Delta();
    wanted.forEach((enrichment, wishes) -> grant(enrichment, wishes, next));
    return next;
  }

  /** One that was just switched on says what it wants everywhere; what it does not say goes. */
  Delta begin(Enrichment enrichment) {
    Delta delta = new Delta();
    Wishes wishes = new Wishes();
    boolean answered = ask(enrichment, () -> {
      enrichment.prime(graph);
      dropAll(enrichment.id(), wishes);
      enrichment.wantAll(graph, wishes);
    });
    if (answered) {
      grant(enrichment, wishes, delta);
    }
    return delta;
  }

  private void dropAll(String id, Wishes wishes) {
    Contributor contributor = graph.heard(id);
    for (int place = 0; place < contributor.edges(); place++) {
      int edge = graph.slots.edge(contributor.slot(place));
      wishes.drop(graph.source(edge), graph.target(edge), graph.relation(edge));
    }
  }

  /** One that fails harms neither the change nor the others; it is asked again next time. */
  private boolean ask(Enrichment enrichment, Runnable question) {
    try {
      question.run();
      graph.derived.succeeded(enrichment.id());
      return true;
    } catch (RuntimeException e) {
      graph.derived.failed(enrichment.id(), String.valueOf(e.getMessage()));
      return false;
    }
  }

  private void grant(Enrichment enrichment, Wishes wishes, Delta delta) {
    Step step = new Step(graph, enrichment.id(), position, delta);
    wishes.all().forEach((wish, value) -> grant(step, wish, value));
    step.announce();
  }

  private void grant(Step step, Wish wish, OptionalDouble value) {
    boolean possible = graph.hasNode(wish.source()) && graph.hasNode(wish.target());
    if (possible && value.isPresent()) {
      step.put(wish.source(), wish.target(), wish.relation(), value.getAsDouble());
      return;
    }
    int edge = graph.edge(wish.source(), wish.target(), wish.relation());
    if (edge != Graph.NONE) {
      step.take(edge, Change.Reason.ENRICHMENT);
    }
  }
}
