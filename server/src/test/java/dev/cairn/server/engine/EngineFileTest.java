package dev.cairn.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.server.data.Location;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What an engine leaves for its clients")
class EngineFileTest {
  private static final EngineFile FILE =
      new EngineFile("127.0.0.1", 1, "t", 42, "0.1.0", "20250101-000000", "now", "sqlite:x", false);

  @TempDir
  private Path data;

  private Location location() {
    return Location.of(Optional.of(data.toString()), Optional.empty(), Map.of());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void isForItsOwnerOnly() throws Exception {
    FILE.write(location(), data);
    FILE.write(location(), data);
    Path file = data.resolve("engine.json");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(EngineFile.read(location())).contains(FILE);
    assertThat(FILE.toString()).doesNotContain("t,");
  }

  @Test
  void isDeletedByWhoWroteIt() throws Exception {
    FILE.write(location(), data);
    new EngineFile("127.0.0.1", 2, "t", 43, "", "", "", "", false).delete(location());
    assertThat(EngineFile.read(location())).isPresent();
    FILE.delete(location());
    assertThat(data.resolve("engine.json")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "{}", "{\"port\": \"x\"}", "{\"port\": -1}", "null"})
  void isNothingIfItMakesNoSense(String content) throws Exception {
    Files.writeString(data.resolve("engine.json"), content);
    assertThat(EngineFile.read(location())).isEmpty();
    EngineFile.deleteUnreadable(location());
    assertThat(data.resolve("engine.json")).doesNotExist();
    EngineFile.deleteUnreadable(location());
  }

  @ParameterizedTest(name = "{0} {1} is older than {2} {3}")
  @CsvSource({
    "0.1.0, 20250101-000000, 0.1.0, 20250101-000001",
    "0.9.0, 20260101-000000, 0.10.0, 20250101-000000",
    "0.1.0-SNAPSHOT, 20240101-000000, 0.1.0-SNAPSHOT, 20250101-000000",
    "development, '', development, 20250101-000000",
  })
  void tellsOlderFromNewer(String version, String id, String newerVersion, String newerId) {
    Build older = new Build(version, id);
    Build newer = new Build(newerVersion, newerId);
    assertThat(older).isLessThan(newer);
    assertThat(newer).isGreaterThan(older).isEqualByComparingTo(new Build(newerVersion, newerId));
  }

  @Test
  void oneHoldsTheLockAndOthersWaitTheirTime() throws Exception {
    Path file = data.resolve("cache/lock-of-mine");
    try (HeldLock held = HeldLock.take(file, Duration.ZERO, () -> true).orElseThrow()) {
      assertThat(held).isNotNull();
      assertThat(HeldLock.take(file, Duration.ofMillis(50), () -> true)).isEmpty();
      assertThat(HeldLock.take(file, Duration.ofMinutes(1), () -> false)).isEmpty();
    }
    HeldLock.take(file, Duration.ZERO, () -> true).orElseThrow().close();
  }
}
