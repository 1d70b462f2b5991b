package dev.cairn.eval.speed;

import dev.cairn.log.Anchor;
import dev.cairn.log.Bytes;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.ToolId;
import dev.cairn.log.Trust;
import dev.cairn.log.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;

/**
 * Puts many cards into a log fast, as if they had been learned: an entry, a candidate and a judgement each.
 * Only to prepare a memory; what is measured goes through the facade.
 */
final class CardFilling {
  private static final int SALT_BYTES = 16;
  private static final int BLOCK = 9_000;
  private static final long SEED_OF_IDS = 11;

  private final EventLog log;
  private final ContextName context;
  private final Scope scope;
  private final EpisodeId episode;
  private final EventCodec codec = new EventCodec();
  private Head head;
  private List<Sealed> block = new ArrayList<>();

  CardFilling(EventLog log, ContextName context, Scope scope, EpisodeId episode) {
    this.log = log;
    this.context = context;
    this.scope = scope;
    this.episode = episode;
    this.head = log.head(context);
  }

  /** One card a statement, kind after kind. */
  void write(List<String> statements) {
    CardKind[] kinds = CardKind.values();
    write(statements, number -> kinds[Math.floorMod(number.hashCode(), kinds.length)]);
  }

  /** One card a statement, all of a kind. */
  void write(CardKind kind, List<String> statements) {
    write(statements, number -> kind);
  }

  private void write(List<String> statements, Function<String, CardKind> kinds) {
    head = log.head(context);
    for (String statement : statements) {
      add(statement, kinds);
      if (block.size() >= BLOCK) {
        commit();
      }
    }
    commit();
  }

  private void add(String statement, Function<String, CardKind> kinds) {
    String number = Long.toString(head.position(), Character.MAX_RADIX);
    CardKind kind = kinds.apply(number);
    Role role = kind.isNormative() ? Role.USER : Role.TOOL;
    boolean ok = kind != CardKind.NEGATIVE_RESULT;
    StoredText words = text("e" + number, statement);
    EntryId entry = new EntryId("ce_" + number);
    Optional<ToolId> tool =
        role == Role.TOOL ? Optional.of(ToolId.parse("bash")) : Optional.empty();
    add(
        new EntryLogged(
            entry,
            episode,
            head.recordedAt(),
            role,
            words.ref(),
            tool,
            tool.map(it -> ok),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty()),
        List.of(words));
    Anchor anchor = new Anchor(
        EvidenceRef.quote(entry, role, words, statement),
        episode,
        head.recordedAt(),
        entry.value(),
        kind.isNormative() ? Trust.USER : Trust.INTERNAL,
        tool,
        !ok,
        Optional.empty());
    learn(number, kind, statement, anchor);
  }

  private void learn(String number, CardKind kind, String statement, Anchor anchor) {
    StoredText said = text("s" + number, statement);
    CandidateId candidate = new CandidateId("cd_" + number);
    add(
        new CandidateProposed(
            candidate,
            episode,
            head.recordedAt(),
            kind,
            said.ref(),
            List.of(anchor),
            Optional.empty(),
            Optional.of(scope),
            List.of(),
            "agent",
            Optional.empty()),
        List.of(said));
    Verdict verdict = new Verdict(
        candidate,
        Verdict.Decision.ADMITTED,
        Optional.of(new CardId("c" + number)),
        "new",
        "new",
        new TreeMap<>(),
        Optional.of(new Verdict.Admission(
            scope, "topic " + number, "topic " + number, anchor.trust(), List.of(), List.of())));
    add(
        new EpisodeConsolidated(
            episode, head.recordedAt(), head.position(), "1", Optional.empty(), List.of(verdict)),
        List.of());
  }

  private static StoredText text(String id, String words) {
    return new StoredText(new TextId("ct_" + id), Bytes.zeros(SALT_BYTES), words);
  }

  private void add(LogEvent event, List<StoredText> texts) {
    EventCodec.Encoded encoded = codec.encode(event);
    StoredEvent sealed = Chain.seal(
        head,
        new UUID(SEED_OF_IDS, head.position()),
        head.recordedAt().plusNanos(1_000),
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload());
    block.add(new Sealed(sealed, texts));
    head = Head.of(sealed);
  }

  private void commit() {
    List<Sealed> full = block;
    if (!full.isEmpty()
        && !(log.transact(context, log.head(context), turn -> full)
            instanceof EventLog.Outcome.Committed)) {
      throw new IllegalStateException("the memory could not be filled with cards");
    }
    block = new ArrayList<>();
  }
}
