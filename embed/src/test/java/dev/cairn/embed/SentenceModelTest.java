package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The models")
class SentenceModelTest {

  @ParameterizedTest
  @CsvSource({"bge-small-en-v1.5-q, BGE_SMALL", "all-minilm-l6-v2-q, MINI_LM"})
  void areFoundByName(String label, SentenceModel model) {
    assertThat(SentenceModel.named(label)).isEqualTo(model);
    assertThat(model.label()).isEqualTo(label);
  }

  @Test
  void anUnknownNameIsRefusedAndTheKnownOnesAreSaid() {
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> SentenceModel.named("gpt"))
        .satisfies(e -> assertThat(e.field()).contains("model"))
        .withMessageContaining("bge-small-en-v1.5-q")
        .withMessageContaining("all-minilm-l6-v2-q");
  }

  /** Pinned: if a name changes by accident, every stored vector is made anew. */
  @Test
  void aNameSaysAllAVectorDependsOn() {
    assertThat(SentenceModel.BGE_SMALL.space().model())
        .isEqualTo(
            "bge-small-en-v1.5-q/6c9c6101a956/wordpiece-1/cls/prefix-cdf0ab26fbcc/window-256-32-32");
    assertThat(SentenceModel.MINI_LM.space().model())
        .isEqualTo("all-minilm-l6-v2-q/afdb6f1a0e45/wordpiece-1/mean/plain/window-256-32-32");
    assertThat(SentenceModel.BGE_SMALL.space().dimensions()).isEqualTo(384);
  }
}
