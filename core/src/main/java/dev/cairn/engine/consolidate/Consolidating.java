package dev.cairn.engine.consolidate;

import dev.cairn.card.Card;
import dev.cairn.card.Docket;
import dev.cairn.card.Generator;
import dev.cairn.card.extract.Extraction;
import dev.cairn.card.extract.Proposal;
import dev.cairn.card.judge.Candidate;
import dev.cairn.card.judge.Wording;
import dev.cairn.engine.EpisodeWalk;
import dev.cairn.engine.Memory;
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
  private final EpisodeWalk walk;
  private final TextReads texts;
  private final Quotes quotes;
  private final Statements statements;
  private final StatementNearness nearness;
  private final List<Generator> generators;

  public Consolidating(
      Memory memory, EpisodeWalk walk, StatementNearness nearness, List<Generator> generators) {
    this.memory = memory;
    this.walk = walk;
    this.texts = new TextReads(memory);
    this.quotes = new Quotes(memory);
    this.statements = new Statements(texts);
    this.nearness = nearness;
    this.generators = generators;
  }

  /**
   * What was read.
   *
   * @param found candidates that are not in the log yet
   * @param entries how many entries the episode had
   */
  public record Read(
      List<Proposed> found, StatementNearness.Asked nearness, long entries, long position) {}

  public TextReads texts() {
    return texts;
  }

  public Quotes quotes() {
    return quotes;
  }

  public Map<CardId, Wording> wordings(List<Card> cards) {
    return statements.of(cards);
  }

  /** A candidate as the judge sees it. */
  public Candidate candidate(
      CandidateProposed said, String words, Scope otherwise, boolean retracted) {
    return new Candidate(
        said,
        Wording.of(words),
        said.scope().orElse(otherwise),
        otherwise,
        quotes.ofUser(said.anchors()),
        retracted);
  }

  /** How near the statements of these cards are to each other. */
  public StatementNearness.Asked nearness(List<Card> cards) {
    return nearness.of(wordings(cards).values().stream().map(Wording::statement).toList());
  }

  public StatementNearness.Asked near(Set<String> statements) {
    return nearness.of(statements);
  }

  public Read read(EpisodeId id) {
    Head head = memory.freshen();
    memory.indexAt(head);
    CardPolicy policy = memory.look(() -> memory.state().policy().policy().card());
    Docket docket = memory.look(() -> memory.state().cards().docket(id));
    EpisodeLines lines = new EpisodeLines(texts, policy);
    walk.all(id, head, lines::add);
    List<Proposed> found = new ArrayList<>(extracted(lines, docket));
    docket.failures().forEach(failure -> found.addAll(failed(failure)));
    for (Generator generator : generators) {
      found.addAll(new Generated(generator, policy).propose(lines, docket));
    }
    StatementNearness.Asked asked = found.isEmpty() && docket.waiting().isEmpty()
        ? StatementNearness.Asked.NOBODY
        : nearness.of(compared(id, found, docket));
    return new Read(found, asked, lines.entries(), head.position());
  }

  /** What was read, unless more has been said since. Usually nothing has. */
  public Read whole(Read read, Episode episode) {
    return read.entries() == episode.entries() ? read : read(episode.id());
  }

  private static List<Proposed> extracted(EpisodeLines lines, Docket docket) {
    List<Proposed> found = new ArrayList<>();
    for (Proposal proposal : Extraction.of(lines.lines())) {
      if (lines.isSince(proposal, docket.seen())) {
        found.add(new Proposed(
            proposal.kind(),
            proposal.statement(),
            lines.anchors(proposal),
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
            failure.tool().map(tool -> List.of(tool.toString())).orElse(List.of()),
            RULES,
            Optional.of("reported_failure")))
        .stream()
        .toList();
  }

  /** Every text a verdict may have to compare. */
  private Set<String> compared(EpisodeId id, List<Proposed> found, Docket docket) {
    Set<String> all = new HashSet<>();
    found.forEach(each -> {
      all.add(each.statement());
      all.addAll(quotes.ofUser(each.anchors()));
    });
    all.addAll(texts
        .of(docket.waiting().stream().map(CandidateProposed::statement).toList())
        .values());
    docket.waiting().forEach(each -> all.addAll(quotes.ofUser(each.anchors())));
    List<Card> inForce = memory.look(
        () -> memory.state().cards().all().stream().filter(Card::inForce).toList());
    Set<Object> scopes = new HashSet<>();
    scopes.add(memory.look(() -> memory.state().episode(id).scope()));
    docket.waiting().forEach(each -> each.scope().ifPresent(scopes::add));
    wordings(inForce.stream().filter(card -> scopes.contains(card.scope())).toList())
        .values()
        .forEach(wording -> all.add(wording.statement()));
    return all;
  }
}
