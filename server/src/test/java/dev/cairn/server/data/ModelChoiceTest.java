package dev.cairn.server.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Which model is used")
class ModelChoiceTest {

  @Test
  void isTheOneCairnPrefersUnlessSomeoneSaysOtherwise() {
    assertThat(ModelChoice.of(Map.of()).name()).isEqualTo("bge-small-en-v1.5-q");
    assertThat(ModelChoice.of(Map.of("CAIRN_MODEL", "")).name()).isEqualTo("bge-small-en-v1.5-q");
    assertThat(ModelChoice.of(Map.of("CAIRN_MODEL", "all-minilm-l6-v2-q")).name())
        .isEqualTo("all-minilm-l6-v2-q");
    assertThat(ModelChoice.of(Map.of("CAIRN_MODEL", "none"))).isEqualTo(ModelChoice.NONE);
  }

  @Test
  void mustBeOneThereIs() {
    assertThatThrownBy(() -> ModelChoice.named("gpt"))
        .isInstanceOf(CairnException.class)
        .hasMessage(
            "there is no model 'gpt'; choose bge-small-en-v1.5-q, all-minilm-l6-v2-q or none");
  }
}
