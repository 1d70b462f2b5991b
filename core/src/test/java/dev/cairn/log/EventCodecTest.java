package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.LogEvent.LogImported;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.LogEvent.ToolsRegistered;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Events survive their encoding")
class EventCodecTest {
  private static final TextRef TEXT =
      new TextRef(new TextId("tx_1"), Bytes.zeros(Chain.HASH_BYTES), 5);
  private final EventCodec codec = new EventCodec();

  static Stream<LogEvent> oneOfEach() {
    return Stream.of(
            ofLog(), ofGraph(), ofReceipts(), ofCards(), ofTools(), ofDecisions(), ofPersons())
        .flatMap(each -> each);
  }

  private static Stream<LogEvent> ofReceipts() {
    return Stream.of(new Erased(
        Journal.NOON,
        "entry",
        Optional.of("en_1"),
        Optional.of("ada"),
        Optional.of(TEXT),
        List.of(new TextId("tx_1")),
        List.of(new EntryId("en_1")),
        List.of(new EntryId("en_2")),
        List.of(new CandidateId("cd_1")),
        List.of(new CardId("c1")),
        new TreeMap<>(Map.of("entry", 1L)),
        List.of(new Erased.Redaction(3, Bytes.zeros(32), Bytes.of(new byte[] {1})))));
  }

  private static Stream<LogEvent> ofTools() {
    return Stream.of(
        new ToolEvent.CapabilityRegistered(
            ToolId.capability("release"),
            Journal.NOON,
            "Release",
            TEXT,
            List.of(ToolId.parse("git:tag"), ToolId.capability("build"))),
        new ToolEvent.RunRecorded(
            "r1",
            Journal.NOON,
            Optional.of(new EpisodeId("monday")),
            Optional.of(TEXT),
            Optional.of("release"),
            List.of(
                new ToolEvent.RunRecorded.Step(
                    ToolId.parse("git:tag"),
                    Optional.of(false),
                    Optional.empty(),
                    List.of(),
                    OptionalLong.of(12),
                    Optional.of(TEXT),
                    Optional.of(Journal.NOON),
                    Optional.of(new Called(TEXT, List.of(7), "global git:tag 7")),
                    Optional.of(new EntryId("en_1")),
                    Optional.of("told otherwise before")),
                new ToolEvent.RunRecorded.Step(
                    ToolId.parse("npm:publish"),
                    Optional.empty(),
                    Optional.of(0),
                    List.of(0),
                    OptionalLong.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty())),
            Optional.of(Via.AGENT)),
        new ToolEvent.WeightsLearned(
            "lw_1",
            Journal.NOON,
            new TreeMap<>(Map.of("signal.asked_again", 1.25)),
            new TreeMap<>(Map.of("signal.asked_again", 0.5)),
            60,
            List.of(new ToolEvent.WeightsLearned.Compared(
                "MRR", 480, 0.5, 0.625, 0.125, 0.0625, 0.1875)),
            Optional.of("release")),
        new ToolEvent.WeightsRestored("lw_1", Journal.NOON),
        new SecretsScrubbed(
            Journal.NOON, new TreeMap<>(Map.of("github_token", 2L, "password", 1L))));
  }

  private static Stream<LogEvent> ofDecisions() {
    ToolId tool = ToolId.parse("git:push");
    return Stream.of(
        new DecisionEvent.DecisionMade(
            "d_1",
            Journal.NOON,
            tool,
            "0011223344556677",
            Optional.of(new EpisodeId("monday")),
            "passive",
            0.1 + 0.2,
            List.of(ToolId.parse("git:commit")),
            Optional.of("release"),
            Optional.of(TEXT),
            List.of(7, 4095),
            Risk.DANGEROUS,
            "tool:git:commit",
            new DecisionEvent.DecisionMade.Breakdown(
                0.85,
                0.1 + 0.2,
                OptionalDouble.of(0.75),
                1,
                0.025,
                OptionalDouble.of(0.1),
                -0.02,
                7,
                0,
                -1e-17,
                0.9),
            new DecisionEvent.DecisionMade.Chance(
                1.99, 1, OptionalLong.of(Long.MIN_VALUE), OptionalDouble.of(0.3)),
            "ask",
            Optional.of("ap_1"),
            List.of(new CardId("c1234567")),
            List.of("cold"),
            TEXT),
        new DecisionEvent.ExecutionRecorded(
            "x_1",
            Journal.NOON,
            Optional.of("d_1"),
            Optional.of(new DecisionEvent.ExecutionRecorded.Situation(
                Journal.NOON,
                0.7625,
                "tool:git:commit",
                Optional.empty(),
                Optional.of("ap_1"),
                List.of(7))),
            tool,
            false,
            List.of(),
            Optional.empty(),
            false,
            Optional.of("it was counted already"),
            1,
            1,
            Optional.of(new Called(TEXT, List.of(), "global SHELL 12")),
            Optional.of(new EntryId("en_1")),
            Optional.of(Via.PERSON)));
  }

  private static Stream<LogEvent> ofPersons() {
    ToolId tool = ToolId.parse("git:push");
    return Stream.of(
        new DecisionEvent.RiskSet(tool, Journal.NOON, "", Risk.SAFE, TEXT, "ada"),
        new DecisionEvent.ApprovalGiven(
            "ap_1",
            Journal.NOON,
            tool,
            "0011223344556677",
            Optional.of(TEXT),
            false,
            Optional.of("d_1"),
            "ada",
            Optional.of(Journal.NOON),
            Optional.of(TEXT)),
        new DecisionEvent.CallRejected(
            "d_1",
            Journal.NOON,
            tool,
            "0011223344556677",
            Optional.of(TEXT),
            Optional.empty(),
            "ada",
            Optional.empty()),
        new DecisionEvent.ApprovalRevoked("ap_1", Journal.NOON, "ada"),
        new DecisionEvent.ServerTrusted("git", Journal.NOON, true, "ada"));
  }

  private static Stream<LogEvent> ofCards() {
    EpisodeId episode = new EpisodeId("monday");
    CardId card = new CardId("c1234567");
    CandidateId candidate = new CandidateId("cd_1");
    Anchor anchor = new Anchor(
        new EvidenceRef(
            EvidenceRef.Kind.TOOL_OUTPUT, new EntryId("en_1"), 2, 5, Bytes.zeros(Chain.HASH_BYTES)),
        episode,
        Journal.NOON,
        "tool:bash@monday",
        Trust.EXTERNAL,
        Optional.of(ToolId.parse("bash")),
        true,
        Optional.of(Via.AGENT));
    TreeMap<String, Double> numbers = new TreeMap<>();
    numbers.put("lexical", 0.1 + 0.2);
    return Stream.of(
        new CardEvent.CandidateProposed(
            candidate,
            episode,
            Journal.NOON,
            CardKind.NEGATIVE_RESULT,
            TEXT,
            List.of(anchor),
            Optional.of("npm test"),
            Optional.of(Scope.domain("web")),
            List.of("npm"),
            "rules",
            Optional.of("tool_failed")),
        new CardEvent.OutcomeRecorded(
            "oc_1",
            episode,
            Journal.NOON,
            OutcomeType.USER_CORRECTED,
            List.of(anchor),
            Optional.of(ToolId.parse("bash")),
            Optional.of(Via.PERSON)),
        new CardEvent.EpisodeConsolidated(
            episode,
            Journal.NOON,
            7,
            "cards-1",
            Optional.of("bge"),
            List.of(new Verdict(
                candidate,
                Verdict.Decision.ADMITTED,
                Optional.of(card),
                "new",
                "it is new",
                numbers,
                Optional.of(new Verdict.Admission(
                    Scope.GLOBAL, "npm test", "npm test", Trust.USER, List.of(card), List.of()))))),
        new CardEvent.CardsShown(episode, Journal.NOON, Channel.EXPLICIT_READ, List.of(card)),
        new CardEvent.PackShown(
            new PackId("pk_1"), Journal.NOON, Optional.of(episode), "advise", List.of(card), TEXT),
        new CardEvent.CardDisputed(card, Journal.NOON, List.of(anchor), true, Optional.of(TEXT)),
        new CardEvent.CardRechecked(card, Journal.NOON, false, List.of(anchor)),
        new CardEvent.CardPromoted(
            card, Journal.NOON, Scope.GLOBAL, "the user says so", List.of(anchor), List.of(card)),
        new CardEvent.CardShelved(card, Journal.NOON, true, Optional.empty()),
        new CardEvent.CardsCompacted(
            Journal.NOON,
            List.of(new CardEvent.CardsCompacted.Archival(card, "weak", numbers)),
            List.of(new CardEvent.CardsCompacted.Merge(card, card, numbers))));
  }

  private static Stream<LogEvent> ofLog() {
    EpisodeId episode = new EpisodeId("monday");
    TreeMap<String, Object> values = new TreeMap<>();
    values.put("search.bm25_k1", 1.25);
    values.put("graph.scale", "range");
    return Stream.of(
        new PolicyAdopted(Journal.NOON, "default", PolicyAdopted.Cause.CREATED, values),
        new EpisodeStarted(
            episode,
            Journal.NOON,
            Optional.of(Scope.repo("päy:ments")),
            Optional.of("backend"),
            Optional.of("coder"),
            Optional.of(TEXT),
            Optional.of("fix")),
        new EntryLogged(
            new EntryId("en_1"),
            episode,
            Journal.NOON.minusNanos(1_000),
            Role.TOOL,
            TEXT,
            Optional.of(ToolId.parse("github:create_issue")),
            Optional.of(false),
            OptionalInt.of(137),
            Optional.of("file:///a"),
            Optional.of(Source.EXTERNAL),
            Optional.empty(),
            Optional.of("it contradicts"),
            Optional.of(Via.PERSON)),
        new EntryLogged(
            new EntryId("en_2"),
            episode,
            Journal.NOON,
            Role.USER,
            TEXT,
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty()),
        new EpisodeEnded(episode, Journal.NOON),
        new LogImported(Journal.NOON, "old", "abc", 3, 1),
        new ToolsRegistered(
            Journal.NOON,
            List.of(
                new ToolWrite(ToolId.parse("github:create_issue"), "GitHub", "createIssue", TEXT)),
            List.of(new ToolWrite(ToolId.parse("bash"), "local", "Bash", TEXT)),
            7));
  }

  private static Stream<LogEvent> ofGraph() {
    return Stream.of(
        new GraphEvent.Emitted(
            Journal.NOON,
            "coverage",
            "emission",
            List.of(new NodeWrite(
                "A",
                Optional.of("file"),
                Optional.empty(),
                List.of(Property.of("size", "3"), Property.of("text", TEXT)))),
            List.of(new EdgeWrite("A", "A", "r", -0.1, List.of())),
            List.of(new EdgeKey("A", "B", "r")),
            List.of(new EdgeKey("B", "A", "r")),
            List.of("B"),
            1,
            2,
            List.of(new GraphEvent.Emitted.Refusal("edges[1]", "there is no node 'C'"))),
        new GraphEvent.Retracted(Journal.NOON, "coverage"),
        new GraphEvent.EnrichmentSet(Journal.NOON, "discovery_gap:a:b", true),
        new GraphEvent.EnrichmentRan(
            Journal.NOON, "embedding:m", 7, 2, false, Optional.of("no model")),
        new GraphEvent.SpecLoaded(
            Journal.NOON, "commits", "commit", List.of("temporal:date:7d:near"), TEXT),
        new GraphEvent.RangeDeclared(Journal.NOON, "coverage", 0, 20),
        new GraphEvent.SpecUnloaded(Journal.NOON, "commits"));
  }

  @ParameterizedTest
  @MethodSource("oneOfEach")
  void whatIsEncodedIsDecoded(LogEvent event) {
    EventCodec.Encoded encoded = codec.encode(event);
    assertThat(codec
            .decode(row(encoded.type(), encoded.version(), encoded.payload()))
            .event())
        .isEqualTo(event);
  }

  @Test
  void everyEventIsCovered() {
    assertThat(oneOfEach().map(Object::getClass).distinct().toList())
        .containsExactlyInAnyOrderElementsOf(Stream.of(
                LogEvent.class,
                GraphEvent.class,
                CardEvent.class,
                ToolEvent.class,
                DecisionEvent.class)
            .flatMap(sum -> Arrays.stream(sum.getPermittedSubclasses()))
            .filter(Class::isRecord)
            .toList());
  }

  @Test
  void anEventOfANewerCairnIsRefusedWithARemedy() {
    Bytes payload = Bytes.of("{}".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> codec.decode(row("episode_ended", 99, payload)))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.UNAVAILABLE))
        .hasMessageContaining("newer");
    assertThatThrownBy(() -> codec.decode(row("dream_had", 1, payload)))
        .hasMessageContaining("dream_had");
  }

  @Test
  void oldVersionsAreReadThroughTheirUpcasters() {
    // Version 0 never existed in a release; it stands for any version that is no longer current.
    EventCodec reading = new EventCodec(List.of(new Upcaster() {
      @Override
      public String type() {
        return "episode_ended";
      }

      @Override
      public int from() {
        return 0;
      }

      @Override
      public tools.jackson.databind.node.ObjectNode apply(
          tools.jackson.databind.node.ObjectNode payload) {
        payload.set("episode", payload.remove("session"));
        return payload;
      }
    }));
    Bytes old = Bytes.of("{\"session\":\"monday\",\"at\":0}".getBytes(StandardCharsets.UTF_8));
    assertThat(reading.decode(row("episode_ended", 0, old)).event())
        .isEqualTo(new EpisodeEnded(new EpisodeId("monday"), java.time.Instant.EPOCH));
  }

  @Test
  void damagedPayloadsAreQuarantinedOrRefused() {
    StoredEvent damaged = row("episode_ended", 1, Bytes.of(new byte[] {'{'}));
    assertThat(codec.decode(damaged).event())
        .isInstanceOfSatisfying(
            DamageEvent.Quarantined.class,
            gone -> assertThat(gone.problem()).contains("event 1 cannot be read"));
    assertThatThrownBy(() -> codec.decodeStrictly(damaged))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.CORRUPT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"at\":0}",
        "{\"at\":0,\"episode\":null}",
        "{\"at\":null,\"episode\":\"monday\"}"
      })
  void aPayloadThatLostSomethingIsDamaged(String payload) {
    Bytes bytes = Bytes.of(payload.getBytes(StandardCharsets.UTF_8));
    assertThat(codec.decode(row("episode_ended", 1, bytes)).event())
        .isInstanceOf(DamageEvent.Quarantined.class);
  }

  private static StoredEvent row(String type, int version, Bytes payload) {
    return new StoredEvent(
        1, new UUID(0, 1), Journal.NOON, type, version, 0, Optional.empty(), payload, Bytes.EMPTY);
  }
}
