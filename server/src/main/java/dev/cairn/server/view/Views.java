package dev.cairn.server.view;

import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Approve;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.Backup;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Compact;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.Decide;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.Embed;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Expect;
import dev.cairn.operation.Explain;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Import;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Learn;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.ListApprovals;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Reject;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.Salvage;
import dev.cairn.operation.Search;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.Simulate;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.TrustServer;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.operation.Verify;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** The views by operation. */
public final class Views {
  private static final Map<String, View> BY_OPERATION = Map.ofEntries(
      entry("start_episode", StartEpisode.Answer.class, EpisodeViews::started),
      entry("log", Log.Answer.class, EpisodeViews::logged),
      entry("remember", Remember.Answer.class, CurateViews::remembered),
      entry("record_outcome", RecordOutcome.Answer.class, CurateViews::outcome),
      entry("consolidate", Consolidate.Answer.class, LedgerView::consolidated),
      entry("end_episode", EndEpisode.Answer.class, LedgerView::ended),
      entry("ledger", ReadLedger.Answer.class, LedgerView::ledgers),
      entry("pack", MakePack.Answer.class, RecallViews::pack),
      entry("check", CheckAction.Answer.class, RecallViews::check),
      entry("cards", ListCards.Answer.class, CardListView::show),
      entry("read", ReadCard.Answer.class, CardView::show),
      entry("dispute", DisputeCard.Answer.class, CurateViews::disputed),
      entry("recheck", RecheckCard.Answer.class, CurateViews::rechecked),
      entry("promote", PromoteCard.Answer.class, CurateViews::promoted),
      entry("archive", ArchiveCard.Answer.class, CurateViews::archived),
      entry("restore", RestoreCard.Answer.class, CurateViews::restored),
      entry("compact", Compact.Answer.class, CurateViews::compacted),
      entry("explain", Explain.Answer.class, ExplainView::show),
      entry("gates", ReadGates.Answer.class, GateViews::show),
      entry("search", Search.Answer.class, SearchView::show),
      entry("status", Status.Answer.class, StatusView::show),
      entry("contexts", Contexts.Answer.class, StatusView::contexts),
      entry("configure", Configure.Answer.class, StatusView::configured),
      entry("verify", Verify.Answer.class, HouseViews::verified),
      entry("embed", Embed.Answer.class, HouseViews::embedded),
      entry("rebuild", Rebuild.Answer.class, HouseViews::rebuilt),
      entry("import", Import.Answer.class, HouseViews::imported),
      entry("salvage", Salvage.Answer.class, HouseViews::salvaged),
      entry("accept_damage", AcceptDamage.Answer.class, HouseViews::accepted),
      entry("backup", Backup.Answer.class, HouseViews::backedUp),
      entry("ingest", Ingest.Answer.class, ChangeViews::ingested),
      entry("enrich", Enrich.Answer.class, ChangeViews::enriched),
      entry("changes", ReadChanges.Answer.class, ChangeViews::changes),
      entry("load_spec", LoadSpec.Answer.class, ChangeViews::loaded),
      entry("unload_spec", UnloadSpec.Answer.class, ChangeViews::unloaded),
      entry("graph", ReadGraph.Answer.class, GraphView::show),
      entry("path", FindPath.Answer.class, GraphView::path),
      entry("edge", ReadEdge.Answer.class, EdgeView::show),
      entry("adapters", ListAdapters.Answer.class, AdapterViews::list),
      entry("compare_adapters", CompareAdapters.Answer.class, AdapterViews::compare),
      entry("register_tools", RegisterTools.Answer.class, ToolViews::registered),
      entry("find_tools", FindTools.Answer.class, ToolViews::found),
      entry("register_capability", RegisterCapability.Answer.class, RunViews::capability),
      entry("record_run", RecordRun.Answer.class, RunViews::recorded),
      entry("next_tools", NextTools.Answer.class, ToolViews::foretold),
      entry("plan", PlanTools.Answer.class, PlanView::print),
      entry("tools", ReadTools.Answer.class, RunViews::tools),
      entry("explore", ExploreTools.Answer.class, RunViews::explored),
      entry("decide", Decide.Answer.class, DecisionViews::decided),
      entry("record_execution", RecordExecution.Answer.class, DecisionViews::recorded),
      entry("set_risk", SetRisk.Answer.class, DecisionViews::risk),
      entry("approve", Approve.Answer.class, DecisionViews::approved),
      entry("reject", Reject.Answer.class, DecisionLists::rejected),
      entry("decisions", ListDecisions.Answer.class, DecisionLists::decisions),
      entry("approvals", ListApprovals.Answer.class, DecisionLists::approvals),
      entry("simulate", Simulate.Answer.class, DecisionLists::simulated),
      entry("revoke", Revoke.Answer.class, DecisionViews::revoked),
      entry("trust_server", TrustServer.Answer.class, DecisionViews::trusted),
      entry("thresholds", ReadThresholds.Answer.class, DecisionViews::thresholds),
      entry("expect", Expect.Answer.class, ExpectView::show),
      entry("learn", Learn.Answer.class, LearnView::show),
      entry("erase", Erase.Answer.class, EraseView::show),
      entry("retract", Retract.Answer.class, AdapterViews::retracted));

  private Views() {}

  public static Optional<View> of(String operation) {
    return Optional.ofNullable(BY_OPERATION.get(operation));
  }

  private static <A> Map.Entry<String, View> entry(
      String operation, Class<A> answer, BiConsumer<A, Page> view) {
    return Map.entry(operation, (given, page) -> view.accept(answer.cast(given), page));
  }
}
