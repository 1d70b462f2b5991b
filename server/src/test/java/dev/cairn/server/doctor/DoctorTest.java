package dev.cairn.server.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.Scrubber;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.StartEpisode;
import dev.cairn.server.cli.Ran;
import dev.cairn.server.data.Location;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The doctor")
class DoctorTest {
  @TempDir
  private Path folder;

  private Path data() {
    return folder.resolve("data");
  }

  private void goodStore() {
    Ran.cairn(data(), "start", "--id", "e");
    Ran.cairn(data(), "log", "--episode", "e", "--role", "user", "words");
  }

  private void change(String sql) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data().resolve("cairn.db"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** Looks, and makes sure that looking changed nothing. */
  private Ran look() throws Exception {
    Map<String, String> before = everything();
    Ran ran = Ran.cairn(data(), "doctor");
    assertThat(everything()).isEqualTo(before);
    assertThat(Ran.cairn(data(), "doctor", "--json").json().at("/ok").asBoolean())
        .isEqualTo(ran.exit() == 0);
    return ran;
  }

  private Map<String, String> everything() throws Exception {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.toList()) {
        // A copy of the store lies in the folder while it is looked at.
        Object time = Files.isDirectory(path) ? "" : Files.getLastModifiedTime(path);
        String bytes = Files.isDirectory(path)
            ? ""
            : new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1);
        files.put(path.toString(), time + bytes);
      }
    }
    return files;
  }

  @Test
  void isContentWithAGoodStore() throws Exception {
    goodStore();
    Ran ran = look();
    assertThat(ran.exit()).as(ran.out()).isZero();
    assertThat(ran.out())
        .contains("java", "locale", "permissions", "filesystem", "MiB free", "not in use")
        .contains("context default: 3 events")
        .doesNotContain("FAIL");
  }

  @Test
  void isContentWithNoStoreAtAll() throws Exception {
    Ran ran = look();
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("not there yet");
    assertThat(data()).doesNotExist();
  }

  @Test
  void knowsADatabaseOfAnotherProgram() throws Exception {
    Files.createDirectories(data());
    change("CREATE TABLE other (x)");
    Ran ran = look();
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out())
        .contains("FAIL", "another program", "choose another")
        .doesNotContain("copy.db");
  }

  @Test
  void knowsAFileThatIsNoDatabase() throws Exception {
    Files.createDirectories(data());
    Files.writeString(data().resolve("cairn.db"), "a letter to a friend ".repeat(100));
    Ran ran = look();
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("FAIL", "not a store", "cairn restore");
  }

  @Test
  void knowsAStoreOfANewerCairn() throws Exception {
    goodStore();
    change("PRAGMA user_version = 99");
    Ran ran = look();
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("FAIL", "newer Cairn").doesNotContain("copy.db");
  }

  @Test
  void findsABrokenChain() throws Exception {
    goodStore();
    change("UPDATE event SET recorded = recorded + 1 WHERE position = 2");
    Ran ran = look();
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("FAIL", "position 2");
  }

  @Test
  void findsADamagedPage() throws Exception {
    goodStore();
    Path file = data().resolve("cairn.db");
    byte[] bytes = Files.readAllBytes(file);
    java.util.Arrays.fill(bytes, 4096, 8192, (byte) 0x5A);
    Files.write(file, bytes);
    Ran ran = look();
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("FAIL", "cairn restore");
  }

  @Test
  void looksIntoWhatACrashLeft() throws Exception {
    goodStore();
    Path crashed = folder.resolve("crashed");
    Files.createDirectories(crashed);
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data().resolve("cairn.db"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE header SET ticks = ticks + 1");
      for (String name : new String[] {"cairn.db", "cairn.db-wal", "cairn.db-shm"}) {
        Files.copy(data().resolve(name), crashed.resolve(name));
      }
    }
    Map<String, String> before = everything();
    Ran ran = Ran.cairn(crashed, "doctor");
    assertThat(ran.exit()).as(ran.out()).isZero();
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void countsSecretsThatWereWrittenUnscrubbedIfAsked() {
    String token = "ghp" + "_" + "q7Zt2LmX9vRb4KcW8nYd3HsP6jFg1TaEuQ5o";
    try (Cairn cairn = Cairn.open(Settings.in(data()).scrubber(Scrubber.NONE))) {
      Context memory = cairn.context("default");
      EpisodeId episode = memory.startEpisode(StartEpisode.in(Scope.repo("r"))).episode();
      memory.log(Log.user(episode, "token: " + token));
    }
    assertThat(Ran.cairn(data(), "doctor").out()).doesNotContain("secrets");
    Ran ran = Ran.cairn(data(), "doctor", "--secrets");
    assertThat(ran.exit()).as(ran.out()).isZero();
    assertThat(ran.out()).contains("1 of 1 texts hold secrets", "github_token=1");
    assertThat(ran.out()).doesNotContain(token);
  }

  @Test
  void warnsOfNetworksAndFullDisks() {
    assertThat(Folder.filesystem("nfs4").level()).isEqualTo(Finding.Level.FAIL);
    assertThat(Folder.filesystem("CIFS").level()).isEqualTo(Finding.Level.FAIL);
    assertThat(Folder.filesystem("fuse.sshfs").level()).isEqualTo(Finding.Level.FAIL);
    assertThat(Folder.filesystem("ext4").level()).isEqualTo(Finding.Level.OK);
    assertThat(Folder.space(1 << 20).level()).isEqualTo(Finding.Level.FAIL);
    assertThat(Folder.space(100 << 20).level()).isEqualTo(Finding.Level.WARN);
  }

  @Test
  void warnsOfALocaleThatCannotCarryText() {
    Properties system = new Properties();
    system.putAll(System.getProperties());
    system.setProperty("sun.jnu.encoding", "ANSI_X3.4-1968");
    Location location = Location.of(
        Optional.of(data().toString()), Optional.empty(), Map.of("CAIRN_MODEL", "none"));
    Doctor.Report report = new Doctor(location, Map.of("LC_ALL", "C"), system).look(Progress.NONE);
    assertThat(report.findings())
        .filteredOn(finding -> finding.check().equals("locale"))
        .allSatisfy(finding -> assertThat(finding.level()).isEqualTo(Finding.Level.WARN))
        .allSatisfy(finding -> assertThat(finding.detail()).contains("LC_ALL=C"));
  }

  @Test
  void hasLittleToSayOfAStoreThatIsNoFile() {
    Ran ran = Ran.cairn(data(), "doctor", "--store", "memory:");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("memory: is not a file");
  }
}
