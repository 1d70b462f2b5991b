package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.graph.Emit;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Risk;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.Source;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Approve;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.Compact;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.Decide;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Import;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.Search;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.TrustServer;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import dev.cairn.policy.DecisionMode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Logs of every release can still be read, on every Java")
class GoldenLogTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "log-0.1.jsonl, 9",
    "log-0.1-graph.jsonl, 18",
    "log-0.2-cards.jsonl, 46",
    "log-0.3-decisions.jsonl, 65"
  })
  void isRestoredVerifiedAndRebuilt(String file, long events) {
    try (Tester tester = new Tester()) {
      Import.Answer imported = tester.memory().importLog(GOLDEN.resolve(file), Progress.NONE);
      assertThat(imported.restored()).isTrue();
      assertThat(imported.events()).isEqualTo(events);
      Verify.Answer verified = tester.memory().verify(new Verify(Optional.of(true)), Progress.NONE);
      assertThat(verified.problems()).isEmpty();
      assertThat(tester.memory().search(Search.of("force push")).results())
          .first()
          .satisfies(found -> assertThat(found.words()).startsWith("Never force-push"));
    }
  }

  /** Pinned, and therefore the same on every Java the tests run on. A new fold changes it. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "log-0.2-cards.jsonl, c1cf182960ebd0675d22481eb31330c6fde93eb36090d84713e71af9ab373cd8",
    "log-0.3-decisions.jsonl, 0c2fc23d8177caf858cc085d97a78728066248b2218f2bcea061db0ad48b09b9"
  })
  void theDigestOfItsStateIsPinned(String file, String digest) {
    try (Tester tester = new Tester()) {
      tester.memory().importLog(GOLDEN.resolve(file), Progress.NONE);
      Rebuild.Answer rebuilt =
          tester.memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
      assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore()).isEqualTo(digest);
    }
  }

  /** Writes the log of a new release: {@code mvn test -pl core -Dtest=GoldenLogTest -Dgolden.write=FILE}. */
  @Test
  @EnabledIfSystemProperty(named = "golden.write", matches = ".+")
  void writeOne() throws IOException {
    try (Tester tester = new Tester();
        OutputStream out =
            Files.newOutputStream(GOLDEN.resolve(System.getProperty("golden.write")))) {
      history(tester);
      tester.memory().export(out, Progress.NONE);
    }
  }

  private static void history(Tester tester) {
    EpisodeId monday = tester
        .memory()
        .startEpisode(
            new StartEpisode(
                Optional.of(Scope.repo("payments")),
                Optional.of("backend"),
                Optional.of("coder"),
                Optional.of("fix the login test"),
                Optional.of("fix"),
                Optional.of(new EpisodeId("monday"))),
            Writing.once("start"))
        .episode();
    tester.memory().log(Log.user(monday, "Never force-push to main. 👍"), Writing.once("rule"));
    tester.memory().log(Log.assistant(monday, "Understood."));
    tester
        .memory()
        .log(new Log(
            monday,
            Role.TOOL,
            "error: failed to push some refs\u001b[0m",
            Optional.of(ToolId.parse("git")),
            Optional.of(false),
            OptionalInt.of(1),
            Optional.empty(),
            Optional.of(Source.INTERNAL)));
    tester
        .memory()
        .log(
            new Log(
                monday,
                Role.DOCUMENT,
                "# Pushing\n推送前先拉取。",
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                Optional.of("docs/push.md"),
                Optional.of(Source.EXTERNAL)),
            Writing.at(Tester.NOON.minus(Duration.ofDays(30))));
    tester.memory().endEpisode(new EndEpisode(monday));
    tester
        .memory()
        .configure(
            new Configure(Optional.of("seed"), Optional.of(Map.of("search.bm25_b", (Object) 0.5))));
    EpisodeId tuesday = tester.episode("tuesday");
    graph(tester.memory());
    cards(tester.memory(), tuesday);
    tester
        .memory()
        .registerTools(
            RegisterTools.of("github", RegisterTools.Tool.of("create_issue", "Opens an issue")));
    decisions(tester.memory(), tuesday);
  }

  private static void decisions(Context memory, EpisodeId tuesday) {
    memory.registerCapability(
        RegisterCapability.of("triage", "Sorts issues.", "github:create_issue"));
    memory.recordRun(RecordRun.of(
            RecordRun.Step.of("github:create_issue").ok(true),
            RecordRun.Step.ofCapability("triage").ok(false))
        .intent("file a bug")
        .in(tuesday));
    Decide asked = Decide.of("github:create_issue", 0.1 + 0.2)
        .args(Map.of("title", "Login fails 👍"))
        .after("bash")
        .in(tuesday);
    String decision = memory.decide(asked, Writing.once("asked")).decision();
    memory.approve(Approve.decision(decision, "ada"));
    memory.recordExecution(RecordExecution.of(memory.decide(asked).decision(), true));
    memory.decide(asked.mode(DecisionMode.PASSIVE).seed(7));
    memory.decide(asked.mode(DecisionMode.ACTIVE));
    String standing = memory.approve(Approve.standing("bash", "ada")).approval();
    memory.revoke(new Revoke(standing, "ada"));
    memory.setRisk(SetRisk.of("bash", Risk.DANGEROUS, "it does anything", "ada"));
    memory.trustServer(new TrustServer("github", true, "ada"));
    memory.recordExecution(RecordExecution.ofTool("bash", false));
  }

  private static void cards(Context memory, EpisodeId tuesday) {
    EntryId rule =
        memory.log(Log.user(tuesday, "Always squash. It holds everywhere.")).entry();
    EntryId failed =
        memory.log(Log.tool(tuesday, "bash", false, "error: no such file")).entry();
    memory.remember(Remember.of(
        tuesday, CardKind.FACT, "The port is 8420", Evidence.quote(failed, "no such file")));
    memory.consolidate(new Consolidate(tuesday));
    List<Search.Result> found =
        memory.search(Search.of("squash port").in(Search.In.CARDS)).results();
    for (Search.Result each : found) {
      CardId card = new CardId(each.id());
      memory.read(new ReadCard(card, Optional.of(tuesday)));
      memory.dispute(DisputeCard.of(card));
      if (each.kind().orElseThrow().isNormative()) {
        memory.promote(new PromoteCard(
            card, Scope.GLOBAL, Optional.of(List.of(Evidence.quote(rule, "everywhere")))));
      } else {
        memory.recheck(new RecheckCard(
            card, RecheckCard.Verdict.CONFIRMED, List.of(Evidence.quote(failed, "error"))));
        memory.archive(new ArchiveCard(card, Optional.of("gone")));
        memory.restore(new RestoreCard(card, Optional.empty()));
      }
    }
    memory.pack(MakePack.of("how should I merge?").in(tuesday));
    memory.recordOutcome(RecordOutcome.of(tuesday, OutcomeType.USER_CONFIRMED_HELPFUL));
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("card.budget_fact_repo", (Object) 0))));
    memory.compact(new Compact(Optional.empty()));
  }

  private static void graph(Context memory) {
    memory.ingest(Emit.fragment("Two days in Avignon. ".repeat(5), "travel", "avignon"));
    memory.ingest(Emit.fragment("Paris by train", "travel", "paris"));
    memory.ingest(Emit.by("embedding:m1")
        .node("A", "file", Map.of("size", 3, "lang", "java"))
        .nodes("B")
        .edge("A", "B", "similar_to", 0.1 + 0.2)
        .edge("A", "nobody", "similar_to", 1)
        .request());
    memory.loadSpec(new LoadSpec("""
        name: people
        kind: person
        steps:
          - create_node:
              id: "person:{{ input.name | slug }}"
              type: person
        enrichments: ["temporal:date:7d:near"]
        """));
    memory.ingest(Ingest.of("person", Map.of("name", "Ada L.")));
    memory.enrich(Enrich.start("graph-analysis:leiden"));
    memory.retract(Retract.of("embedding:m1"));
    memory.unloadSpec(new UnloadSpec("people"), Writing.NOW);
  }
}
