package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.formula.Break.Seen;
import dev.cairn.formula.FailureRank.Compared;
import dev.cairn.policy.OutcomePolicy;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The formulas behind what is expected of a call")
class ExpectationFormulasTest {
  private static final OutcomePolicy POLICY = Policy.DEFAULT.outcome();

  @ParameterizedTest
  @CsvSource({"0, 0, 2, .8, .8", "2, 2, 2, .8, .9", "0, 2, 2, .8, .4", "9, 10, 2, .5, .8333"})
  void shrinkageLeansOnTheWiderShare(
      double successes, double calls, double strength, double above, double share) {
    assertThat(Shrinkage.of("share", successes, calls, strength, above).value())
        .isCloseTo(share, within(1e-4))
        .isEqualTo(Shrinkage.value(successes, calls, strength, above));
  }

  @ParameterizedTest
  @CsvSource({"0.9, 0.5, 0.5, 0.9", "0.9, 0.5, 0.9, 0.5", "0.5, 0.9, 0.5, 0.9", "0.9, 0.2, 0.9, 0.2"
  })
  void oddsMoveAsTheOthersDo(double share, double then, double usually, double moved) {
    assertThat(OddsShift.of("moved", share, then, usually).value()).isCloseTo(moved, within(1e-12));
  }

  @Test
  void trustGrowsWithWhatForetellsBetterAndComesBack() {
    double trust = POLICY.trustStart();
    for (int i = 0; i < 50; i++) {
      trust = Trust.after(POLICY, trust, 0.5, 0.9, false);
    }
    assertThat(Trust.share(trust)).isLessThan(0.001);
    for (int i = 0; i < 400; i++) {
      trust = Trust.after(POLICY, trust, 0.5, 0.9, true);
    }
    assertThat(Trust.share(trust)).isGreaterThan(0.999);
  }

  @Test
  void trustStaysWhereNothingIsToldApart() {
    assertThat(Trust.after(POLICY, POLICY.trustStart(), 0.7, 0.7, true))
        .isEqualTo(POLICY.trustStart());
  }

  @ParameterizedTest
  @CsvSource({"0.75, 0, 0.5", "0.75, 9, 0.625", "0.01, 0, 0"})
  void surenessTakesOffWhatIsNotKnown(double expected, double calls, double sure) {
    assertThat(Sureness.of(POLICY, expected, calls).value()).isCloseTo(sure, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({
    "0.75, 0, 0, 0, 0.4488",
    "1, 0, 0, 0, 0.95",
    "0.75, 94, 94, 0, 0.9506",
    "0.75, 0, 94, 0, 0.0000",
    "0.75, 47, 94, 0, 0.0212",
    "0.75, 47, 94, 49.5, 0.75",
    "0.75, 47, 94, 37.125, 0.3856"
  })
  void confidenceIsTheRankAmongFailuresAsFarAsTheyCanBeTold(
      double sure, long worse, long failures, double places, double confidence) {
    assertThat(
            FailureRank.of(POLICY, sure, new Compared(failures, worse, places)).value())
        .isCloseTo(Math.min(0.95, confidence), within(1e-3));
  }

  @ParameterizedTest(name = "{0} successes, then {1} failures: break since {2}")
  @CsvSource({"100, 2, 0", "100, 3, 3", "20, 3, 0", "20, 4, 0", "20, 5, 5", "5, 3, 0", "0, 16, 0"})
  void aBreakIsWhatKnowingNothingForetellsBetter(int successes, int failures, int since) {
    List<Seen> all = new ArrayList<>();
    Posterior believed = new Posterior(1, 1);
    for (int i = 0; i < successes + failures; i++) {
      boolean ok = i < successes;
      all.add(new Seen(believed, ok));
      believed = new Posterior(
          1 + 0.99 * (believed.alpha() - 1) + (ok ? 1 : 0),
          1 + 0.99 * (believed.beta() - 1) + (ok ? 0 : 1));
    }
    List<Seen> newest = all.subList(Math.max(0, all.size() - 16), all.size());
    assertThat(Break.since(POLICY, 20, newest)).isEqualTo(since);
  }
}
