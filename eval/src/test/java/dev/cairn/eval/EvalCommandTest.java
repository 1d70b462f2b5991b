package dev.cairn.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("cairn eval")
class EvalCommandTest {
  @Test
  void aloneListsItsSuites() {
    EvalLine line = EvalLine.run("eval");
    assertThat(line.exit()).isZero();
    assertThat(line.out())
        .contains("memory", "speed", "graph-speed", "crash", "crowd", "load", "peers", "jmh");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"memory", "speed", "graph-speed", "crash", "crowd", "load", "peers", "jmh"})
  void everySuiteHelps(String suite) {
    EvalLine line = EvalLine.run("eval", suite, "--help");
    assertThat(line.exit()).isZero();
    assertThat(line.out()).contains("Usage: cairn eval " + suite, "--out");
  }

  @Test
  void theStudyOfAReaderHelps() {
    EvalLine line = EvalLine.run("eval", "reader-study", "--help");
    assertThat(line.exit()).isZero();
    assertThat(line.out()).contains("sentences, pairs, guards or outputs", "--study", "--vectors");
  }

  @Test
  void aMeasurementThatDoesNotExistIsTheCallersMistake() {
    EvalLine line = EvalLine.run("eval", "speed", "--only", "flying");
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("flying").contains("append");
  }
}
