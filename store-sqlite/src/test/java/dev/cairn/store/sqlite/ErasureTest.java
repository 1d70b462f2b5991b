package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Backup;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Salvage;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What was erased")
class ErasureTest {
  private static final String RULE = "Always deploy Quetzalcoatl with terraform-xylo-77.";
  private static final String STAYS = "Always run the unit tests before a commit.";

  @TempDir
  Path folder;

  private Cairn cairn;
  private EntryId said;
  private EntryId kept;

  @BeforeEach
  void open() {
    cairn = Cairn.open(Settings.in(folder).keepAfter(1));
  }

  @AfterEach
  void close() {
    cairn.close();
  }

  private void restart() {
    cairn.close();
    open();
  }

  private Context memory() {
    return cairn.context("default");
  }

  /** Two rules are learned; one of them is packed, decided by, echoed and run. */
  private void live() {
    EpisodeId episode = memory()
        .startEpisode(StartEpisode.in(Scope.repo("payments")).id("monday"))
        .episode();
    kept = memory().log(Log.user(episode, STAYS)).entry();
    said = memory().log(Log.user(episode, RULE)).entry();
    memory()
        .log(Log.assistant(episode, "Sure. I deploy Quetzalcoatl with terraform-xylo-77. Next."));
    memory().remember(Remember.of(episode, CardKind.CONSTRAINT, RULE, Evidence.quote(said, RULE)));
    memory()
        .remember(Remember.of(episode, CardKind.CONSTRAINT, STAYS, Evidence.quote(kept, STAYS)));
    memory().endEpisode(new EndEpisode(episode));
    EpisodeId next = memory()
        .startEpisode(StartEpisode.in(Scope.repo("payments")).id("tuesday"))
        .episode();
    memory()
        .log(Log.tool(next, "bash", true, "done, all fine")
            .args(Map.of("command", "echo terraform-xylo-77")));
    memory().pack(MakePack.of("deploy quetzalcoatl to production"));
    memory()
        .decide(Decide.of("bash", 0.9)
            .args(Map.of("command", "deploy Quetzalcoatl"))
            .in(next));
    memory().recordRun(RecordRun.of(RecordRun.Step.of("bash"), RecordRun.Step.of("git")));
    memory().awaitIndex();
  }

  private void isGone(String... words) {
    assertThat(WordsOnDisk.in(folder, words)).as("while it is open").isEmpty();
    isSound();
    restart();
    assertThat(WordsOnDisk.in(folder, words)).as("after a restart").isEmpty();
    isSound();
    cairn.close();
    assertThat(WordsOnDisk.in(folder, words)).as("when it is closed").isEmpty();
    open();
  }

  private void isSound() {
    Verify.Answer verified = memory().verify(new Verify(Optional.of(true)), Progress.NONE);
    assertThat(verified.problems()).isEmpty();
    assertThat(verified.ok()).isTrue();
  }

  private CardId card(String statement) {
    return memory().cards(ListCards.inForce()).cards().stream()
        .filter(card -> card.statement().equals(statement))
        .findFirst()
        .map(card -> new CardId(card.id()))
        .orElseThrow();
  }

  @Test
  void isInNoFileAnyMore() {
    live();
    restart();
    memory().search(Search.of("quetzalcoatl"));
    assertThat(WordsOnDisk.in(folder, "quetzalcoatl", "xylo")).isNotEmpty();

    Erase.Answer answer =
        memory().erase(Erase.entry(said).because("ada", "asked for by its owner"));

    isGone("quetzalcoatl", "xylo");
    assertThat(answer.erased().entries()).containsExactly(said);
    assertThat(answer.archived()).hasSize(1);
    assertThat(answer.receipt().position()).isPresent();
    assertThat(answer.erased().texts()).containsKeys("entry", "statement", "args");
  }

  @Test
  void isFoundByNobodyAndTheRestIs() {
    live();
    CardId gone = card(RULE);

    memory().erase(Erase.entry(said));

    assertThat(memory().search(Search.of("quetzalcoatl terraform xylo")).results())
        .noneMatch(result -> result.id().equals(said.value()) || result.id().equals(gone.value()));
    assertThat(memory().cards(ListCards.inForce()).cards())
        .extracting(card -> card.statement())
        .containsExactly(STAYS);
    assertThat(memory().search(Search.of("unit tests")).results()).isNotEmpty();
    assertThatThrownBy(() -> memory().read(ReadCard.of(gone)))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("erased");
    assertThatThrownBy(() -> memory().restore(new RestoreCard(gone, Optional.empty())))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("erased");
  }

  @Test
  void isListedBeforeAndNothingIsWritten() {
    live();
    long head = memory().log(Log.user(new EpisodeId("tuesday"), "Thanks.")).position();

    Erase.Answer dry = memory().erase(Erase.entry(said).rehearsed());

    assertThat(dry.receipt().dryRun()).isTrue();
    assertThat(dry.receipt().position()).isEmpty();
    assertThat(memory().log(Log.user(new EpisodeId("tuesday"), "Bye.")).position())
        .isEqualTo(head + 1);
    assertThat(WordsOnDisk.in(folder, "quetzalcoatl")).isNotEmpty();
    Erase.Answer done = memory().erase(Erase.entry(said));
    assertThat(done.erased().texts()).isEqualTo(dry.erased().texts());
    assertThat(done.archived()).isEqualTo(dry.archived());
    assertThat(done.erased().redacted()).isEqualTo(dry.erased().redacted());
  }

  @Test
  void leavesTheRestOfAnEntryThatACardCites() {
    EpisodeId episode = memory()
        .startEpisode(StartEpisode.in(Scope.repo("payments")).id("monday"))
        .episode();
    said = memory().log(Log.user(episode, "Café. 😀 " + RULE + " " + STAYS)).entry();
    memory().remember(Remember.of(episode, CardKind.CONSTRAINT, RULE, Evidence.quote(said, RULE)));
    memory()
        .remember(Remember.of(episode, CardKind.CONSTRAINT, STAYS, Evidence.quote(said, STAYS)));
    memory().endEpisode(new EndEpisode(episode));

    Erase.Answer answer = memory().erase(Erase.card(card(RULE)));

    isGone("quetzalcoatl", "xylo");
    assertThat(answer.erased().blanked()).containsExactly(said);
    ReadCard.Answer other = memory().read(ReadCard.of(card(STAYS)));
    assertThat(other.evidence()).hasSize(1);
    assertThat(other.evidence().get(0).quote()).isEqualTo(STAYS);
  }

  @Test
  void isAWholeEpisodeIfThatWasAsked() {
    live();

    Erase.Answer answer = memory().erase(Erase.episode(new EpisodeId("monday")));

    assertThat(answer.erased().entries()).hasSize(3);
    assertThat(answer.archived()).hasSize(2);
    isGone("quetzalcoatl", "xylo", "unit tests");
  }

  @Test
  void isEverythingAboutASubject() {
    EpisodeId episode = memory()
        .startEpisode(StartEpisode.in(Scope.repo("payments")).id("monday"))
        .episode();
    said = memory().log(Log.user(episode, RULE)).entry();
    memory()
        .remember(new Remember(
            episode,
            CardKind.CONSTRAINT,
            RULE,
            List.of(Evidence.quote(said, RULE)),
            Optional.of("Wombat Rollout"),
            Optional.empty(),
            Optional.of(List.of("platypus-tag")),
            Optional.empty()));
    memory().endEpisode(new EndEpisode(episode));
    assertThat(WordsOnDisk.in(folder, "wombat", "platypus")).isNotEmpty();

    Erase.Answer answer = memory().erase(Erase.subject("wombat rollout"));

    assertThat(answer.archived()).hasSize(1);
    assertThat(answer.erased().redacted()).isNotEmpty();
    assertThat(answer.receipt().id()).isEmpty();
    isGone("quetzalcoatl", "xylo", "wombat", "platypus");
  }

  @Test
  void mustBeNamedOnceAndBeThere() {
    live();
    assertThatThrownBy(() -> memory().erase(Erase.entry(new EntryId("en_nobody"))))
        .hasMessageContaining("no entry 'en_nobody'");
    assertThatThrownBy(() -> memory().erase(Erase.card(new CardId("c9"))))
        .hasMessageContaining("no card 'c9'");
    assertThatThrownBy(() -> memory().erase(Erase.episode(new EpisodeId("never"))))
        .hasMessageContaining("never");
    assertThatThrownBy(() -> memory().erase(Erase.subject("nothing of the kind")))
        .hasMessageContaining("nothing of the kind");
    assertThatThrownBy(() -> memory().erase(Erase.entry(said).because("ada", "Quetzalcoatl!")))
        .hasMessageContaining("reason");
  }

  @Test
  void isEverySecretAnOlderLogHolds() {
    String key = "AKIAQ3EGTXKLPZ7WYB5N";
    memory().configure(scrub("off"));
    EpisodeId episode = memory()
        .startEpisode(StartEpisode.in(Scope.repo("payments")).id("monday"))
        .episode();
    said = memory()
        .log(Log.user(episode, "Deploy with " + key + " please.\n" + STAYS))
        .entry();
    memory().log(Log.assistant(episode, "I used " + key + "."));
    memory()
        .remember(Remember.of(episode, CardKind.CONSTRAINT, STAYS, Evidence.quote(said, STAYS)));
    memory().endEpisode(new EndEpisode(episode));
    memory().configure(scrub("on"));
    assertThat(WordsOnDisk.in(folder, key)).isNotEmpty();

    Erase.Answer answer = memory().erase(Erase.allSecrets().because("ada", "an old log"));

    assertThat(answer.erased().blanked()).hasSize(2);
    isGone(key);
    assertThat(memory().read(ReadCard.of(card(STAYS))).evidence()).hasSize(1);
    assertThat(memory().search(Search.of("deploy please")).results()).isNotEmpty();
  }

  private static Configure scrub(String how) {
    return new Configure(Optional.empty(), Optional.of(Map.of("log.scrub", how)));
  }

  @Test
  void doesNotComeBackByAnExport(@TempDir Path elsewhere) throws Exception {
    live();
    memory().erase(Erase.card(card(RULE)));
    Path export = elsewhere.resolve("log.jsonl");
    try (OutputStream out = Files.newOutputStream(export)) {
      memory().export(out, Progress.NONE);
    }
    assertThat(WordsOnDisk.in(elsewhere, "quetzalcoatl", "xylo")).isEmpty();
    try (Cairn other = Cairn.open(Settings.in(elsewhere.resolve("other")))) {
      Context restored = other.context("default");
      assertThat(restored.importLog(export, Progress.NONE).restored()).isTrue();
      assertThat(restored.verify(new Verify(Optional.of(true)), Progress.NONE).problems())
          .isEmpty();
      assertThat(restored.verify(new Verify(Optional.of(true)), Progress.NONE).head())
          .isEqualTo(
              memory().verify(new Verify(Optional.empty()), Progress.NONE).head());
      Context merged = other.context("merged");
      merged.startEpisode(StartEpisode.in(Scope.repo("other")).id("friday"));
      merged.importLog(export, Progress.NONE);
      assertThat(merged.verify(new Verify(Optional.of(true)), Progress.NONE).problems())
          .isEmpty();
    }
  }

  @Test
  void isReportedIfTheRowWasChangedOnceMore() throws Exception {
    live();
    Erase.Answer answer = memory().erase(Erase.card(card(RULE)));
    long redacted = answer.erased().redacted().get(0);
    cairn.close();
    try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("cairn.db"));
        Statement change = raw.createStatement()) {
      change.execute(
          "UPDATE event SET payload = CAST(payload || ' ' AS BLOB) WHERE position = " + redacted);
    }
    open();
    assertThat(memory().verify(new Verify(Optional.empty()), Progress.NONE).problems())
        .extracting(Verify.Problem::position)
        .contains(redacted);
  }

  @Test
  void isGoneFromADamagedLogToo() throws Exception {
    live();
    long lost = memory().head();
    memory().log(Log.user(new EpisodeId("tuesday"), "And on."));
    cairn.close();
    RawFile.run(
        folder.resolve("cairn.db"), "UPDATE event SET payload = x'7b7d' WHERE position = " + lost);
    DamagedFolder.forgetCache(folder);
    open();

    Erase.Answer answer = memory().erase(Erase.card(card(RULE)));

    assertThat(answer.erased().redacted()).isNotEmpty();
    for (int look = 0; look < 2; look++) {
      assertThat(WordsOnDisk.in(folder, "quetzalcoatl", "xylo")).isEmpty();
      assertThat(memory().verify(new Verify(Optional.of(true)), Progress.NONE).problems())
          .extracting(Verify.Problem::position)
          .containsExactly(lost);
      assertThat(memory().search(Search.of("unit tests")).results()).isNotEmpty();
      restart();
    }
    memory().acceptDamage(AcceptDamage.by("ada"));
    assertThat(memory().acceptDamage(AcceptDamage.by("ada")).accepted()).isEmpty();
  }

  @Test
  void staysGoneInWhatIsSalvaged() throws Exception {
    live();
    memory().erase(Erase.card(card(RULE)));
    memory().erase(Erase.entry(said));
    Path whole = folder.resolve("whole");
    assertThat(cairn.salvage(Salvage.to(whole.toString()), Progress.NONE).contexts())
        .allMatch(saved -> saved.leftOut().isEmpty());
    assertThat(hashes(whole)).isEqualTo(hashes(folder));
    isSoundAndGone(whole);
    memory().log(Log.user(new EpisodeId("tuesday"), "And on."));
    cairn.close();
    RawFile.run(folder.resolve("cairn.db"), "DELETE FROM event WHERE position = 3");
    DamagedFolder.forgetCache(folder);
    open();
    Path part = folder.resolve("part");
    assertThat(cairn.salvage(Salvage.to(part.toString()), Progress.NONE).contexts())
        .allMatch(saved -> saved.leftOut().size() == 1);
    isSoundAndGone(part);
  }

  private static List<String> hashes(Path of) throws Exception {
    return RawFile.words(
        of.resolve("cairn.db"), "SELECT hex(hash) FROM event ORDER BY context, position");
  }

  private static void isSoundAndGone(Path saved) {
    assertThat(WordsOnDisk.in(saved, "quetzalcoatl", "xylo")).isEmpty();
    try (Cairn copy = Cairn.open(saved)) {
      assertThat(copy.context("default")
              .verify(new Verify(Optional.of(true)), Progress.NONE)
              .problems())
          .isEmpty();
      assertThat(copy.context("default").search(Search.of("quetzalcoatl")).results())
          .noneMatch(found -> found.words().contains("Quetzalcoatl"));
    }
  }

  @Test
  void isAnsweredTheSameWhenAskedForTwice() {
    live();
    Erase.Answer first = memory().erase(Erase.entry(said), Writing.once("k"));
    Erase.Answer again = memory().erase(Erase.entry(said), Writing.once("k"));
    assertThat(again).isEqualTo(first);
    assertThat(memory().erase(Erase.entry(said)).erased().texts()).isEmpty();
    isSound();
  }

  @Test
  void isGoneWhileOthersWriteAndRead() throws Exception {
    live();
    EpisodeId busy = memory()
        .startEpisode(StartEpisode.in(Scope.repo("payments")).id("busy"))
        .episode();
    AtomicBoolean stop = new AtomicBoolean();
    List<Future<Integer>> others = new ArrayList<>();
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      for (int thread = 0; thread < 2; thread++) {
        others.add(threads.submit(() -> {
          int written = 0;
          while (!stop.get()) {
            memory().log(Log.user(busy, "Step " + written++ + " is done."));
            Thread.sleep(1);
          }
          return written;
        }));
      }
      others.add(threads.submit(() -> {
        int read = 0;
        while (!stop.get()) {
          memory().search(Search.of("deploy quetzalcoatl steps"));
          read++;
        }
        return read;
      }));
      Thread.sleep(100);
      memory().erase(Erase.entry(said));
      stop.set(true);
      for (Future<Integer> other : others) {
        assertThat(other.get()).isPositive();
      }
    } finally {
      stop.set(true);
      threads.shutdown();
    }
    isGone("quetzalcoatl", "xylo");
  }

  @Test
  void isStillInBackupsThatAreNamed() {
    live();
    Path copy = folder.resolve("copy.db");
    cairn.backup(new Backup(copy.toString()));

    Erase.Answer answer = memory().erase(Erase.entry(said));

    assertThat(answer.copies()).containsExactly(copy.toAbsolutePath().toString());
    assertThat(WordsOnDisk.in(folder, "quetzalcoatl"))
        .allMatch(found -> found.startsWith("copy.db"));
  }

  /** The other one has read what is erased, and goes on by itself. */
  @Test
  void isGoneForOthersWhoHaveItOpen() throws Exception {
    live();
    try (Cairn other = Cairn.open(Settings.in(folder))) {
      Context theirs = other.context("default");
      assertThat(theirs.search(Search.of("quetzalcoatl")).results()).isNotEmpty();
      memory().erase(Erase.entry(said));
      EpisodeId after = memory()
          .startEpisode(StartEpisode.in(Scope.repo("payments")).id("after"))
          .episode();
      for (int i = 0; i < 300; i++) {
        memory().log(Log.user(after, "Step " + i + " is done."));
      }
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
      while (!theirs.search(Search.of("quetzalcoatl")).results().isEmpty()
          && System.nanoTime() < end) {
        Thread.sleep(50);
      }
      assertThat(theirs.search(Search.of("quetzalcoatl")).results()).isEmpty();
      assertThat(theirs.verify(new Verify(Optional.of(true)), Progress.NONE).problems())
          .isEmpty();
    }
  }
}
