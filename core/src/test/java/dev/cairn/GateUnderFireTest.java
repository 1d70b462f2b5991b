package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventLog;
import dev.cairn.log.ForwardingLog;
import dev.cairn.log.Head;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Risk;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.Import;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.TrustServer;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The gate under fire")
class GateUnderFireTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private Decide.Answer decide(String tool, double confidence) {
    return memory().decide(Decide.of(tool, confidence));
  }

  private void ran(String tool, boolean ok) {
    memory().recordExecution(RecordExecution.of(decide(tool, 0.9).decision(), ok));
  }

  /** S2 and the lead's demand: a tool that fell from 95 % to 20 % is asked about within 8 runs. */
  @Test
  void asksAboutAToolThatWentBadAndTrustsItAgain() {
    for (int i = 0; i < 60; i++) {
      ran("acme:sync", i % 20 != 7);
    }
    assertThat(decide("acme:sync", 0.9).verdict()).isEqualTo(Verdict.ALLOW);
    int runs = 0;
    for (; decide("acme:sync", 0.9).verdict() == Verdict.ALLOW && runs < 20; runs++) {
      ran("acme:sync", runs % 5 == 4);
    }
    assertThat(runs).isLessThanOrEqualTo(8);
    Decide.Answer asked = decide("acme:sync", 0.9);
    assertThat(asked.flags()).contains("broken");
    assertThat(asked.because()).contains("failed");
    String approval =
        memory().approve(Approve.decision(asked.decision(), "ada")).approval();
    Decide.Answer allowed = decide("acme:sync", 0.9);
    assertThat(allowed.verdict()).as("this very call was approved").isEqualTo(Verdict.ALLOW);
    assertThat(allowed.approval()).contains(approval);
    int well = 0;
    for (; decide("acme:sync", 0.9).flags().contains("broken") && well < 30; well++) {
      ran("acme:sync", true);
    }
    assertThat(well).isLessThanOrEqualTo(20);
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
    assertThat(decide("acme:sync", 0.9).flags()).doesNotContain("broken");
  }

  @Test
  void keepsOneOutcomePerDecisionHoweverManyTell() throws Exception {
    long seed = 20_261_116;
    Random random = new Random(seed);
    List<String> decisions = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      decisions.add(decide("acme:sync", 0.9).decision());
    }
    List<Callable<Boolean>> calls = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      String decision = decisions.get(random.nextInt(decisions.size()));
      boolean ok = random.nextBoolean();
      calls.add(() -> told(decision, ok));
      calls.add(() -> decide("acme:sync", 0.9).threshold() > 0);
    }
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      long accepted = 0;
      for (Future<Boolean> call : threads.invokeAll(calls)) {
        accepted += call.get() ? 1 : 0;
      }
      assertThat(accepted).as("seed %d", seed).isPositive();
    } finally {
      threads.shutdown();
    }
    assertThat(
            memory().thresholds(ReadThresholds.of("acme:sync")).tools().get(0).totalExecutions())
        .as("seed %d", seed)
        .isLessThanOrEqualTo(40)
        .isGreaterThan(30);
    Rebuild.Answer rebuilt = memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
  }

  private boolean told(String decision, boolean ok) {
    try {
      return memory().recordExecution(RecordExecution.of(decision, ok)).counted();
    } catch (CairnException e) {
      assertThat(e.code()).isEqualTo(Code.CONFLICT);
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "get_info\"; DROP TABLE events; --",
        "read_file\\..\\..\\delete",
        "ｄｅｌｅｔｅ_all",
        "dеlete_all",
        "get​_info",
        "🚢x:y🚢",
        "a::::b",
        "capability:rm"
      })
  void takesHostileNamesForNames(String tool) {
    Decide.Answer answer = decide(tool, 0.99);
    assertThat(answer.decision()).startsWith("d_");
    memory().recordExecution(RecordExecution.of(answer.decision(), true));
    assertThat(memory().thresholds(ReadThresholds.of(tool)).tools()).hasSize(1);
  }

  @Test
  void readsADisguisedVerb() {
    assertThat(decide("ｄｅｌｅｔｅ_all", 1).risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(decide("dеlete_all", 1).verdict()).isEqualTo(Verdict.ASK);
  }

  @Test
  void takesLargeArgumentsAndNone() {
    assertThat(memory().decide(Decide.of("acme:get", 0.99).args(Map.of())).verdict())
        .isEqualTo(Verdict.ALLOW);
    Map<String, Object> large = Map.of("text", "x".repeat(200_000));
    Decide.Answer answer = memory().decide(Decide.of("acme:write", 0.99).args(large));
    String approval = memory().approve(Approve.call("acme:write", large, "ada")).approval();
    assertThat(memory().decide(Decide.of("acme:write", 0.1).args(large)).approval())
        .contains(approval);
    assertThat(answer.verdict()).isEqualTo(Verdict.ALLOW);
  }

  /** Law 13: what is approved, trusted or learned in one context means nothing in another. */
  @Test
  void knowsOneContextFromAnother() {
    memory().approve(Approve.standing("files:delete", "ada"));
    memory().setRisk(SetRisk.of("acme:sync", Risk.DANGEROUS, "it deploys", "ada"));
    Context other = tester.cairn().context("other");
    assertThat(other.decide(Decide.of("files:delete", 1)).verdict()).isEqualTo(Verdict.ASK);
    assertThat(other.decide(Decide.of("acme:sync", 0.9)).verdict()).isEqualTo(Verdict.ALLOW);
  }

  /** A log from elsewhere brings what happened there, never what somebody allowed there. */
  @Test
  void isNotOpenedByAMergedLog(@TempDir Path folder) throws Exception {
    ran("acme:sync", true);
    memory().approve(Approve.standing("files:delete", "mallory"));
    memory().setRisk(SetRisk.of("files:delete", Risk.SAFE, "trust me", "mallory"));
    memory().trustServer(new TrustServer("files", true, "mallory"));
    Path file = folder.resolve("log.jsonl");
    try (OutputStream out = Files.newOutputStream(file)) {
      memory().export(out, Progress.NONE);
    }
    try (Tester ours = new Tester(Optional.empty(), 99)) {
      ours.episode("ours");
      Import.Answer merged = ours.memory().importLog(file, Progress.NONE);
      assertThat(merged.restored()).isFalse();
      assertThat(merged.refused().toString()).contains("what the user allows");
      assertThat(ours.memory().decide(Decide.of("files:delete", 1)).verdict())
          .isEqualTo(Verdict.ASK);
      assertThat(ours.memory()
              .thresholds(ReadThresholds.of("acme:sync"))
              .tools()
              .get(0)
              .mean())
          .isGreaterThan(0.5);
    }
  }

  /** The gate fails closed: what cannot be written down is not allowed. */
  @Test
  void neverSaysYesWithoutItsStore() {
    MemoryEventLog real = new MemoryEventLog();
    boolean[] broken = {false};
    EventLog log = new ForwardingLog(real) {
      @Override
      public Outcome transact(ContextName context, Head known, Author author) {
        if (broken[0]) {
          throw CairnException.unavailable("the disk is gone", null);
        }
        return super.transact(context, known, author);
      }
    };
    try (Cairn cairn = Cairn.open(log, Settings.inMemory())) {
      Context memory = cairn.context("default");
      assertThat(memory.decide(Decide.of("acme:get_info", 1)).verdict()).isEqualTo(Verdict.ALLOW);
      broken[0] = true;
      assertThatThrownBy(() -> memory.decide(Decide.of("acme:get_info", 1)))
          .isInstanceOfSatisfying(
              CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.UNAVAILABLE));
      broken[0] = false;
      assertThat(memory.decide(Decide.of("acme:get_info", 1)).verdict()).isEqualTo(Verdict.ALLOW);
    }
  }

  @Test
  void doesNotMindAnEndedEpisode() {
    EpisodeId monday = tester.episode("monday");
    String decision = memory().decide(Decide.of("acme:sync", 0.9).in(monday)).decision();
    memory().endEpisode(new dev.cairn.operation.EndEpisode(monday));
    assertThat(memory().recordExecution(RecordExecution.of(decision, true)).counted())
        .isTrue();
  }
}
