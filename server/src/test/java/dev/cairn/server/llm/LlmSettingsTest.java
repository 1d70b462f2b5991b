package dev.cairn.server.llm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Settings of a language model")
class LlmSettingsTest {
  private static final String LOCAL = "http://127.0.0.1:11434/v1";

  @TempDir
  private Path folder;

  private static Optional<LlmSettings> of(Map<String, String> environment) {
    return LlmSettings.of(LlmSettings.Options.NONE, environment);
  }

  @Test
  void areOffUnlessSomebodySwitchesThemOn() {
    assertThat(of(Map.of())).isEmpty();
    assertThat(of(Map.of("CAIRN_LLM_MODEL", "small", "CAIRN_LLM_KEY", "x"))).isEmpty();
    assertThat(of(Map.of("CAIRN_LLM_URL", " "))).isEmpty();
  }

  @Test
  void comeFromOptionsElseTheEnvironment() {
    Map<String, String> environment =
        Map.of("CAIRN_LLM_URL", LOCAL + "/", "CAIRN_LLM_MODEL", "small", "CAIRN_LLM_CALLS", "7");
    LlmSettings given = of(environment).orElseThrow();
    assertThat(given.completions()).hasToString(LOCAL + "/chat/completions");
    assertThat(given.callsPerDay()).isEqualTo(7);
    LlmSettings.Options options = new LlmSettings.Options(
        Optional.of("https://llm.example/v1"), Optional.of("big"), Optional.empty());
    assertThat(LlmSettings.of(options, environment).orElseThrow().id()).isEqualTo("llm:big");
  }

  @Test
  void neverShowTheKey() throws IOException {
    Path file = Files.writeString(folder.resolve("key"), "sk-secret\n");
    LlmSettings inFile = LlmSettings.of(LOCAL, "small", ApiKey.inFile(file.toString()));
    assertThat(inFile.key().read()).contains("sk-secret");
    assertThat(inFile.commandLine()).contains("--llm-key-file", file.toString());
    LlmSettings given = LlmSettings.of(LOCAL, "small", ApiKey.of("sk-secret"));
    assertThat(given.toString() + given.commandLine() + inFile).doesNotContain("sk-secret");
    Files.writeString(file, "");
    assertThatThrownBy(() -> inFile.key().read()).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> ApiKey.of("sk-secret\r\nX-Evil: 1"))
        .isInstanceOf(CairnException.class)
        .hasMessageNotContaining("sk-secret");
  }

  @Test
  void sendNoKeyInTheOpen() {
    assertThatThrownBy(() -> LlmSettings.of("http://llm.example/v1", "small", ApiKey.of("k")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("https");
    assertThat(LlmSettings.of("http://llm.example/v1", "small", ApiKey.NONE)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "llm.example",
        "ftp://x/v1",
        "http://",
        "http://me:pass@x/v1",
        "http://x/v1?k=1",
        "::"
      })
  void refuseWhatIsNoAddress(String url) {
    assertThatThrownBy(() -> LlmSettings.of(url, "small", ApiKey.NONE))
        .isInstanceOf(CairnException.class)
        .hasMessageNotContaining("pass@");
  }

  @Test
  void refuseAMissingModelAndWrongNumbers() {
    assertThatThrownBy(() -> of(Map.of("CAIRN_LLM_URL", LOCAL)))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("--llm-model");
    assertThatThrownBy(() -> of(Map.of(
            "CAIRN_LLM_URL", LOCAL, "CAIRN_LLM_MODEL", "small", "CAIRN_LLM_TIMEOUT", "soon")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("CAIRN_LLM_TIMEOUT");
  }
}
