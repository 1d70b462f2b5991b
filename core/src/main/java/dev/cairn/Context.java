package dev.cairn;

import dev.cairn.log.ContextName;
import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Appended;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Compact;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.Embed;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Explain;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.Export;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.HeldSecrets;
import dev.cairn.operation.Import;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Learn;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** One isolated memory. A light handle: get it when needed, hold it as long as its {@link Cairn}. */
public final class Context extends ContextDecisions {
  Context(ContextName name, Memories memories) {
    super(name, memories);
  }

  public ContextName name() {
    return name;
  }

  /** Waits until every entry there is now is indexed. A search does not: the index follows behind. */
  public void awaitIndex() {
    memories.use(name, loaded -> loaded.memory().indexAt(loaded.memory().freshen()));
  }

  public StartEpisode.Answer startEpisode(StartEpisode request) {
    return startEpisode(request, Writing.NOW);
  }

  public StartEpisode.Answer startEpisode(StartEpisode request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.writes().startEpisode(clean, how));
  }

  public Log.Answer log(Log request) {
    return log(request, Writing.NOW);
  }

  public Log.Answer log(Log request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.writes().log(clean, how));
  }

  public EndEpisode.Answer endEpisode(EndEpisode request) {
    return endEpisode(request, Writing.NOW);
  }

  public EndEpisode.Answer endEpisode(EndEpisode request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.writes().endEpisode(clean, how));
  }

  public Remember.Answer remember(Remember request) {
    return remember(request, Writing.NOW);
  }

  public Remember.Answer remember(Remember request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.cardWrites().remember(clean, how));
  }

  public RecordOutcome.Answer recordOutcome(RecordOutcome request) {
    return recordOutcome(request, Writing.NOW);
  }

  public RecordOutcome.Answer recordOutcome(RecordOutcome request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.cardWrites().recordOutcome(clean, how));
  }

  public Consolidate.Answer consolidate(Consolidate request) {
    return consolidate(request, Writing.NOW);
  }

  public Consolidate.Answer consolidate(Consolidate request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.cardWrites().consolidate(clean, how));
  }

  public DisputeCard.Answer dispute(DisputeCard request) {
    return dispute(request, Writing.NOW);
  }

  public DisputeCard.Answer dispute(DisputeCard request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.cardWrites().dispute(clean, how));
  }

  public RecheckCard.Answer recheck(RecheckCard request) {
    return recheck(request, Writing.NOW);
  }

  public RecheckCard.Answer recheck(RecheckCard request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.cardWrites().recheck(clean, how));
  }

  public PromoteCard.Answer promote(PromoteCard request) {
    return promote(request, Writing.NOW);
  }

  public PromoteCard.Answer promote(PromoteCard request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.cardWrites().promote(clean, how));
  }

  public ArchiveCard.Answer archive(ArchiveCard request) {
    return archive(request, Writing.NOW);
  }

  public ArchiveCard.Answer archive(ArchiveCard request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.cardWrites().archive(clean, how));
  }

  public RestoreCard.Answer restore(RestoreCard request) {
    return restore(request, Writing.NOW);
  }

  public RestoreCard.Answer restore(RestoreCard request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.cardWrites().restore(clean, how));
  }

  public Compact.Answer compact(Compact request) {
    return compact(request, Writing.NOW);
  }

  public Compact.Answer compact(Compact request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.cardWrites().compact(clean, how));
  }

  public ReadLedger.Answer ledger(ReadLedger request) {
    return ledger(request, Reading.LATEST);
  }

  public ReadLedger.Answer ledger(ReadLedger request, Reading reading) {
    return memories.use(name, loaded -> loaded.cardWrites().ledger(request, reading));
  }

  public ReadGates.Answer gates(ReadGates request, Reading reading) {
    return memories.use(name, loaded -> loaded.explaining().gates(reading));
  }

  public Explain.Answer explain(Explain request) {
    return explain(request, Reading.LATEST);
  }

  public Explain.Answer explain(Explain request, Reading reading) {
    return memories.use(name, loaded -> loaded.explaining().explain(request, reading));
  }

  public Configure.Answer configure(Configure request) {
    return configure(request, Writing.NOW);
  }

  public Configure.Answer configure(Configure request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.writes().configure(clean, how));
  }

  public Search.Answer search(Search request) {
    return search(request, Reading.LATEST);
  }

  public Search.Answer search(Search request, Reading reading) {
    return memories.use(
        name, loaded -> loaded.recall().search(loaded.scrubbing().of(request).request(), reading));
  }

  public MakePack.Answer pack(MakePack request) {
    return pack(request, Reading.LATEST);
  }

  public MakePack.Answer pack(MakePack request, Reading reading) {
    return memories.use(
        name, loaded -> loaded.recall().pack(loaded.scrubbing().of(request).request(), reading));
  }

  public CheckAction.Answer check(CheckAction request) {
    return check(request, Reading.LATEST);
  }

  public CheckAction.Answer check(CheckAction request, Reading reading) {
    return memories.use(name, loaded -> loaded.deciding().check(request, reading));
  }

  public ReadCard.Answer read(ReadCard request) {
    return read(request, Reading.LATEST);
  }

  public ReadCard.Answer read(ReadCard request, Reading reading) {
    return memories.use(name, loaded -> loaded.recall().read(request, reading));
  }

  public ListCards.Answer cards(ListCards request) {
    return cards(request, Reading.LATEST);
  }

  public ListCards.Answer cards(ListCards request, Reading reading) {
    return memories.use(name, loaded -> loaded.recall().list(request, reading));
  }

  public RegisterTools.Answer registerTools(RegisterTools request) {
    return registerTools(request, Writing.NOW);
  }

  public RegisterTools.Answer registerTools(RegisterTools request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.tools().register(clean, how));
  }

  public RegisterCapability.Answer registerCapability(RegisterCapability request) {
    return registerCapability(request, Writing.NOW);
  }

  public RegisterCapability.Answer registerCapability(RegisterCapability request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.tools().register(clean, how));
  }

  public RecordRun.Answer recordRun(RecordRun request) {
    return recordRun(request, Writing.NOW);
  }

  public RecordRun.Answer recordRun(RecordRun request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.tools().record(clean, how));
  }

  public ReadTools.Answer tools(ReadTools request) {
    return tools(request, Reading.LATEST);
  }

  public ReadTools.Answer tools(ReadTools request, Reading reading) {
    return memories.use(name, loaded -> loaded.tools().read(request, reading));
  }

  public ExploreTools.Answer exploreTools(ExploreTools request, Reading reading) {
    return memories.use(name, loaded -> loaded.tools().explore(request, reading));
  }

  public NextTools.Answer nextTools(NextTools request) {
    return nextTools(request, Reading.LATEST);
  }

  public NextTools.Answer nextTools(NextTools request, Reading reading) {
    return memories.use(name, loaded -> loaded.tools().next(request, reading));
  }

  public PlanTools.Answer plan(PlanTools request) {
    return plan(request, Reading.LATEST);
  }

  public PlanTools.Answer plan(PlanTools request, Reading reading) {
    return memories.use(name, loaded -> loaded.tools().plan(request, reading));
  }

  public FindTools.Answer findTools(FindTools request) {
    return findTools(request, Reading.LATEST);
  }

  public FindTools.Answer findTools(FindTools request, Reading reading) {
    return memories.use(name, loaded -> loaded.tools().find(request, reading));
  }

  public ListEpisodes.Answer episodes(ListEpisodes request, Reading reading) {
    return memories.use(name, loaded -> loaded.episodes().list(request, reading));
  }

  public ReadEpisode.Answer episode(ReadEpisode request, Reading reading) {
    return memories.use(name, loaded -> loaded.episodes().read(request, reading));
  }

  public Ingest.Answer ingest(Ingest request) {
    return ingest(request, Writing.NOW);
  }

  public Ingest.Answer ingest(Ingest request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.graphWrites().ingest(clean, how));
  }

  public Erase.Answer erase(Erase request) {
    return erase(request, Writing.NOW);
  }

  public Erase.Answer erase(Erase request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.erasing().erase(clean, how));
  }

  public Retract.Answer retract(Retract request) {
    return retract(request, Writing.NOW);
  }

  public Retract.Answer retract(Retract request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.graphWrites().retract(clean, how));
  }

  public Enrich.Answer enrich(Enrich request) {
    return enrich(request, Writing.NOW);
  }

  public Enrich.Answer enrich(Enrich request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.graphWrites().enrich(clean, how));
  }

  public LoadSpec.Answer loadSpec(LoadSpec request) {
    return loadSpec(request, Writing.NOW);
  }

  public LoadSpec.Answer loadSpec(LoadSpec request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.graphWrites().loadSpec(clean, how));
  }

  public UnloadSpec.Answer unloadSpec(UnloadSpec request, Writing writing) {
    return write(
        request, writing, (loaded, clean, how) -> loaded.graphWrites().unloadSpec(clean, how));
  }

  public ReadGraph.Answer graph(ReadGraph request) {
    return graph(request, Reading.LATEST);
  }

  public ReadGraph.Answer graph(ReadGraph request, Reading reading) {
    return memories.use(name, loaded -> loaded.graphReads().graph(request, reading));
  }

  public ReadEdge.Answer edge(ReadEdge request) {
    return edge(request, Reading.LATEST);
  }

  public ReadEdge.Answer edge(ReadEdge request, Reading reading) {
    return memories.use(name, loaded -> loaded.graphReads().edge(request, reading));
  }

  public FindPath.Answer path(FindPath request) {
    return path(request, Reading.LATEST);
  }

  public FindPath.Answer path(FindPath request, Reading reading) {
    return memories.use(name, loaded -> loaded.graphReads().path(request, reading));
  }

  public ListAdapters.Answer adapters(ListAdapters request) {
    return adapters(request, Reading.LATEST);
  }

  public ListAdapters.Answer adapters(ListAdapters request, Reading reading) {
    return memories.use(name, loaded -> loaded.graphReads().adapters(reading));
  }

  public CompareAdapters.Answer compareAdapters(CompareAdapters request, Reading reading) {
    return memories.use(name, loaded -> loaded.graphReads().compare(request, reading));
  }

  public ReadChanges.Answer changes(ReadChanges request) {
    return changes(request, Reading.LATEST);
  }

  public ReadChanges.Answer changes(ReadChanges request, Reading reading) {
    return memories.use(name, loaded -> loaded.graphReads().changes(request, reading));
  }

  public Status.Answer status(Status request, Reading reading) {
    return memories.use(name, loaded -> loaded.status().status(reading));
  }

  /** How far the log goes, whoever wrote it. */
  public long head() {
    return memories.use(name, loaded -> loaded.memory().log().head(name).position());
  }

  /** Notices of the events behind a position, in order, at most {@code limit}. */
  public List<Appended> events(long after, int limit) {
    return memories.use(name, loaded -> loaded.house().events(after, limit));
  }

  /** Waits until every entry and every tool can be found by its meaning. */
  public Learn.Answer learn(Learn request, Progress progress) {
    return memories.use(name, loaded -> loaded.tools().learn(request, progress));
  }

  public Embed.Answer embed(Embed request, Progress progress) {
    return memories.use(name, loaded -> loaded.meanings().embed(progress));
  }

  /** The texts that would be scrubbed if they were written today. */
  public HeldSecrets heldSecrets(Progress progress) {
    return memories.use(name, loaded -> loaded.unscrubbed().find(progress));
  }

  public Verify.Answer verify(Verify request, Progress progress) {
    return memories.use(name, loaded -> loaded.house().verify(request, progress));
  }

  /** Goes on without what is damaged, as a person says. */
  public AcceptDamage.Answer acceptDamage(AcceptDamage request) {
    return acceptDamage(request, Writing.NOW);
  }

  public AcceptDamage.Answer acceptDamage(AcceptDamage request, Writing writing) {
    return write(request, writing, (loaded, clean, how) -> loaded.house().accept(clean, how));
  }

  /** What everybody who asks this context should be told before all else, such as that events are damaged. */
  public Optional<String> notice() {
    return memories.use(name, loaded -> loaded.memory().damage().notice());
  }

  public Rebuild.Answer rebuild(Rebuild request, Progress progress) {
    return memories.use(name, loaded -> loaded.house().rebuild(request, progress));
  }

  /** Writes the whole log as JSON Lines. */
  public Export.Answer export(OutputStream out, Progress progress) {
    return memories.use(name, loaded -> loaded.house().export(out, progress));
  }

  /** Reads a log that {@link #export} wrote. */
  public Import.Answer importLog(Path file, Progress progress) {
    return memories.use(name, loaded -> loaded.house().importLog(file, progress));
  }
}
