package dev.cairn.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The policy of risk")
class RiskPolicyTest {

  @Test
  void defaultsArePinned() {
    assertThat(RiskPolicy.DEFAULT)
        .isEqualTo(new RiskPolicy(
            RiskRule.WORDS,
            1,
            2,
            1,
            1,
            1,
            0.5,
            0.5,
            1,
            1,
            1,
            0.5,
            0.5,
            0.5,
            0.5,
            0.5,
            0.5,
            1,
            1,
            1_500,
            500,
            100_000,
            0));
  }

  @Test
  void theSeedsProfileTakesTheSeedsRule() {
    assertThat(Profile.SEED.policy().risk().rule()).isEqualTo(RiskRule.SUBSTRING);
    assertThat(Profile.DEFAULT.policy().risk()).isEqualTo(RiskPolicy.DEFAULT);
  }
}
