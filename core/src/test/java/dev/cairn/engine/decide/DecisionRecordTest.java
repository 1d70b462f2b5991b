package dev.cairn.engine.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.operation.Decide;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The record of a decision")
class DecisionRecordTest {
  private static Decide.Answer made() {
    try (Cairn cairn = Cairn.open(Settings.inMemory())) {
      return cairn.context("default").decide(Decide.of("acme:frobnicate", 0.8));
    }
  }

  @Test
  void givesTheAnswerBack() {
    Decide.Answer answer = made();
    assertThat(DecisionRecord.read(DecisionRecord.write(Decide.of("acme:frobnicate"), answer)))
        .isEqualTo(answer);
  }

  @Test
  void isReadAsItWasWrittenBeforeNumbersStoodBesideTheirReasons() {
    Decide.Answer answer = made();
    String older = DecisionRecord.write(Decide.of("acme:frobnicate"), answer)
        .replaceAll("\"expected\":[0-9.E-]+,", "")
        .replaceAll("\"own_confidence\":[0-9.E-]+,", "")
        .replace("\"why_expected\":", "\"expected\":")
        .replace("\"why_confidence\":", "\"own_confidence\":");
    assertThat(DecisionRecord.read(older)).isEqualTo(answer);
  }
}
