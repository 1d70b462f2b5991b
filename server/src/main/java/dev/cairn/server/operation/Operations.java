package dev.cairn.server.operation;

import dev.cairn.Context;
import dev.cairn.log.CardId;
import dev.cairn.log.Scope;
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
import dev.cairn.operation.Export;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Import;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Learn;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.ListApprovals;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadEpisode;
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
import java.util.List;
import java.util.stream.Stream;

/** The list of operations; adding a line here opens all doors to it. */
final class Operations {
  private Operations() {}

  /** In the order of an agent's day. */
  static List<Bound<?, ?>> all() {
    return Stream.of(episodes(), recall(), curating(), tools(), gate(), graph(), house())
        .<Bound<?, ?>>flatMap(List::stream)
        .toList();
  }

  private static List<Bound<?, ?>> episodes() {
    return List.of(
        Bound.write(StartEpisode.class, StartEpisode.Answer.class, Context::startEpisode),
        Bound.write(Log.class, Log.Answer.class, Context::log),
        Bound.write(Remember.class, Remember.Answer.class, Context::remember),
        Bound.write(RecordOutcome.class, RecordOutcome.Answer.class, Context::recordOutcome),
        Bound.write(Consolidate.class, Consolidate.Answer.class, Context::consolidate),
        Bound.write(EndEpisode.class, EndEpisode.Answer.class, Context::endEpisode));
  }

  private static List<Bound<?, ?>> recall() {
    return List.of(
        Bound.read(Search.class, Search.Answer.class, Context::search),
        Bound.read(MakePack.class, MakePack.Answer.class, Context::pack),
        Bound.read(CheckAction.class, CheckAction.Answer.class, Context::check),
        Bound.read(ReadCard.class, ReadCard.Answer.class, Context::read),
        Bound.read(ListCards.class, ListCards.Answer.class, Context::cards),
        Bound.read(ListEpisodes.class, ListEpisodes.Answer.class, Context::episodes),
        Bound.read(ReadEpisode.class, ReadEpisode.Answer.class, Context::episode));
  }

  private static List<Bound<?, ?>> curating() {
    return List.of(
        Bound.read(ReadLedger.class, ReadLedger.Answer.class, Context::ledger),
        Bound.write(DisputeCard.class, DisputeCard.Answer.class, Context::dispute),
        Bound.write(RecheckCard.class, RecheckCard.Answer.class, Context::recheck),
        Bound.write(PromoteCard.class, PromoteCard.Answer.class, Context::promote)
            .personsWhen((context, request) -> request.to().tier() == Scope.Tier.GLOBAL),
        Bound.write(ArchiveCard.class, ArchiveCard.Answer.class, Context::archive)
            .personsWhen((context, request) -> isRule(context, request.card())),
        Bound.write(RestoreCard.class, RestoreCard.Answer.class, Context::restore)
            .personsWhen((context, request) -> isRule(context, request.card())),
        Bound.write(Compact.class, Compact.Answer.class, Context::compact),
        Bound.read(ReadGates.class, ReadGates.Answer.class, Context::gates));
  }

  private static List<Bound<?, ?>> tools() {
    return List.of(
        Bound.write(RegisterTools.class, RegisterTools.Answer.class, Context::registerTools),
        Bound.write(
            RegisterCapability.class, RegisterCapability.Answer.class, Context::registerCapability),
        Bound.write(RecordRun.class, RecordRun.Answer.class, Context::recordRun),
        Bound.read(FindTools.class, FindTools.Answer.class, Context::findTools),
        Bound.read(NextTools.class, NextTools.Answer.class, Context::nextTools),
        Bound.read(PlanTools.class, PlanTools.Answer.class, Context::plan),
        Bound.read(ReadTools.class, ReadTools.Answer.class, Context::tools),
        Bound.read(ExploreTools.class, ExploreTools.Answer.class, Context::exploreTools),
        Bound.house(Learn.class, Learn.Answer.class, Context::learn)
            .personsWhen((context, request) ->
                request.adopt().orElse(false) || request.undo().orElse(false)));
  }

  private static List<Bound<?, ?>> gate() {
    return List.of(
        Bound.write(Decide.class, Decide.Answer.class, Context::decide),
        Bound.write(RecordExecution.class, RecordExecution.Answer.class, Context::recordExecution),
        Bound.write(SetRisk.class, SetRisk.Answer.class, Context::setRisk),
        Bound.write(Approve.class, Approve.Answer.class, Context::approve),
        Bound.write(Reject.class, Reject.Answer.class, Context::reject),
        Bound.write(Revoke.class, Revoke.Answer.class, Context::revoke),
        Bound.write(TrustServer.class, TrustServer.Answer.class, Context::trustServer),
        Bound.read(ListDecisions.class, ListDecisions.Answer.class, Context::decisions),
        Bound.read(ListApprovals.class, ListApprovals.Answer.class, Context::approvals),
        Bound.read(Simulate.class, Simulate.Answer.class, Context::simulate),
        Bound.read(ReadThresholds.class, ReadThresholds.Answer.class, Context::thresholds),
        Bound.read(Expect.class, Expect.Answer.class, Context::expect));
  }

  private static List<Bound<?, ?>> graph() {
    return List.of(
        Bound.write(Ingest.class, Ingest.Answer.class, Context::ingest),
        Bound.write(Retract.class, Retract.Answer.class, Context::retract),
        Bound.write(Enrich.class, Enrich.Answer.class, Context::enrich),
        Bound.write(LoadSpec.class, LoadSpec.Answer.class, Context::loadSpec),
        Bound.write(UnloadSpec.class, UnloadSpec.Answer.class, Context::unloadSpec),
        Bound.read(ReadGraph.class, ReadGraph.Answer.class, Context::graph),
        Bound.read(ReadEdge.class, ReadEdge.Answer.class, Context::edge),
        Bound.read(FindPath.class, FindPath.Answer.class, Context::path),
        Bound.read(ListAdapters.class, ListAdapters.Answer.class, Context::adapters),
        Bound.read(CompareAdapters.class, CompareAdapters.Answer.class, Context::compareAdapters),
        Bound.read(ReadChanges.class, ReadChanges.Answer.class, Context::changes),
        Bound.read(Explain.class, Explain.Answer.class, Context::explain));
  }

  private static List<Bound<?, ?>> house() {
    return List.of(
        Bound.read(Status.class, Status.Answer.class, Context::status)
            .forBound(Status.Answer::withoutStoreSize),
        Bound.store(Contexts.class, Contexts.Answer.class, (caller, request) -> caller.contexts()),
        Bound.write(Configure.class, Configure.Answer.class, Context::configure),
        Bound.write(Erase.class, Erase.Answer.class, Context::erase),
        Bound.house(Verify.class, Verify.Answer.class, Context::verify),
        Bound.house(Embed.class, Embed.Answer.class, Context::embed),
        Bound.house(Rebuild.class, Rebuild.Answer.class, Context::rebuild),
        Bound.stream(
            Export.class,
            Export.Answer.class,
            Bound.Stream.DOWNLOAD,
            (caller, context) ->
                context.export(caller.download().orElseThrow(), caller.progress())),
        Bound.stream(
            Import.class,
            Import.Answer.class,
            Bound.Stream.UPLOAD,
            (caller, context) ->
                context.importLog(caller.upload().orElseThrow(), caller.progress())),
        Bound.write(AcceptDamage.class, AcceptDamage.Answer.class, Context::acceptDamage),
        Bound.store(Salvage.class, Salvage.Answer.class, (caller, request) -> {
          caller.access().requireAllContexts("a salvage");
          return caller.cairn().salvage(request, caller.progress());
        }),
        Bound.store(Backup.class, Backup.Answer.class, (caller, request) -> {
          caller.access().requireAllContexts("a backup");
          return caller.cairn().backup(request);
        }));
  }

  /** Only the user's words make one, and a card stays of its kind: what was so when asked still is. */
  private static boolean isRule(Context context, CardId card) {
    return context.read(ReadCard.of(card)).kind().isNormative();
  }
}
