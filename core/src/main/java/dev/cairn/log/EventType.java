package dev.cairn.log;

import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.LogEvent.LogImported;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.LogEvent.ToolsRegistered;
import java.util.Locale;

/** The stored name and current version of each event record. A name, once released, never changes. */
enum EventType {
  POLICY_ADOPTED(PolicyAdopted.class, 1),
  EPISODE_STARTED(EpisodeStarted.class, 1),
  ENTRY_LOGGED(EntryLogged.class, 1),
  EPISODE_ENDED(EpisodeEnded.class, 1),
  LOG_IMPORTED(LogImported.class, 1),
  TOOLS_REGISTERED(ToolsRegistered.class, 1),
  GRAPH_EMITTED(GraphEvent.Emitted.class, 1),
  GRAPH_RETRACTED(GraphEvent.Retracted.class, 1),
  RANGE_DECLARED(GraphEvent.RangeDeclared.class, 1),
  ENRICHMENT_SET(GraphEvent.EnrichmentSet.class, 1),
  ENRICHMENT_RAN(GraphEvent.EnrichmentRan.class, 1),
  SPEC_LOADED(GraphEvent.SpecLoaded.class, 1),
  SPEC_UNLOADED(GraphEvent.SpecUnloaded.class, 1),
  CANDIDATE_PROPOSED(CardEvent.CandidateProposed.class, 1),
  OUTCOME_RECORDED(CardEvent.OutcomeRecorded.class, 1),
  EPISODE_CONSOLIDATED(CardEvent.EpisodeConsolidated.class, 1),
  CARDS_SHOWN(CardEvent.CardsShown.class, 1),
  PACK_SHOWN(CardEvent.PackShown.class, 1),
  CARD_DISPUTED(CardEvent.CardDisputed.class, 1),
  CARD_RECHECKED(CardEvent.CardRechecked.class, 1),
  CARD_PROMOTED(CardEvent.CardPromoted.class, 1),
  CARD_SHELVED(CardEvent.CardShelved.class, 1),
  CARDS_COMPACTED(CardEvent.CardsCompacted.class, 1),
  CAPABILITY_REGISTERED(ToolEvent.CapabilityRegistered.class, 1),
  RUN_RECORDED(ToolEvent.RunRecorded.class, 1),
  DECISION_MADE(DecisionEvent.DecisionMade.class, 1),
  EXECUTION_RECORDED(DecisionEvent.ExecutionRecorded.class, 1),
  RISK_SET(DecisionEvent.RiskSet.class, 1),
  APPROVAL_GIVEN(DecisionEvent.ApprovalGiven.class, 1),
  APPROVAL_REVOKED(DecisionEvent.ApprovalRevoked.class, 1),
  CALL_REJECTED(DecisionEvent.CallRejected.class, 1),
  SERVER_TRUSTED(DecisionEvent.ServerTrusted.class, 1),
  WEIGHTS_LEARNED(ToolEvent.WeightsLearned.class, 1),
  WEIGHTS_RESTORED(ToolEvent.WeightsRestored.class, 1),
  SECRETS_SCRUBBED(SecretsScrubbed.class, 1),
  QUARANTINED(DamageEvent.Quarantined.class, 1),
  CHAIN_BROKEN(DamageEvent.ChainBroken.class, 1),
  DAMAGE_ACCEPTED(DamageEvent.DamageAccepted.class, 1),
  ERASED(Erased.class, 1);

  private final Class<? extends LogEvent> record;
  private final int version;

  EventType(Class<? extends LogEvent> record, int version) {
    this.record = record;
    this.version = version;
  }

  Class<? extends LogEvent> record() {
    return record;
  }

  int version() {
    return version;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
