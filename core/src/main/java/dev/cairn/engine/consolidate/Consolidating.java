package dev.cairn.engine.consolidate;

import dev.cairn.card.Card;
import dev.cairn.card.Docket;
import dev.cairn.card.Generator;
import dev.cairn.card.extract.Extraction;
import dev.cairn.card.extract.Proposal;
import dev.cairn.card.judge.Candidate;
import dev.cairn.card.judge.CitedTurn;
import dev.cairn.card.judge.Placement;
import dev.cairn.card.judge.Wording;
import dev.cairn.engine.EpisodeWalk;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.Scrubbing;
import dev.cairn.engine.StaleRead;
import dev.cairn.engine.TextReads;
import dev.cairn.episode.Episode;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Head;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;
import dev.cairn.policy.TasteScope;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ReadSentence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what must be read before an episode is judged, while nobody is held up. */
public final class Consolidating {
  /** Candidates that were found in the log by rules are proposed under this name. */
  static final String RULES = "rules";

  private final Memory memory;
  private final LogReads log;
  private final EpisodeWalk walk;
  private final TextReads texts;
  private final Quotes quotes;
  private final Statements statements;
  private final StatementNearness nearness;
  private final List<Generator> generators;
  private final Readers readers;
  private final Scrubbing scrubbing;
  private final Citing citing;

  public Consolidating(
      Memory memory,
      LogReads log,
      EpisodeWalk walk,
      StatementNearness nearness,
      List<Generator> generators,
      Readers readers,
      Scrubbing scrubbing) {
    this.memory = memory;
    this.log = log;
    this.walk = walk;
    this.texts = new TextReads(memory);
    this.quotes = new Quotes(memory);
    this.statements = new Statements(texts);
    this.nearness = nearness;
    this.generators = generators;
    this.readers = readers;
    this.scrubbing = scrubbing;
    this.citing = new Citing(memory, readers.outputs());
  }

  /**
   * What was read.
   *
   * @param found candidates that are not in the log yet
   * @param generated those among them that generators proposed
   * @param turns what the user said, as far as it was read
   * @param entries how many entries the episode had
   */
  public record Read(
      List<Proposed> found,
      List<Proposed> generated,
      TurnReader turns,
      StatementNearness.Asked nearness,
      long entries,
      long position) {}

  public TextReads texts() {
    return texts;
  }

  public Quotes quotes() {
    return quotes;
  }

  public Map<CardId, Wording> wordings(List<Card> cards) {
    return statements.of(cards);
  }

  public Readers readers() {
    return readers;
  }

  public Citing citing() {
    return citing;
  }

  /** A candidate as the judge sees it. */
  public Candidate candidate(
      CandidateProposed said, String words, Episode episode, TurnReader turns, boolean retracted) {
    List<CitedTurn> cited = turns.cited(said.anchors());
    List<ReadSentence> sentences = turns.sentences(said.anchors());
    TasteScope taste = memory.state().policy().policy().card().tasteScope();
    Wording wording = Wording.of(words);
    return new Candidate(
        said,
        wording,
        Placement.of(said, wording, episode.scope(), sentences, taste),
        episode.scope(),
        episode.domain().map(Scope::domain),
        cited,
        said.kind().isNormative() ? "" : turns.entries(said.anchors()),
        retracted);
  }

  /** The user's sentences that these words are part of. */
  public List<ReadSentence> sentences(List<Anchor> anchors) {
    return turnsByWords().sentences(anchors);
  }

  /** Reads turns by their words alone. */
  TurnReader turnsByWords() {
    return new TurnReader(memory, log, texts, readers.sentences(), SentenceVectors.NONE);
  }

  /** How near the statements of these cards are to each other. */
  public StatementNearness.Asked nearness(List<Card> cards) {
    return nearness.of(wordings(cards).values().stream().map(Wording::statement).toList());
  }

  public StatementNearness.Asked near(Set<String> statements) {
    return nearness.of(statements);
  }

  public Read read(EpisodeId id) {
    return read(id, Optional.empty());
  }

  /** Reads once more; generators, which may be slow, are not asked again. */
  public Read read(EpisodeId id, Read before) {
    return read(id, Optional.of(before.generated()));
  }

  private Read read(EpisodeId id, Optional<List<Proposed>> known) {
    Head head = memory.freshen();
    memory.indexAt(head);
    CardPolicy policy = memory.look(() -> memory.state().policy().policy().card());
    Docket docket = memory.look(() -> memory.state().cards().docket(id));
    EpisodeLines lines = new EpisodeLines(texts, policy, citing);
    walk.all(id, head, lines::add);
    List<Card> rules = rulesAround(id);
    SentenceVectors vectors = nearness.vectors(statementsOf(rules));
    TurnReader turns = new TurnReader(memory, log, texts, readers.sentences(), vectors);
    NearRules changes =
        new NearRules(rules, wordings(rules), readers.rules(), vectors, policy.comparedMax());
    Extraction extraction = new Extraction(
        readers.outputs(),
        line -> turns.read(line.entry(), line.text()),
        changes,
        policy.tasteScope() == TasteScope.GLOBAL);
    List<Proposed> found = new ArrayList<>(extracted(extraction, lines, docket));
    docket.failures().forEach(failure -> found.addAll(failed(failure)));
    List<Proposed> generated = known.orElseGet(() -> generators.stream()
        .flatMap(
            each -> new Generated(each, policy, scrubbing::text).propose(lines, docket).stream())
        .toList());
    found.addAll(generated);
    found.forEach(each -> turns.sentences(each.anchors()));
    docket.waiting().forEach(each -> turns.sentences(each.anchors()));
    StatementNearness.Asked asked = found.isEmpty() && docket.waiting().isEmpty()
        ? StatementNearness.Asked.NOBODY
        : nearness.of(compared(found, docket, turns, rules));
    return new Read(found, generated, turns.byWords(), asked, lines.entries(), head.position());
  }

  /** Rules that hold where an episode takes place, in its domain, or everywhere. */
  private List<Card> rulesAround(EpisodeId id) {
    return memory.look(() -> {
      Episode episode = memory.state().episode(id);
      Set<Scope> around = new HashSet<>(List.of(episode.scope(), Scope.GLOBAL));
      episode.domain().map(Scope::domain).ifPresent(around::add);
      return memory.state().cards().all().stream()
          .filter(card -> card.inForce() && around.contains(card.scope()))
          .toList();
    });
  }

  private List<String> statementsOf(List<Card> cards) {
    return wordings(cards).values().stream().map(Wording::statement).toList();
  }

  /** What was read, unless more has been said since. Usually nothing has. */
  public Read whole(Read read, Episode episode) {
    if (read.entries() != episode.entries()) {
      throw new StaleRead();
    }
    return read;
  }

  private static List<Proposed> extracted(
      Extraction extraction, EpisodeLines lines, Docket docket) {
    List<Proposed> found = new ArrayList<>();
    List<Proposal> proposals =
        extraction.of(lines.lines(), line -> lines.isSince(line.entry(), docket.seen()));
    for (Proposal proposal : proposals) {
      if (lines.isSince(proposal, docket.seen())) {
        found.add(new Proposed(
            proposal.kind(),
            proposal.statement(),
            lines.anchors(proposal),
            proposal.scope(),
            proposal.tags(),
            RULES,
            Optional.of(proposal.rule())));
      }
    }
    return found;
  }

  /** A failure that was reported with its words is a negative result, unless the output says so itself. */
  private List<Proposed> failed(OutcomeRecorded failure) {
    List<Anchor> anchors = failure.anchors();
    return anchors.stream()
        .filter(Anchor::failed)
        .findFirst()
        .flatMap(anchor -> quotes.of(anchor.ref()))
        .map(words -> new Proposed(
            CardKind.NEGATIVE_RESULT,
            failure.tool().map(tool -> "`" + tool + "` failed: ").orElse("Failed: ")
                + words.strip(),
            anchors,
            Optional.empty(),
            failure.tool().map(tool -> List.of(tool.toString())).orElse(List.of()),
            RULES,
            Optional.of("reported_failure")))
        .stream()
        .toList();
  }

  /** Every text a verdict may have to compare. */
  private Set<String> compared(
      List<Proposed> found, Docket docket, TurnReader turns, List<Card> around) {
    Set<String> all = new HashSet<>(statementsOf(around));
    found.forEach(each -> {
      all.add(each.statement());
      all.add(said(turns, each.anchors()));
    });
    all.addAll(texts
        .of(docket.waiting().stream().map(CandidateProposed::statement).toList())
        .values());
    docket.waiting().forEach(each -> all.add(said(turns, each.anchors())));
    Set<Scope> elsewhere = new HashSet<>();
    docket.waiting().forEach(each -> each.scope().ifPresent(elsewhere::add));
    List<Card> other = memory.look(() -> memory.state().cards().all().stream()
        .filter(card -> card.inForce() && elsewhere.contains(card.scope()))
        .toList());
    all.addAll(statementsOf(other));
    return all;
  }

  private static String said(TurnReader turns, List<Anchor> anchors) {
    return String.join(
        " ",
        turns.sentences(anchors).stream().map(each -> each.sentence().text()).toList());
  }
}
