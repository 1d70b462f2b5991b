package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Backup;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A store edited behind Cairn's back")
class TamperTest {
  private static final int EVENTS = 12;

  @TempDir
  Path folder;

  @ParameterizedTest(name = "{0}: found at {2}")
  @CsvSource(delimiter = '@', textBlock = """
      a byte of a payload     @ UPDATE event SET payload = CAST(replace(CAST(payload AS TEXT), 'user', 'usor') AS BLOB) WHERE position = 7 @ 7
      a byte of a short text  @ UPDATE text SET data = CAST('line 8' AS BLOB) WHERE CAST(data AS TEXT) = 'line 7' @ 7
      a byte of a long text   @ UPDATE text SET data = CAST(substr(data, 1, 40) || x'00' || substr(data, 42) AS BLOB) WHERE codec = 1 @ 12
      a byte of a hash        @ UPDATE event SET hash = zeroblob(32) WHERE position = 6 @ 6
      a time                  @ UPDATE event SET recorded = recorded - 1 WHERE position = 4 @ 4
      a type                  @ UPDATE event SET type = 'episode_ended' WHERE position = 9 @ 9
      a key                   @ UPDATE event SET key = 'mine' WHERE position = 5 @ 5
      a removed row           @ DELETE FROM event WHERE position = 8 @ 8
      swapped rows            @ UPDATE event SET position = CASE position WHEN 3 THEN 400 ELSE 300 END WHERE position IN (3, 4); UPDATE event SET position = position / 100 WHERE position > 100 @ 3
      a truncated tail        @ DELETE FROM event WHERE position > 10 @ 11
      an appended row         @ INSERT INTO event SELECT context, 13, id, recorded, type, version, more, key, hash, payload FROM event WHERE position = 12 @ 13
      a removed text          @ DELETE FROM text WHERE CAST(data AS TEXT) = 'line 5' @ 5
      a head moved back       @ UPDATE context SET head_position = 9 @ 10
      another head hash       @ UPDATE context SET head_hash = zeroblob(32) @ 12
      """)
  void isFoundOutWithItsPosition(String what, String sql, long position) throws SQLException {
    write();
    RawFile.run(folder.resolve("cairn.db"), sql.split(";"));
    try (Cairn cairn = Cairn.open(folder)) {
      Verify.Answer verified =
          cairn.context("default").verify(new Verify(Optional.empty()), Progress.NONE);
      assertThat(verified.ok()).as(what).isFalse();
      assertThat(verified.problems())
          .first()
          .extracting(Verify.Problem::position)
          .isEqualTo(position);
    }
  }

  @Test
  void isWholeIfNobodyDid() {
    write();
    try (Cairn cairn = Cairn.open(folder)) {
      Verify.Answer verified =
          cairn.context("default").verify(new Verify(Optional.of(true)), Progress.NONE);
      assertThat(verified.problems()).isEmpty();
      assertThat(verified.events()).isEqualTo(EVENTS);
    }
  }

  @Test
  void aRestoredCopyThatGrewDifferentlyNeverMeetsAWrongCache() throws IOException {
    write();
    Path copy = folder.resolve("copy.db");
    try (Cairn cairn = Cairn.open(folder)) {
      cairn.backup(new Backup(copy.toString()));
      say(cairn, "the future of the original");
      assertThat(found(cairn, "original")).isEqualTo(1);
    }
    Files.move(copy, folder.resolve("cairn.db"), StandardCopyOption.REPLACE_EXISTING);
    try (Cairn cairn = Cairn.open(folder)) {
      say(cairn, "the future of the copy");
      assertThat(found(cairn, "original")).isZero();
      assertThat(found(cairn, "copy")).isEqualTo(1);
      Rebuild.Answer rebuilt =
          cairn.context("default").rebuild(new Rebuild(Optional.empty()), Progress.NONE);
      assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
    }
  }

  private static void say(Cairn cairn, String words) {
    cairn.context("default").log(Log.user(new EpisodeId("monday"), words));
  }

  /** How many entries with the word; turns beside them are found too. */
  private static long found(Cairn cairn, String word) {
    return cairn.context("default").search(Search.of(word)).results().stream()
        .filter(result -> result.words().contains(word))
        .count();
  }

  /** The policy, the episode, nine short entries and a long one. */
  private void write() {
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
      for (int i = 3; i < EVENTS; i++) {
        say(cairn, "line " + i);
      }
      say(cairn, "a long text that is packed in the file ".repeat(100));
    }
  }
}
