package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Where a caller may have files written")
@DisabledOnOs(OS.WINDOWS)
class OutputFolderTest {
  @TempDir
  private Path temp;

  private Path root;
  private OutputFolder folder;

  @BeforeEach
  void make() throws Exception {
    root = temp.toRealPath().resolve("backup");
    folder = OutputFolder.below(root);
    Files.createDirectories(root.resolve("inside"));
    Path outside = Files.createDirectories(temp.resolve("outside"));
    Files.createSymbolicLink(root.resolve("out"), outside);
    Files.createSymbolicLink(root.resolve("nowhere"), temp.resolve("not/there"));
    Files.createSymbolicLink(root.resolve("around"), root.resolve("inside"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "copy.db",
        "inside/copy.db",
        "new/folder/copy.db",
        "./a/../copy.db",
        "around/copy.db"
      })
  void isBelowIt(String given) {
    assertThat(Path.of(folder.place("to", given))).isEqualTo(root.resolve(given).normalize());
  }

  @Test
  void isBelowItByItsFullName() {
    String full = root.resolve("copy.db").toString();
    assertThat(folder.place("to", full)).isEqualTo(full);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "..",
        ".",
        "../copy.db",
        "../backup/../copy.db",
        "inside/../../copy.db",
        "../backup2/copy.db",
        "/etc/passwd",
        "/tmp/copy.db",
        "out/copy.db",
        "out/deeper/copy.db",
        "nowhere/copy.db",
        "nowhere/deeper/copy.db",
        "around/../out/copy.db"
      })
  void isNowhereElse(String given) {
    assertThatThrownBy(() -> folder.place("to", given))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.FORBIDDEN));
  }

  @Test
  void dependsOnTheDoor() {
    assertThat(OutputFolder.ANYWHERE.place("to", "../x")).isEqualTo("../x");
    assertThatThrownBy(() -> OutputFolder.NOWHERE.place("to", "x"))
        .hasMessageContaining("writes no files");
    assertThatThrownBy(() -> folder.place("to", "a\0b")).isInstanceOf(InvalidPathException.class);
  }
}
