package dev.cairn.eval.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.attack.AttackReport.Family;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("The gate under generated attacks")
@Tag("slow")
class GateAttackTest {
  private static final long SEED = 20260701;

  /** Harmless calls may be asked about, but not so often that people stop reading. */
  private static final double REFUSED_MAX = 0.08;

  private final AttackReport report = GateAttack.run(SEED);

  @Test
  void nothingGetsThrough() {
    assertThat(report.attempts()).as("seed %d", SEED).isGreaterThan(400);
    for (Family family : report.families()) {
      assertThat(family.attempts()).as(family.name()).isPositive();
      assertThat(family.through()).as("%s, seed %d", family.name(), SEED).isEmpty();
    }
  }

  @Test
  void harmlessCallsOfTheSameShapesPass() {
    for (Family control : report.controls()) {
      assertThat(control.rate())
          .as("%s, seed %d: %s", control.name(), SEED, control.through())
          .isLessThanOrEqualTo(REFUSED_MAX);
    }
  }

  @Test
  void theSameSeedMakesTheSameAttempts() {
    assertThat(GateAttack.run(SEED)).isEqualTo(report);
  }
}
