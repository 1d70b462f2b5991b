package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cairn forget")
class ForgetCommandTest {
  @TempDir
  private Path data;

  private Ran cairn(String... words) {
    return Ran.cairn(data, words);
  }

  private String logged(String words) {
    cairn("call", "start_episode", "{\"id\":\"monday\"}");
    return cairn(
            "call", "log", "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"" + words + "\"}")
        .json()
        .path("entry")
        .asString();
  }

  @Test
  void takesTheIdOfAnEntry() {
    String entry = logged("The codeword is Quetzalcoatl.");

    Ran dry = cairn("forget", entry, "--dry-run");
    assertThat(dry.exit()).as(dry.err()).isZero();
    assertThat(dry.out()).contains("would erase entry " + entry).contains("entry: 1");
    assertThat(cairn("search", "codeword", "--json").out()).contains("Quetzalcoatl");

    Ran done = cairn("forget", entry, "--by", "ada", "--reason", "asked for");
    assertThat(done.out()).startsWith("erased entry " + entry).contains("Backups");
    assertThat(cairn("search", "codeword", "--json").out()).doesNotContain("Quetzalcoatl");
    assertThat(cairn("verify", "--deep").exit()).isZero();
  }

  @Test
  void takesTheIdOfAnEpisode() {
    logged("The codeword is Quetzalcoatl.");
    assertThat(cairn("forget", "monday").out()).startsWith("erased episode monday");
    assertThat(cairn("search", "codeword", "--json").out()).doesNotContain("Quetzalcoatl");
  }

  @Test
  void saysWhatIsNotThereAndWhatIsTooMuch() {
    logged("Hello.");
    assertThat(cairn("forget", "en_none", "--json").field()).isEqualTo("entry");
    assertThat(cairn("forget", "never", "--json").field()).isEqualTo("episode");
    Ran both = cairn("call", "erase", "{\"entry\":\"en_a\",\"episode\":\"monday\"}", "--json");
    assertThat(both.code()).isEqualTo("invalid_argument");
    assertThat(both.field()).isEqualTo("episode");
    assertThat(cairn("call", "erase", "{}", "--json").field()).isEqualTo("entry");
    assertThat(
            cairn("call", "erase", "{\"subject\":\"nothing here\"}", "--json").code())
        .isEqualTo("not_found");
  }
}
