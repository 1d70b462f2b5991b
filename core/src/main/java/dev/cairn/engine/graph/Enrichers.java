package dev.cairn.engine.graph;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.enrich.Enricher;
import dev.cairn.enrich.Findings;
import dev.cairn.enrich.Gaze;
import dev.cairn.graph.Graph;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.VectorCache;
import dev.cairn.log.GraphEvent.EnrichmentRan;
import dev.cairn.log.TextRef;
import dev.cairn.policy.GraphPolicy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Runs the enrichers of one context after a change, round by round, until none has more to say. */
public final class Enrichers {
  private final Memory memory;
  private final SortedMap<String, Enricher> known = new TreeMap<>();

  public Enrichers(Memory memory, List<Enricher> known) {
    this.memory = memory;
    known.forEach(enricher -> this.known.put(enricher.id(), enricher));
  }

  public Optional<Enricher> find(String id) {
    return Optional.ofNullable(known.get(id));
  }

  /** How following a change went. */
  public record Followed(List<Long> positions, long rounds, boolean quiesced) {
    static final Followed NOBODY = new Followed(List.of(), 0, true);
  }

  public Set<String> ids() {
    return known.keySet();
  }

  /** Lets everyone who is switched on look at what changed, until nobody changes anything more. */
  public Followed follow() {
    List<Long> positions = new ArrayList<>();
    long limit = policy().enrichmentRoundsMax();
    for (long round = 1; round <= limit; round++) {
      List<Enricher> restless = new ArrayList<>();
      for (Enricher enricher : stale()) {
        List<Long> changed = run(enricher, round);
        positions.addAll(changed);
        if (!changed.isEmpty()) {
          restless.add(enricher);
        }
      }
      if (restless.isEmpty()) {
        return new Followed(positions, round - 1, true);
      }
      if (round == limit) {
        restless.forEach(enricher -> note(enricher, limit, false, Optional.empty()));
      }
    }
    return new Followed(positions, limit, false);
  }

  /** Those that are on and have not seen the newest change. */
  private List<Enricher> stale() {
    return memory.look(() -> {
      Graph graph = memory.state().graph();
      int size = graph.changes().size();
      long newest = size == 0 ? 0 : graph.changes().position(size);
      return graph.derived().watching().entrySet().stream()
          .filter(watching -> watching.getValue() < newest)
          .flatMap(watching -> find(watching.getKey()).stream())
          .sorted(Comparator.comparing(Enricher::id))
          .toList();
    });
  }

  /** One run; where what it changed stands. A failure is written down and harms nobody else. */
  public List<Long> run(Enricher enricher, long rounds) {
    long head = memory.freshen().position();
    try {
      Findings findings = enricher.look(new Eye(seen(enricher)));
      EnrichmentRan ran =
          new EnrichmentRan(Instant.EPOCH, enricher.id(), head, rounds, true, Optional.empty());
      return memory.record(new EnrichmentWrite(memory.state(), ran, findings));
    } catch (RuntimeException e) {
      note(enricher, rounds, true, Optional.of(String.valueOf(e.getMessage())));
      return List.of();
    }
  }

  private void note(Enricher enricher, long rounds, boolean rests, Optional<String> failure) {
    // What it did not look at, it will look at next time.
    EnrichmentRan ran =
        new EnrichmentRan(Instant.EPOCH, enricher.id(), seen(enricher), rounds, rests, failure);
    memory.record(new EnrichmentWrite(memory.state(), ran, Findings.NONE));
  }

  private long seen(Enricher enricher) {
    return memory.look(
        () -> memory.state().graph().derived().watching().getOrDefault(enricher.id(), 0L));
  }

  private GraphPolicy policy() {
    return memory.look(() -> memory.state().policy().policy().graph());
  }

  /** How an enricher sees this context. */
  private final class Eye implements Gaze {
    private final long seen;

    Eye(long seen) {
      this.seen = seen;
    }

    @Override
    public <T> T look(Function<Graph, T> question) {
      return memory.look(() -> question.apply(memory.state().graph()));
    }

    @Override
    public GraphPolicy policy() {
      return Enrichers.this.policy();
    }

    @Override
    public long seen() {
      return seen;
    }

    @Override
    public Map<TextRef, String> texts(Collection<TextRef> refs) {
      return new TextReads(memory).of(refs);
    }

    @Override
    public Map<String, List<float[]>> vectors(Embedder embedder, Collection<String> texts) {
      return new VectorCache(memory.log().blobs()).vectors(memory.name(), embedder, texts);
    }
  }
}
