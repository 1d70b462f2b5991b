package dev.cairn.engine.consolidate;

import dev.cairn.card.Docket;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Decision;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.EndEpisode.Ledger;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.Reading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** What became of every candidate, read off the events that judged them. */
public final class Ledgers {
  private static final int EPISODES = 10;
  private static final int LIMIT_MAX = 1_000;

  private final Memory memory;
  private final LogReads log;
  private final CandidateWords words;

  public Ledgers(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.log = new LogReads(memory, codec);
    this.words = new CandidateWords(memory, codec);
  }

  public ReadLedger.Answer read(ReadLedger request, Reading reading) {
    long head = memory.seen(reading).position();
    int limit = request.limit().orElse(EPISODES);
    if (limit < 1 || limit > LIMIT_MAX) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + LIMIT_MAX + "], was " + limit);
    }
    if (request.episode().isPresent()) {
      EpisodeId episode =
          memory.look(() -> memory.state().episode(request.episode().get()).id());
      return new ReadLedger.Answer(List.of(of(episode)), head);
    }
    List<EpisodeId> judged =
        new ArrayList<>(memory.look(() -> memory.state().cards().dockets().entrySet().stream()
            .filter(each -> !each.getValue().consolidations().isEmpty())
            .map(Map.Entry::getKey)
            .toList()));
    Collections.reverse(judged);
    return new ReadLedger.Answer(judged.stream().limit(limit).map(this::of).toList(), head);
  }

  /** All consolidations of an episode as one ledger. */
  public Ledger of(EpisodeId episode) {
    Docket docket = memory.look(() -> memory.state().cards().docket(episode));
    List<Verdict> verdicts = new ArrayList<>();
    for (long position : docket.consolidations()) {
      log.at(position, EpisodeConsolidated.class)
          .ifPresent(event -> verdicts.addAll(event.verdicts()));
    }
    CandidateWords.Found said =
        words.of(verdicts.stream().map(Verdict::candidate).distinct().toList());
    return new Ledger(
        episode,
        verdicts.stream().map(Verdict::candidate).distinct().count(),
        count(verdicts, Decision.ADMITTED),
        count(verdicts, Decision.MERGED),
        count(verdicts, Decision.SUPERSEDED),
        count(verdicts, Decision.ARCHIVED),
        count(verdicts, Decision.REFUSED),
        count(verdicts, Decision.SUGGESTED),
        verdicts.stream().map(verdict -> decision(verdict, said)).toList());
  }

  private static long count(List<Verdict> verdicts, Decision decision) {
    return verdicts.stream().filter(verdict -> verdict.decision() == decision).count();
  }

  /** Without the candidate's own words, where they are told beside it. */
  public static EndEpisode.Decision decision(Verdict verdict) {
    return decision(verdict, CandidateWords.Found.NONE);
  }

  private static EndEpisode.Decision decision(Verdict verdict, CandidateWords.Found said) {
    return new EndEpisode.Decision(
        verdict.candidate().value(),
        verdict.decision().label(),
        verdict.card().map(CardId::value),
        verdict.reason(),
        verdict.rule(),
        verdict.numbers(),
        said.candidate(verdict.candidate()).map(CandidateProposed::kind),
        said.statement(verdict.candidate()));
  }
}
