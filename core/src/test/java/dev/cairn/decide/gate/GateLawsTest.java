package dev.cairn.decide.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.EpisodicBoost;
import dev.cairn.formula.ExplorationBonus;
import dev.cairn.formula.Posterior;
import dev.cairn.formula.SeededChance;
import dev.cairn.formula.SuccessRate;
import dev.cairn.formula.Threshold;
import dev.cairn.log.Risk;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.Profile;
import dev.cairn.tool.net.LocalAlphas;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** Over everything that can go into a decision: whatever was learned, drawn or said. */
@Label("The gate, whatever comes in")
class GateLawsTest {
  private static final DecisionPolicy POLICY = Policy.DEFAULT.decision();

  private static Situation situation(
      Risk risk,
      DecisionMode mode,
      Posterior known,
      long seed,
      double alpha,
      int matches,
      int good) {
    Explanation rate = SuccessRate.of(POLICY, mode, known, new SeededChance(seed));
    Explanation bonus = mode == DecisionMode.ACTIVE
        ? ExplorationBonus.of(POLICY, 10_000, matches)
        : Explanation.leaf(0, "none");
    return new Situation(
        risk,
        rate,
        new LocalAlphas.Found(Explanation.leaf(alpha, "alpha"), "heat", false),
        Explanation.leaf(0, "never failed"),
        EpisodicBoost.of(POLICY, matches, Math.min(good, matches)),
        bonus);
  }

  /** Law 10, with as many reported successes as there may be. */
  @Property(tries = 2_000)
  void neverOpensADangerousToolByItself(
      @ForAll DecisionMode mode,
      @ForAll @IntRange(max = 10_000) int successes,
      @ForAll @IntRange(max = 5) int failures,
      @ForAll long seed,
      @ForAll @DoubleRange(min = 0.5, max = 1) double alpha,
      @ForAll @IntRange(max = 50) int matches,
      @ForAll @IntRange(max = 50) int good,
      @ForAll @DoubleRange(max = 1) double confidence) {
    Posterior known = reported(successes, failures);
    Threshold threshold =
        situation(Risk.DANGEROUS, mode, known, seed, alpha, matches, good).threshold(POLICY);
    assertThat(threshold.value()).isBetween(0.8, 0.9);
    assertThat(new Gate(POLICY)
            .rule(
                Risk.DANGEROUS,
                confidence,
                threshold.value(),
                List.of(),
                Consent.NONE,
                Optional.empty())
            .verdict())
        .isEqualTo(Verdict.ASK);
  }

  private static Posterior reported(int successes, int failures) {
    Posterior known = Posterior.prior(POLICY);
    for (int i = 0; i < failures; i++) {
      known = known.after(POLICY, false);
    }
    for (int i = 0; i < successes; i++) {
      known = known.after(POLICY, true);
    }
    return known;
  }

  @Property(tries = 2_000)
  void addsUpToTheLastBit(
      @ForAll Risk risk,
      @ForAll DecisionMode mode,
      @ForAll @IntRange(max = 60) int successes,
      @ForAll @IntRange(max = 60) int failures,
      @ForAll long seed,
      @ForAll @DoubleRange(min = 0.5, max = 1) double alpha,
      @ForAll @IntRange(max = 50) int matches,
      @ForAll @IntRange(max = 50) int good) {
    for (DecisionPolicy policy : List.of(POLICY, Profile.SEED.policy().decision())) {
      Situation situation =
          situation(risk, mode, reported(successes, failures), seed, alpha, matches, good);
      Threshold sum = situation.threshold(policy);
      assertThat(
              sum.base() + sum.thompson() + sum.alpha() - sum.boost() - sum.bonus() + sum.clamp())
          .isEqualTo(sum.value());
      assertThat(situation.why(policy).value()).isEqualTo(sum.value());
    }
  }

  @Property
  void isNeverOpenedByWhatIsNotANumber(@ForAll Risk risk, @ForAll @LongRange long any) {
    double confidence = Double.longBitsToDouble(any | 0x7FF8_0000_0000_0000L);
    assertThat(new Gate(POLICY)
            .rule(
                risk,
                Double.isNaN(confidence) ? confidence : Double.NaN,
                0.5,
                List.of(),
                new Consent(Consent.Kind.STANDING, Optional.of("ap_1")),
                Optional.empty())
            .verdict())
        .isEqualTo(Verdict.ASK);
  }
}
