package dev.cairn.policy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The numbers of prediction")
class PredictionPolicyTest {
  @Test
  void defaultsArePinned() {
    assertThat(PredictionPolicy.DEFAULT)
        .isEqualTo(new PredictionPolicy(
            ScorerForm.MIXTURE,
            CapabilityForm.OVERLAP,
            100_000,
            200_000,
            64,
            256,
            50_000,
            500_000,
            16,
            20_000,
            32,
            160,
            256,
            200,
            64,
            16,
            24,
            200,
            64,
            0.25,
            50,
            1.2,
            0.75,
            0.01,
            1,
            0.5,
            0.02,
            0.3,
            0.15,
            1.5,
            -0.25,
            0.76,
            -0.39,
            0.95));
    assertThat(PredictionWeights.DEFAULT)
        .isEqualTo(new PredictionWeights(
            2.9, 1.6, 2.5, 0.63, 1.8, 0.79, 0.92, 1.4, 2.2, 0.73, 1.1, 1.2, -0.54, 1.3, 0.9, 0.48,
            1.0, 0.95, 0.75, 1.1, 0.47, -2.0, 0.9, 0.76, 2.9, 2.4, 0.5, 1.5, 0.62, 0.22, 0.5, 0.3,
            0.76, 1.1, 0.37, 2.0, 0.49, -0.21, 1.5, 1.8, 2.2, 0.68, 0.5, 1.3, 1.1, 1.3, -0.02, 0.49,
            0.26, 1.5, 3.0, 3.0));
  }
}
