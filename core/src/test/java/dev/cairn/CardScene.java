package dev.cairn;

import dev.cairn.log.Anchor;
import dev.cairn.log.Bytes;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.CardDisputed;
import dev.cairn.log.CardEvent.CardShelved;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.ToolId;
import dev.cairn.log.Trust;
import dev.cairn.log.Verdict;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * A memory with cards put straight into its log, so that tests of what is shown do not depend on what is
 * admitted. Every card rests on one entry that says the same.
 */
public final class CardScene implements AutoCloseable {
  public static final Scope REPO = Scope.repo("cairn");
  public static final EpisodeId LEARNING = new EpisodeId("learning");
  private static final Instant DAWN = Instant.parse("2026-01-01T06:00:00Z");

  private final Tester tester;
  private final EventCodec codec = new EventCodec();
  private final ContextName context = ContextName.DEFAULT;
  private int cards;

  public CardScene() {
    this(UnaryOperator.identity());
  }

  /** With settings of its own, such as a model. */
  public CardScene(UnaryOperator<Settings> with) {
    tester = new Tester(with);
    append(
        new EpisodeStarted(
            LEARNING,
            DAWN,
            Optional.of(REPO),
            Optional.of("tools"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()),
        List.of());
  }

  public Context memory() {
    return tester.memory();
  }

  public Tester tester() {
    return tester;
  }

  public CardId card(CardKind kind, String statement) {
    return new Draft(kind, statement).put();
  }

  public Draft draft(CardKind kind, String statement) {
    return new Draft(kind, statement);
  }

  /** A card before it is put into the log. */
  public final class Draft {
    private final CardKind kind;
    private final String statement;
    private String quote;
    private String topic;
    private Scope scope = REPO;
    private Trust trust;
    private Instant at;
    private Optional<CardId> supersedes = Optional.empty();
    private Optional<CardId> exceptionTo = Optional.empty();

    private Draft(CardKind kind, String statement) {
      this.kind = kind;
      this.statement = statement;
      this.quote = statement;
      this.topic = "topic " + cards;
      this.trust = kind.isNormative() ? Trust.USER : Trust.INTERNAL;
      this.at = DAWN.plusSeconds(60L * cards);
    }

    public Draft quoting(String words) {
      quote = words;
      return this;
    }

    public Draft topic(String key) {
      topic = key;
      return this;
    }

    public Draft in(Scope where) {
      scope = where;
      return this;
    }

    public Draft trust(Trust how) {
      trust = how;
      return this;
    }

    public Draft at(Instant when) {
      at = when;
      return this;
    }

    public Draft supersedes(CardId old) {
      supersedes = Optional.of(old);
      return this;
    }

    public Draft exceptionTo(CardId rule) {
      exceptionTo = Optional.of(rule);
      return this;
    }

    public CardId put() {
      CandidateId candidate = propose();
      CardId id = new CardId("c" + cards);
      Verdict.Admission admission = new Verdict.Admission(
          scope, topic, topic, trust, supersedes.stream().toList(), List.of(), exceptionTo);
      judge(candidate, Verdict.Decision.ADMITTED, Optional.of(id), "new", Optional.of(admission));
      return id;
    }

    /** Heard, but not surely. */
    public CandidateId suggest() {
      CandidateId candidate = propose();
      judge(candidate, Verdict.Decision.SUGGESTED, Optional.empty(), "unsure", Optional.empty());
      return candidate;
    }

    /** Takes a card back without a new rule. */
    public CandidateId withdraw(CardId old) {
      CandidateId candidate = propose();
      judge(
          candidate,
          Verdict.Decision.SUPERSEDED,
          Optional.of(old),
          Verdict.WITHDRAWN,
          Optional.empty());
      return candidate;
    }

    private CandidateId propose() {
      cards++;
      Anchor anchor = evidence(quote, role(kind), kind != CardKind.NEGATIVE_RESULT, trust, at);
      StoredText said = text(statement);
      CandidateId candidate = new CandidateId("cd" + cards);
      append(
          new CandidateProposed(
              candidate,
              LEARNING,
              at,
              kind,
              said.ref(),
              List.of(anchor),
              Optional.empty(),
              Optional.of(scope),
              List.of(),
              "agent",
              Optional.empty()),
          List.of(said));
      return candidate;
    }

    private void judge(
        CandidateId candidate,
        Verdict.Decision decision,
        Optional<CardId> card,
        String reason,
        Optional<Verdict.Admission> as) {
      Verdict verdict = new Verdict(candidate, decision, card, reason, reason, new TreeMap<>(), as);
      append(
          new EpisodeConsolidated(
              LEARNING, at, head().position(), "1", Optional.empty(), List.of(verdict)),
          List.of());
    }
  }

  private static Role role(CardKind kind) {
    return kind.isNormative() ? Role.USER : Role.TOOL;
  }

  /** Doubts a card with this many pieces of evidence from a tool, each of its own origin. */
  public void dispute(CardId card, int times) {
    for (int i = 0; i < times; i++) {
      Anchor anchor =
          evidence("not so " + head().position(), Role.TOOL, true, Trust.INTERNAL, DAWN);
      append(new CardDisputed(card, DAWN, List.of(anchor), false, Optional.empty()), List.of());
    }
  }

  public void archive(CardId card) {
    append(new CardShelved(card, DAWN, true, Optional.empty()), List.of());
  }

  private Anchor evidence(String words, Role role, boolean ok, Trust trust, Instant at) {
    StoredText stored = text(words);
    EntryId entry = new EntryId("e" + head().position());
    Optional<ToolId> tool =
        role == Role.TOOL ? Optional.of(ToolId.parse("bash")) : Optional.empty();
    append(
        new EntryLogged(
            entry,
            LEARNING,
            at,
            role,
            stored.ref(),
            tool,
            tool.map(it -> ok),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty()),
        List.of(stored));
    EvidenceRef ref = EvidenceRef.quote(entry, role, stored, words);
    return new Anchor(ref, LEARNING, at, entry.value(), trust, tool, !ok, Optional.empty());
  }

  private StoredText text(String words) {
    long number = head().position() + 1;
    byte[] salt = ("salt" + number).getBytes(StandardCharsets.UTF_8);
    return new StoredText(new TextId("t" + number), Bytes.of(salt), words);
  }

  private Head head() {
    return tester.log().head(context);
  }

  private void append(LogEvent event, List<StoredText> texts) {
    EventCodec.Encoded encoded = codec.encode(event);
    StoredEvent stored = Chain.seal(
        head(),
        new UUID(1, head().position()),
        DAWN,
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload());
    tester.log().transact(context, head(), turn -> List.of(new EventLog.Sealed(stored, texts)));
  }

  /** All events of one type, in order. */
  public <E> List<E> events(Class<E> type) {
    List<E> found = new ArrayList<>();
    for (StoredEvent stored : tester.log().read(context, 1, Integer.MAX_VALUE)) {
      LogEvent event = codec.decode(stored).event();
      if (type.isInstance(event)) {
        found.add(type.cast(event));
      }
    }
    return found;
  }

  @Override
  public void close() {
    tester.close();
  }
}
