package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Salvage;
import dev.cairn.operation.Search;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A damaged event does not take its context down")
class QuarantineTest {
  private static final int LINES = 9;

  @TempDir
  Path folder;

  /** Line N stands at position N + 3: policy, episode and the risks come first. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '@', textBlock = """
      a changed payload   @ UPDATE event SET payload = CAST(replace(CAST(payload AS TEXT), 'user', 'usor') AS BLOB) WHERE position = 9 @ 9
      no JSON any more    @ UPDATE event SET payload = x'00ff7b' WHERE position = 9 @ 9
      a changed hash      @ UPDATE event SET hash = zeroblob(32) WHERE position = 9 @ 9
      another type        @ UPDATE event SET type = 'episode_ended' WHERE position = 9 @ 9
      a type of nobody    @ UPDATE event SET type = 'dream_had' WHERE position = 9 @ 9
      a later version     @ UPDATE event SET version = 77 WHERE position = 9 @ 9
      a removed row       @ DELETE FROM event WHERE position = 9 @ 9
      two removed rows    @ DELETE FROM event WHERE position IN (8, 9) @ 8
      swapped rows        @ UPDATE event SET position = CASE position WHEN 8 THEN 900 ELSE 800 END WHERE position IN (8, 9); UPDATE event SET position = position / 100 WHERE position > 100 @ 9
      the last row        @ UPDATE event SET payload = x'00' WHERE position = 12 @ 12
      a cut-off end       @ DELETE FROM event WHERE position >= 11 @ 11
      a head moved back   @ DELETE FROM event WHERE position = 9; UPDATE context SET head_position = 7 @ 9
      the first event     @ DELETE FROM event WHERE position = 1 @ 1
      the episode's start @ UPDATE event SET payload = x'7b' WHERE type = 'episode_started' @ 2
      """)
  void itGoesOn(String what, String sql, long position) throws SQLException {
    write();
    RawFile.run(folder.resolve("cairn.db"), sql.split(";"));
    DamagedFolder.forgetCache(folder);
    long named;
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(search(memory))
          .as("what verifies is found")
          .contains("line 1 here", "line 2 here");
      Status.Answer status = memory.status(new Status(), Reading.LATEST);
      assertThat(status.health().ok()).isFalse();
      assertThat(status.health().notices()).anyMatch(said -> said.contains("cairn salvage"));
      assertClosed(memory);
      say(memory, "written after the damage");
      named = memory.head();
      assertThat(search(memory)).contains("written after the damage");
      assertThat(verify(memory).problems()).anyMatch(problem -> problem.position() == position);
    }
    assertThat(chainBroken()).as("one event names the break").isEqualTo(1);
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertClosed(memory);
      assertThat(search(memory)).contains("written after the damage");
      Rebuild.Answer rebuilt = memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
      assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
      memory.acceptDamage(AcceptDamage.by("ada"));
      assertOpen(memory);
    }
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      assertOpen(cairn.context("default"));
      assertThat(cairn.context("default").head()).isGreaterThan(named);
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '@', textBlock = """
      a changed text   @ UPDATE text SET data = CAST('line 7 hers' AS BLOB) WHERE CAST(data AS TEXT) = 'line 7 here'
      another salt     @ UPDATE text SET salt = zeroblob(16) WHERE CAST(data AS TEXT) = 'line 7 here'
      no packing known @ UPDATE text SET codec = 9 WHERE CAST(data AS TEXT) = 'line 7 here'
      a removed text   @ DELETE FROM text WHERE CAST(data AS TEXT) = 'line 7 here'
      not so long      @ UPDATE text SET length = 2, codec = 1 WHERE CAST(data AS TEXT) = 'line 7 here'
      """)
  void aTextThatDoesNotFitIsNotShown(String what, String sql) throws SQLException {
    write();
    RawFile.run(folder.resolve("cairn.db"), sql);
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(search(memory))
          .contains("line 6 here", "line 8 here")
          .noneMatch(text -> text.contains("line 7"));
      assertClosed(memory);
      say(memory, "and on");
    }
    assertThat(chainBroken()).isEqualTo(1);
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertClosed(memory);
      memory.acceptDamage(AcceptDamage.by("ada"));
      search(memory);
      assertOpen(memory);
    }
  }

  @Test
  void whatIsDamagedAfterOneLookedIsNewDamage() throws SQLException {
    write();
    RawFile.run(folder.resolve("cairn.db"), "DELETE FROM event WHERE position = 9");
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      AcceptDamage.Answer accepted = cairn.context("default").acceptDamage(AcceptDamage.by("ada"));
      assertThat(accepted.accepted()).extracting(AcceptDamage.Item::from).containsExactly(9L);
      assertOpen(cairn.context("default"));
    }
    RawFile.run(folder.resolve("cairn.db"), "DELETE FROM event WHERE position = 6");
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      assertClosed(cairn.context("default"));
    }
  }

  /** By its name the tool only reads; that somebody said otherwise is lost. */
  @Test
  void aRiskThatWasRaisedIsNotForgottenInSilence() throws SQLException {
    write();
    long raised;
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(memory.decide(Decide.of("acme:list_records", 0.95)).verdict())
          .isEqualTo(Decide.Verdict.ALLOW);
      memory.setRisk(SetRisk.of("acme:list_records", Risk.DANGEROUS, "it locks", "ada"));
      raised = memory.head();
      say(memory, "and on");
    }
    RawFile.run(folder.resolve("cairn.db"), "DELETE FROM event WHERE position = " + raised);
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      Decide.Answer lost = memory.decide(Decide.of("acme:list_records", 0.95));
      assertThat(lost.risk()).isEqualTo(Risk.SAFE);
      assertThat(lost.verdict()).isEqualTo(Decide.Verdict.ASK);
      assertThat(memory.decide(Decide.of("files:read_note", 0.95)).verdict())
          .as("a person called it safe")
          .isEqualTo(Decide.Verdict.ALLOW);
      CheckAction.Answer checked = memory.check(CheckAction.of("git push --force"));
      assertThat(checked.verdict()).isEqualTo(CheckAction.Verdict.CAUTION);
      assertThat(checked.because()).contains("damaged");
      memory.acceptDamage(AcceptDamage.by("ada"));
      assertThat(memory.check(CheckAction.of("git push --force")).verdict())
          .isEqualTo(CheckAction.Verdict.CLEAR);
    }
  }

  /** What is done takes as long as the rows there are, not as long as a damaged number says. */
  @ParameterizedTest(name = "{0}")
  @Timeout(60)
  @CsvSource(delimiter = '@', textBlock = """
      a head far away        @ UPDATE context SET head_position = 4611686018427387904
      a head below nothing   @ UPDATE context SET head_position = -4611686018427387904
      a row far away         @ UPDATE event SET position = 4611686018427387904 WHERE position = 9
      the last row far away  @ UPDATE event SET position = 4611686018427387904 WHERE position = 12
      both far away          @ UPDATE event SET position = 4611686018427387904 WHERE position = 12; UPDATE context SET head_position = 4611686018427387904
      no rows, far away      @ DELETE FROM event; UPDATE context SET head_position = 4611686018427387904
      """)
  void aPositionFarAwayIsNotWalkedTo(String what, String sql) throws SQLException {
    write();
    RawFile.run(folder.resolve("cairn.db"), sql.split(";"));
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(verify(memory).ok()).isFalse();
      memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("tuesday"));
      memory.log(Log.user(new EpisodeId("tuesday"), "written after the damage"));
      assertThat(search(memory)).contains("written after the damage");
      memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
      cairn.salvage(Salvage.to(folder.resolve("saved").toString()), Progress.NONE);
    }
    try (Cairn saved = Cairn.open(folder.resolve("saved"))) {
      assertThat(verify(saved.context("default")).problems()).isEmpty();
    }
  }

  @Test
  void anotherContextIsAsBefore() throws SQLException {
    write();
    try (Cairn cairn = Cairn.open(folder)) {
      Context other = cairn.context("other");
      risks(other);
    }
    RawFile.run(
        folder.resolve("cairn.db"),
        "DELETE FROM event WHERE position = 9 AND context = (SELECT id FROM context WHERE name = 'default')");
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      assertClosed(cairn.context("default"));
      assertOpen(cairn.context("other"));
    }
  }

  @Test
  void verifyFindsWhatACacheHid() throws SQLException {
    write();
    try (Cairn cairn = Cairn.open(folder)) {
      cairn.context("default").rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    }
    RawFile.run(folder.resolve("cairn.db"), "DELETE FROM event WHERE position = 9");
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(verify(memory).ok()).isFalse();
      assertClosed(memory);
    }
  }

  private static void assertClosed(Context memory) {
    Decide.Answer moderate = memory.decide(Decide.of("files:write_note", 0.95));
    assertThat(moderate.verdict()).isEqualTo(Decide.Verdict.ASK);
    assertThat(moderate.because()).contains("damaged").contains("cairn salvage --accept");
    assertThat(moderate.flags()).contains("damaged");
    assertThat(memory.decide(Decide.of("files:read_note", 0.95)).risk()).isEqualTo(Risk.SAFE);
  }

  private static void assertOpen(Context memory) {
    assertThat(memory.status(new Status(), Reading.LATEST).health().ok()).isTrue();
    Decide.Answer moderate = memory.decide(Decide.of("files:write_note", 0.95));
    assertThat(moderate.flags()).doesNotContain("damaged");
    assertThat(moderate.verdict()).as(moderate.because()).isEqualTo(Decide.Verdict.ALLOW);
  }

  private static List<String> search(Context memory) {
    return memory.search(Search.of("line here damage").limit(50)).results().stream()
        .map(Search.Result::words)
        .toList();
  }

  private static Verify.Answer verify(Context memory) {
    return memory.verify(new Verify(Optional.empty()), Progress.NONE);
  }

  private static void say(Context memory, String words) {
    if (memory.episodes(ListEpisodes.newest(1), Reading.LATEST).episodes().isEmpty()) {
      memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
    }
    memory.log(Log.user(new EpisodeId("monday"), words));
  }

  private static void risks(Context memory) {
    memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
    memory.setRisk(SetRisk.of("files:read_note", Risk.SAFE, "it only reads", "ada"));
  }

  private void write() {
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      risks(memory);
      for (int i = 1; i <= LINES; i++) {
        say(memory, "line " + i + " here");
      }
    }
  }

  private long chainBroken() throws SQLException {
    return RawFile.words(
            folder.resolve("cairn.db"), "SELECT id FROM event WHERE type = 'chain_broken'")
        .size();
  }
}
