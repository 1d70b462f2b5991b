package dev.cairn.server.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The tokens of a data folder")
class TokenFilesTest {
  @TempDir
  private Path temp;

  private Tokens tokens(Map<String, String> environment) {
    return new TokenFiles(temp.resolve("data"), environment, new Random()).tokens(Optional.empty());
  }

  @Test
  void stay() {
    Tokens first = tokens(Map.of());
    Tokens again = tokens(Map.of());
    assertThat(again.agent().value()).isEqualTo(first.agent().value());
    assertThat(again.person().value())
        .isEqualTo(first.person().value())
        .isNotEqualTo(first.agent().value());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void areTheirOwnersAlone() throws Exception {
    tokens(Map.of());
    for (String name : List.of("token-agent", "token-person")) {
      Path file = temp.resolve("data").resolve(name);
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
      tokens(Map.of());
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(temp.resolve("data"))))
        .isEqualTo("rwx------");
  }

  @Test
  void areWhatTheEnvironmentSays() throws Exception {
    Tokens given = tokens(
        Map.of("CAIRN_TOKEN", "agent-of-sixteen", "CAIRN_PERSON_TOKEN", "person-of-sixteen"));
    assertThat(given.agent().value()).isEqualTo("agent-of-sixteen");
    assertThat(given.person().value()).isEqualTo("person-of-sixteen");
    Path file = Files.writeString(temp.resolve("mine"), "from-a-file-of-mine\n");
    TokenFiles files =
        new TokenFiles(temp, Map.of("CAIRN_TOKEN", "agent-of-sixteen"), new Random());
    assertThat(files.tokens(Optional.of(file)).agent().value()).isEqualTo("from-a-file-of-mine");
  }

  @Test
  void areRefusedWhenTheyAreNoSecrets() {
    assertThatThrownBy(() -> tokens(Map.of("CAIRN_TOKEN", "short")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("CAIRN_TOKEN")
        .hasMessageContaining("16");
    assertThatThrownBy(() -> tokens(Map.of(
            "CAIRN_TOKEN", "the-same-for-both-of-them",
            "CAIRN_PERSON_TOKEN", "the-same-for-both-of-them")))
        .hasMessageContaining("the same");
  }

  @Test
  void oneThatIsBoundNeverBecomesAServers() throws Exception {
    Token bound = BoundToken.of(tokens(Map.of()).agent(), Set.of(new ContextName("payments")));
    assertThat(tokens(Map.of("CAIRN_TOKEN", bound.value())).agent().value())
        .isEqualTo(tokens(Map.of()).agent().value());
    Path file = Files.writeString(temp.resolve("bound"), bound.value());
    assertThatThrownBy(() -> new TokenFiles(temp, Map.of(), new Random()).tokens(Optional.of(file)))
        .hasMessageContaining("bound to contexts");
  }

  @Test
  void areNewWhenRenewed() {
    Tokens before = tokens(Map.of());
    Tokens after = new TokenFiles(temp.resolve("data"), Map.of(), new Random()).renew();
    assertThat(after.agent().value()).isNotEqualTo(before.agent().value());
    assertThat(tokens(Map.of()).person().value()).isEqualTo(after.person().value());
  }
}
