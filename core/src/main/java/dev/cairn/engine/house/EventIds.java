package dev.cairn.engine.house;

import dev.cairn.log.CardEvent;
import dev.cairn.log.DamageEvent;
import dev.cairn.log.DecisionEvent;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Erased;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.LogEvent.LogImported;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.ToolEvent;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Names what an event concerns. Never its words: who may hear of an event may not read them thereby. */
final class EventIds implements LogEvent.Handler<Map<String, String>> {
  static SortedMap<String, String> of(LogEvent event) {
    return new TreeMap<>(event.accept(new EventIds()));
  }

  /** The episode an event belongs to, if it belongs to one. */
  static Optional<EpisodeId> episode(LogEvent event) {
    return Optional.ofNullable(of(event).get("episode")).map(EpisodeId::new);
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
  public Map<String, String> secretsScrubbed(SecretsScrubbed event) {
    return Map.of();
  }

  @Override
  public Map<String, String> erased(Erased event) {
    Map<String, String> ids = new TreeMap<>();
    event.id().ifPresent(id -> ids.put(event.what(), id));
    return ids;
  }

  @Override
  public Map<String, String> graph(GraphEvent event) {
    return event.accept(new OfGraph());
  }

  @Override
  public Map<String, String> card(CardEvent event) {
    return event.accept(new OfCards());
  }

  @Override
  public Map<String, String> tool(ToolEvent event) {
    return event.accept(new OfTools());
  }

  @Override
  public Map<String, String> decision(DecisionEvent event) {
    return event.accept(new OfDecisions());
  }

  @Override
  public Map<String, String> damage(DamageEvent event) {
    return Map.of();
  }

  private static final class OfDecisions implements DecisionEvent.Handler<Map<String, String>> {
    @Override
    public Map<String, String> decisionMade(DecisionEvent.DecisionMade event) {
      Map<String, String> ids = new TreeMap<>(Map.of("decision", event.decision()));
      ids.put("tool", event.tool().toString());
      event.episode().ifPresent(episode -> ids.put("episode", episode.value()));
      return ids;
    }

    @Override
    public Map<String, String> executionRecorded(DecisionEvent.ExecutionRecorded event) {
      Map<String, String> ids = new TreeMap<>(Map.of("execution", event.execution()));
      ids.put("tool", event.tool().toString());
      event.decision().ifPresent(decision -> ids.put("decision", decision));
      event.episode().ifPresent(episode -> ids.put("episode", episode.value()));
      return ids;
    }

    @Override
    public Map<String, String> riskSet(DecisionEvent.RiskSet event) {
      return Map.of("tool", event.tool().toString());
    }

    @Override
    public Map<String, String> approvalGiven(DecisionEvent.ApprovalGiven event) {
      return Map.of("approval", event.approval(), "tool", event.tool().toString());
    }

    @Override
    public Map<String, String> approvalRevoked(DecisionEvent.ApprovalRevoked event) {
      return Map.of("approval", event.approval());
    }

    @Override
    public Map<String, String> callRejected(DecisionEvent.CallRejected event) {
      return Map.of("decision", event.decision(), "tool", event.tool().toString());
    }

    @Override
    public Map<String, String> serverTrusted(DecisionEvent.ServerTrusted event) {
      return Map.of("server", event.server());
    }
  }

  private static final class OfTools implements ToolEvent.Handler<Map<String, String>> {
    @Override
    public Map<String, String> capabilityRegistered(ToolEvent.CapabilityRegistered event) {
      return Map.of("capability", event.capability().toString());
    }

    @Override
    public Map<String, String> runRecorded(ToolEvent.RunRecorded event) {
      Map<String, String> ids = new TreeMap<>(Map.of("run", event.run()));
      event.episode().ifPresent(episode -> ids.put("episode", episode.value()));
      return ids;
    }

    @Override
    public Map<String, String> weightsLearned(ToolEvent.WeightsLearned event) {
      return Map.of("learning", event.learning());
    }

    @Override
    public Map<String, String> weightsRestored(ToolEvent.WeightsRestored event) {
      return Map.of("learning", event.learning());
    }
  }

  private static final class OfCards implements CardEvent.Handler<Map<String, String>> {
    @Override
    public Map<String, String> candidateProposed(CardEvent.CandidateProposed event) {
      return Map.of(
          "candidate", event.candidate().value(), "episode", event.episode().value());
    }

    @Override
    public Map<String, String> outcomeRecorded(CardEvent.OutcomeRecorded event) {
      return Map.of("outcome", event.outcome(), "episode", event.episode().value());
    }

    @Override
    public Map<String, String> episodeConsolidated(CardEvent.EpisodeConsolidated event) {
      return Map.of("episode", event.episode().value());
    }

    @Override
    public Map<String, String> cardsShown(CardEvent.CardsShown event) {
      return Map.of("episode", event.episode().value());
    }

    @Override
    public Map<String, String> packShown(CardEvent.PackShown event) {
      Map<String, String> ids = new TreeMap<>(Map.of("pack", event.pack().value()));
      event.episode().ifPresent(episode -> ids.put("episode", episode.value()));
      return ids;
    }

    @Override
    public Map<String, String> cardDisputed(CardEvent.CardDisputed event) {
      return Map.of("card", event.card().value());
    }

    @Override
    public Map<String, String> cardRechecked(CardEvent.CardRechecked event) {
      return Map.of("card", event.card().value());
    }

    @Override
    public Map<String, String> cardPromoted(CardEvent.CardPromoted event) {
      return Map.of("card", event.card().value());
    }

    @Override
    public Map<String, String> cardShelved(CardEvent.CardShelved event) {
      return Map.of("card", event.card().value());
    }

    @Override
    public Map<String, String> cardsCompacted(CardEvent.CardsCompacted event) {
      return Map.of();
    }
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
    public Map<String, String> rangeDeclared(GraphEvent.RangeDeclared event) {
      return Map.of("adapter", event.adapter());
    }

    @Override
    public Map<String, String> specUnloaded(GraphEvent.SpecUnloaded event) {
      return Map.of("spec", event.name());
    }
  }
}
