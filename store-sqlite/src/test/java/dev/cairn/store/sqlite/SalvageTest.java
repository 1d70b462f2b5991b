package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Salvage;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What verifies of a damaged store is saved")
class SalvageTest {
  @TempDir
  Path folder;

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '@', textBlock = """
      nothing               @ SELECT 1 @ 0
      a changed payload     @ UPDATE event SET payload = x'7b7d' WHERE position = 6 AND context = 1 @ 1
      removed rows          @ DELETE FROM event WHERE position IN (3, 6) AND context = 1 @ 2
      a changed text        @ UPDATE text SET data = CAST('line 3 hers' AS BLOB) WHERE CAST(data AS TEXT) = 'line 3 here' @ 1
      a removed text        @ DELETE FROM text WHERE CAST(data AS TEXT) = 'line 3 here' @ 1
      a cut-off end         @ DELETE FROM event WHERE position > (SELECT max(position) - 2 FROM event WHERE context = 1) AND context = 1 @ 2
      """)
  void itOpensAndVerifies(String what, String sql, int lost) throws SQLException {
    write();
    if (!sql.startsWith("SELECT")) {
      RawFile.run(store(folder), sql);
    }
    DamagedFolder.forgetCache(folder);
    Path saved = folder.resolve("saved");
    long head;
    try (Cairn cairn = Cairn.open(folder)) {
      head = cairn.context("default").head();
      List<String> before = rows(folder);
      Salvage.Answer answer = cairn.salvage(Salvage.to(saved.toString()), Progress.NONE);
      assertThat(rows(folder)).as("the store stays as it is").isEqualTo(before);
      assertThat(answer.contexts()).hasSize(2);
      assertThat(answer.contexts().get(0).leftOut()).hasSize(lost);
      assertThat(answer.contexts().get(0).events()).isEqualTo(head - lost);
      assertThat(answer.contexts().get(1).leftOut()).isEmpty();
    }
    try (Cairn cairn = Cairn.open(saved)) {
      Context memory = cairn.context("default");
      Verify.Answer verified = memory.verify(new Verify(Optional.of(true)), Progress.NONE);
      assertThat(verified.problems()).isEmpty();
      assertThat(verified.events()).as("positions stay").isEqualTo(head);
      assertThat(memory.search(Search.of("line 1 here")).results()).isNotEmpty();
      assertThat(cairn.context("other").search(Search.of("elsewhere")).results())
          .isNotEmpty();
      boolean closed =
          memory.decide(Decide.of("files:write_note", 0.95)).flags().contains("damaged");
      assertThat(closed).as("until somebody looked").isEqualTo(lost > 0);
      memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("wednesday"));
      memory.log(Log.user(new EpisodeId("wednesday"), "and on"));
      memory.export(new ByteArrayOutputStream(), Progress.NONE);
    }
  }

  @Test
  void withoutDamageItIsTheSameLog() throws SQLException {
    write();
    Path saved = folder.resolve("saved");
    try (Cairn cairn = Cairn.open(folder)) {
      cairn.salvage(Salvage.to(saved.toString()), Progress.NONE);
    }
    assertThat(rows(saved)).isEqualTo(rows(folder));
  }

  @Test
  void aStoreThatIsThereIsNotWrittenTo() {
    write();
    Path other = folder.resolve("other");
    try (Cairn cairn = Cairn.open(other)) {
      cairn.context("default").startEpisode(StartEpisode.in(Scope.repo("cairn")));
    }
    try (Cairn cairn = Cairn.open(folder)) {
      assertThatThrownBy(() -> cairn.salvage(Salvage.to(other.toString()), Progress.NONE))
          .isInstanceOfSatisfying(
              CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.CONFLICT));
    }
  }

  @Test
  void anExportOfADamagedLogIsRefused() throws SQLException {
    write();
    RawFile.run(store(folder), "DELETE FROM event WHERE position = 6 AND context = 1");
    try (Cairn cairn = Cairn.open(folder)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      assertThatThrownBy(() -> cairn.context("default").export(out, Progress.NONE))
          .hasMessageContaining("event 6 is damaged")
          .hasMessageContaining("cairn salvage --to");
      assertThat(out.toString(java.nio.charset.StandardCharsets.UTF_8))
          .as("what was written does not look whole")
          .doesNotContain("\"end\":true");
    }
  }

  private void write() {
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      EpisodeId monday = new EpisodeId("monday");
      memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
      for (int i = 1; i <= 6; i++) {
        memory.log(Log.user(monday, "line " + i + " here"));
      }
      memory.log(Log.user(monday, "Never push to main without a review."));
      memory.endEpisode(new EndEpisode(monday));
      memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("tuesday"));
      Context other = cairn.context("other");
      other.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("tuesday"));
      other.log(Log.user(new EpisodeId("tuesday"), "said elsewhere"));
    }
  }

  private static Path store(Path of) {
    return of.resolve("cairn.db");
  }

  private static List<String> rows(Path of) throws SQLException {
    return RawFile.words(store(of), "SELECT hex(hash) FROM event ORDER BY context, position");
  }
}
