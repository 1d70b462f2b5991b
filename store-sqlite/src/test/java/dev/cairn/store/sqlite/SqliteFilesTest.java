package dev.cairn.store.sqlite;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.append;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLogProvider;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Files that are opened as a store")
class SqliteFilesTest {
  @TempDir
  Path folder;

  private static SqliteEventLog open(Path file) {
    return SqliteEventLog.open(file, SqliteOptions.DEFAULT);
  }

  private static void assertRefused(Path file, Code code, String words) throws Exception {
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> open(file)).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(code);
      assertThat(e).hasMessageContaining(words).hasMessageContaining(file.toString());
    });
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    try (Stream<Path> beside = Files.list(file.getParent())) {
      assertThat(beside).containsExactly(file);
    }
  }

  @Test
  void aStoreIsFoundByItsUrl() {
    EventLogProvider provider = ServiceLoader.load(EventLogProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(found -> found.scheme().equals("sqlite"))
        .findFirst()
        .orElseThrow();
    Path file = folder.resolve("a/b/cairn.db");
    try (EventLog log = provider.open("sqlite:" + file)) {
      assertThat(log.info().url()).isEqualTo("sqlite:" + file);
      assertThat(log.info().version()).isEqualTo(1);
      assertThat(log.info().bytes()).isPositive();
    }
    assertThatThrownBy(() -> provider.open("sqlite:")).hasMessageContaining("sqlite:FILE");
  }

  @Test
  void onlyTheOwnerCanReadIt() throws Exception {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no permissions");
    Path file = folder.resolve("new/cairn.db");
    try (EventLog log = open(file)) {
      append(log, HERE, "one");
      for (String suffix : new String[] {"", "-wal", "-shm"}) {
        assertThat(Files.getPosixFilePermissions(Path.of(file + suffix)))
            .isEqualTo(PosixFilePermissions.fromString("rw-------"));
      }
      assertThat(Files.getPosixFilePermissions(folder.resolve("new")))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"with space.db", "what?.db", "50%25#1.db", "Grüße.db", "a&b=c.db"})
  void aFileMayHaveAnyName(String name) throws Exception {
    assumeTrue(folder.getFileSystem().getSeparator().equals("/"), "this system forbids some");
    Path file = folder.resolve(name);
    try (EventLog log = open(file)) {
      append(log, HERE, "one");
    }
    try (EventLog log = open(file);
        Stream<Path> there = Files.list(folder)) {
      assertThat(all(log, HERE)).hasSize(1);
      assertThat(there).allMatch(path -> path.toString().startsWith(file.toString()));
    }
  }

  @Test
  void anEmptyFileBecomesAStore() throws Exception {
    Path file = Files.createFile(folder.resolve("empty"));
    try (EventLog log = open(file)) {
      append(log, HERE, "one");
    }
    assertThat(folder).isDirectoryContaining(path -> path.equals(file));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 99, 100, 4096, 100_000})
  void aFileThatIsNoDatabaseIsLeftAlone(int length) throws Exception {
    Path file = Files.writeString(folder.resolve("notes.txt"), "x".repeat(length));
    assertRefused(file, Code.CORRUPT, "is not a store");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PRAGMA journal_mode = WAL", "PRAGMA application_id = 7", "SELECT 1"})
  void aDatabaseOfAnotherProgramIsLeftAlone(String pragma) throws Exception {
    Path file = folder.resolve("other.db");
    RawFile.run(file, pragma, "CREATE TABLE other (a)");
    assertRefused(file, Code.INVALID_ARGUMENT, "another program");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PRAGMA user_version = 99", "UPDATE header SET min_reader = 99"})
  void aStoreOfANewerCairnIsLeftAlone(String change) throws Exception {
    Path file = folder.resolve("cairn.db");
    open(file).close();
    RawFile.run(file, change);
    assertRefused(file, Code.UNAVAILABLE, "newer Cairn; upgrade");
  }

  @Test
  void aFolderIsNoStore() {
    assertThatThrownBy(() -> open(folder)).isInstanceOf(CairnException.class);
  }

  @Test
  void closingTwiceIsFineAndUsingItAfterwardsIsNot() {
    EventLog log = open(folder.resolve("cairn.db"));
    append(log, HERE, "one");
    log.close();
    log.close();
    assertThat(folder.resolve("cairn.db-wal")).doesNotExist();
    assertThatThrownBy(() -> log.head(HERE)).hasMessageContaining("closed");
    assertThatThrownBy(() -> append(log, HERE, "two")).hasMessageContaining("closed");
  }
}
