package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How sure a caller is")
class StatedConfidenceTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Decide.Answer decide(Decide request) {
    return tester.memory().decide(request);
  }

  private void set(String key, double value) {
    tester.memory().configure(new Configure(Optional.empty(), Optional.of(Map.of(key, value))));
  }

  @Test
  void isThePolicysIfUnsaid() {
    Decide.Answer unsaid = decide(Decide.of("acme:frobnicate"));
    assertThat(unsaid.verdict()).isEqualTo(Verdict.ALLOW);
    assertThat(unsaid.because()).contains("0.8");
    set("gate.unstated_confidence", 0.7);
    assertThat(decide(Decide.of("acme:frobnicate")).verdict()).isEqualTo(Verdict.ASK);
  }

  @Test
  void neverCountsForMoreThanTheMost() {
    assertThat(decide(Decide.of("acme:frobnicate", 1)).because()).contains("0.95");
    set("gate.confidence_max", 0.7);
    assertThat(decide(Decide.of("acme:frobnicate", 1)).verdict()).isEqualTo(Verdict.ASK);
  }
}
