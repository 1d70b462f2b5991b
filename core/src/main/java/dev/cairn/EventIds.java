package dev.cairn;

import dev.cairn.log.GraphEvent;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.LogEvent.LogImported;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.ToolsRegistered;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Names what an event concerns. Never its words: who may hear of an event may not read them thereby. */
final class EventIds implements LogEvent.Handler<Map<String, String>> {
  static SortedMap<String, String> of(LogEvent event) {
    return new TreeMap<>(event.accept(new EventIds()));
  }

  @Override
  public Map<String, String> policyAdopted(PolicyAdopted event) {
    return Map.of();
  }

  @Override
  public Map<String, String> episodeStarted(EpisodeStarted event) {
    return Map.of("episode", event.episode().value());
  }

  @Override
  public Map<String, String> entryLogged(EntryLogged event) {
    return Map.of("entry", event.entry().value(), "episode", event.episode().value());
  }

  @Override
  public Map<String, String> episodeEnded(EpisodeEnded event) {
    return Map.of("episode", event.episode().value());
  }

  @Override
  public Map<String, String> logImported(LogImported event) {
    return Map.of("origin_context", event.originContext());
  }

  @Override
  public Map<String, String> toolsRegistered(ToolsRegistered event) {
    return Map.of();
  }

  @Override
  public Map<String, String> graph(GraphEvent event) {
    return event.accept(new OfGraph());
  }

  private static final class OfGraph implements GraphEvent.Handler<Map<String, String>> {
    @Override
    public Map<String, String> emitted(GraphEvent.Emitted event) {
      return Map.of("adapter", event.adapter());
    }

    @Override
    public Map<String, String> retracted(GraphEvent.Retracted event) {
      return Map.of("adapter", event.adapter());
    }

    @Override
    public Map<String, String> enrichmentSet(GraphEvent.EnrichmentSet event) {
      return Map.of("adapter", event.enrichment());
    }

    @Override
    public Map<String, String> enrichmentRan(GraphEvent.EnrichmentRan event) {
      return Map.of("adapter", event.enrichment());
    }

    @Override
    public Map<String, String> specLoaded(GraphEvent.SpecLoaded event) {
      return Map.of("spec", event.name());
    }

    @Override
    public Map<String, String> specUnloaded(GraphEvent.SpecUnloaded event) {
      return Map.of("spec", event.name());
    }
  }
}
