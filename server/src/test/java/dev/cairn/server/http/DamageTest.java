package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.Cairn;
import dev.cairn.server.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@DisplayName("A damaged log at the doors")
class DamageTest {
  private static final int ENTRIES = 40;

  /** Much more than is held back before an answer begins. */
  private static final int NUMBERS = 1_000;

  @TempDir
  Path folder;

  @Test
  void everyAnswerHasANotice() throws Exception {
    write(1);
    damage("DELETE FROM event WHERE position = 8");
    try (Served served = served()) {
      for (String operation : new String[] {"status", "episodes", "cards", "tools", "gates"}) {
        assertThat(served.ask(operation, "{}").json().at("/notice").asString(""))
            .as(operation)
            .contains("event 8")
            .contains("cairn salvage --accept");
      }
      JsonNode found = served.ask("search", "{\"query\": \"line\"}").json();
      assertThat(found.at("/notice").asString("")).contains("event 8");
      assertThat(served.ask("verify", "{}").json().at("/ok").asBoolean()).isFalse();
    }
    Ran status = Ran.cairn(folder, "status");
    assertThat(status.exit()).isZero();
    assertThat(status.err()).contains("notice: ").contains("event 8");
    Ran accepted = Ran.cairn(folder, "salvage", "--accept", "--by", "ada", "--json");
    assertThat(accepted.json().at("/accepted/0/from").asLong()).isEqualTo(8);
    assertThat(Ran.cairn(folder, "status").err()).doesNotContain("notice: ");
  }

  /** The row that is gone lies behind what has been sent by then. */
  @Test
  void anExportThatBreaksOffIsAnErrorAtEveryDoor() throws Exception {
    write(NUMBERS);
    damage("DELETE FROM event WHERE position = " + (ENTRIES - 1));
    try (Served served = served()) {
      assertThatThrownBy(() -> {
            Served.Reply reply = served.ask("export", "");
            assertThat(reply.status()).as("no whole answer").isNotEqualTo(200);
            throw new IOException(reply.body());
          })
          .isInstanceOf(IOException.class);
    }
    Path file = folder.resolve("log.jsonl");
    Ran exported = Ran.cairn(folder, "export", file.toString());
    assertThat(exported.exit()).isEqualTo(3);
    assertThat(exported.err()).contains("is damaged").contains("cairn salvage --to");
    assertThat(file).doesNotExist();
    try (var left = Files.list(folder)) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".part"));
    }
    Ran printed = Ran.cairn(folder, "export");
    assertThat(printed.exit()).isEqualTo(3);
    assertThat(printed.out()).doesNotContain("\"end\":true");
  }

  @Test
  void anExportThatFailsAtOnceHasAnErrorDocument() throws Exception {
    write(1);
    damage("DELETE FROM event WHERE position = 8");
    try (Served served = served()) {
      Served.Reply reply = served.ask("export", "");
      assertThat(reply.status()).isEqualTo(500);
      assertThat(reply.code()).isEqualTo("corrupt");
    }
  }

  @Test
  void salvageWritesAFolderThatVerifies() throws Exception {
    write(1);
    damage("DELETE FROM event WHERE position = 8");
    Ran told = Ran.cairn(folder, "salvage");
    assertThat(told.exit()).isZero();
    assertThat(told.out()).contains("position 8: missing").contains("nothing was written");
    Path saved = folder.resolve("saved");
    Ran salvaged = Ran.cairn(folder, "salvage", "--to", saved.toString());
    assertThat(salvaged.out()).contains("1 event left out").contains(saved.toString());
    Ran verified = Ran.cairn(saved, "verify");
    assertThat(verified.exit()).as(verified.out()).isZero();
    assertThat(Ran.cairn(folder, "verify").exit()).isEqualTo(3);
  }

  @Test
  void aFileThatIsNoDatabaseAnyMoreIsAReportWithAdvice() throws Exception {
    write(1);
    Path store = folder.resolve("cairn.db");
    byte[] bytes = Files.readAllBytes(store);
    new Random(1).nextBytes(bytes);
    Files.write(store, bytes);
    Ran verified = Ran.cairn(folder, "verify", "--json");
    assertThat(verified.exit()).isEqualTo(3);
    assertThat(verified.json().at("/ok").asBoolean(true)).isFalse();
    assertThat(verified.json().at("/problems/0/problem").asString("")).contains("backup");
    assertThat(verified.err()).doesNotContain("\tat ");
  }

  @Test
  void anEmptyStoreBesideOneThatKnewMoreIsRefused() throws Exception {
    write(1);
    Files.delete(folder.resolve("cairn.db"));
    Ran refused = Ran.cairn(folder, "status");
    assertThat(refused.exit()).isEqualTo(3);
    assertThat(refused.err()).contains(folder.resolve("head").toString()).contains("cairn restore");
  }

  @Test
  void onAReadOnlyDiskCommandsReadAndTheDoctorTells() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", disk.toString()),
        "this user may not mount a file system");
    try {
      assertThat(Ran.cairn(disk, "start", "--id", "e").exit()).isZero();
      assertThat(Ran.cairn(disk, "log", "--episode", "e", "--role", "user", "line 1 here")
              .exit())
          .isZero();
      assertThat(run("mount", "-o", "remount,ro", disk.toString())).isTrue();
      Ran found = Ran.cairn(disk, "search", "line");
      assertThat(found.exit()).as(found.err()).isZero();
      assertThat(found.out()).contains("line 1 here");
      Ran logged = Ran.cairn(disk, "log", "--episode", "e", "--role", "user", "not now");
      assertThat(logged.exit()).isEqualTo(3);
      assertThat(logged.err()).contains(disk.resolve("cairn.db").toString()).contains("read-only");
      Ran doctor = Ran.cairn(disk, "doctor");
      assertThat(doctor.out()).contains("cannot be written").contains("can be read");
    } finally {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  private static boolean run(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (Exception e) {
      return false;
    }
  }

  private Served served() {
    return new Served(settings -> settings, Cairn.open(folder));
  }

  private void write(int numbers) throws Exception {
    Random random = new Random(7);
    try (Served served = served()) {
      served.ask("start_episode", "{\"id\": \"e\"}");
      for (int i = 0; i < ENTRIES; i++) {
        String words = "line " + i + " " + random.ints(numbers).boxed().toList();
        served.ask("log", "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"" + words + "\"}");
      }
      served.cairn.close();
    }
  }

  private void damage(String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("cairn.db"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
