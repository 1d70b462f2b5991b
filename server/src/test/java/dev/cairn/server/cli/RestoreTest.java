package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Restoring a backup")
class RestoreTest {
  @TempDir
  private Path folder;

  private Path data;
  private Path backup;

  @BeforeEach
  void backUp() {
    data = folder.resolve("data");
    backup = folder.resolve("backup.db");
    Ran.cairn(data, "start", "--id", "first");
    Ran.cairn(data, "backup", backup.toString());
    Ran.cairn(data, "start", "--id", "second");
  }

  private static String head(Path data) {
    return Ran.cairn(data, "verify", "--json").json().at("/head").asString();
  }

  @Test
  void goesIntoAnEmptyFolder() throws Exception {
    byte[] before = Files.readAllBytes(backup);
    Path fresh = folder.resolve("fresh");
    Ran ran = Ran.cairn(fresh, "restore", backup.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("2 events in 1 context, verified");
    assertThat(Ran.cairn(fresh, "verify").out()).startsWith("OK: 2 events");
    assertThat(Files.readAllBytes(backup)).isEqualTo(before);
    assertThat(list(folder)).containsExactlyInAnyOrder("data", "fresh", "backup.db");
  }

  @Test
  void refusesToReplaceAStoreUnasked() {
    String before = head(data);
    Ran ran = Ran.cairn(data, "restore", backup.toString(), "--json");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.code()).isEqualTo("conflict");
    assertThat(head(data)).isEqualTo(before);
  }

  @Test
  void keepsTheOldStoreWhenForced() throws Exception {
    String before = head(data);
    Ran ran = Ran.cairn(data, "restore", backup.toString(), "--force", "--json");
    assertThat(ran.exit()).isZero();
    assertThat(Ran.cairn(data, "end", "second").exit())
        .as("the second episode is gone")
        .isEqualTo(2);
    Path aside = Path.of(ran.json().at("/moved_aside").asString());
    assertThat(aside.getFileName().toString()).startsWith("cairn.db.before-");
    Ran old = Ran.cairn(folder.resolve("x"), "verify", "--json", "--store", "sqlite:" + aside);
    assertThat(old.json().at("/head").asString()).isEqualTo(before);
  }

  @Test
  void forgetsTheCache() throws Exception {
    Path stale = Files.createDirectories(data.resolve("cache/default")).resolve("stale");
    Files.writeString(stale, "x");
    assertThat(Ran.cairn(data, "restore", backup.toString(), "--force").exit()).isZero();
    assertThat(stale).doesNotExist();
  }

  @Test
  void changesNothingWhenTheBackupIsNoGood() throws Exception {
    String before = head(data);
    Path text = Files.writeString(folder.resolve("text"), "not a database at all ".repeat(100));
    Path empty = Files.createFile(folder.resolve("empty"));
    Path forged = Files.copy(backup, folder.resolve("forged"));
    Sql.run(forged, "UPDATE event SET recorded = recorded + 1 WHERE position = 1");
    Path foreign = folder.resolve("foreign");
    Sql.run(foreign, "CREATE TABLE other (x)");
    for (Path bad : List.of(text, empty, forged, foreign, folder.resolve("missing"))) {
      Ran ran = Ran.cairn(data, "restore", bad.toString(), "--force");
      assertThat(ran.exit()).as(bad + ran.err()).isIn(2, 3);
      assertThat(ran.err()).startsWith("cairn: ");
    }
    assertThat(head(data)).isEqualTo(before);
    assertThat(list(data))
        .allMatch(name -> !name.contains(".restoring") && !name.contains(".before"));
  }

  private static List<String> list(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
