package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The schema")
class SqliteSchemaTest {
  @TempDir
  Path folder;

  static IntStream versions() {
    return IntStream.rangeClosed(1, Schema.version());
  }

  private static List<String> layout(Path file) throws Exception {
    return RawFile.words(file, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name");
  }

  @ParameterizedTest(name = "from version {0}")
  @MethodSource("versions")
  void anOlderStoreBecomesWhatAFreshOneIs(int from) throws Exception {
    Path fresh = folder.resolve("fresh.db");
    SqliteEventLog.open(fresh, SqliteOptions.DEFAULT).close();

    Path old = folder.resolve("old.db");
    try (Statements statements = new Statements(RawFile.connect(old))) {
      statements.run(Sql.CLAIM);
      Schema.migrate(old, statements, from);
    }
    SqliteEventLog.open(old, SqliteOptions.DEFAULT).close();

    assertThat(layout(old)).isEqualTo(layout(fresh)).isNotEmpty();
    assertThat(RawFile.words(old, "PRAGMA user_version"))
        .containsExactly(String.valueOf(Schema.version()));
    assertThat(RawFile.words(old, "SELECT store FROM header"))
        .isNotEqualTo(RawFile.words(fresh, "SELECT store FROM header"));
  }
}
