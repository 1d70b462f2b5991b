package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Threshold.Reasons;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.DecisionPolicy.Bounds;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyRefused;
import dev.cairn.policy.Profile;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

@Label("Laws of decisions")
class DecisionLawsTest {
  private static final DecisionPolicy DEFAULT = Policy.DEFAULT.decision();

  /** Any profile with any of its classes of risk. */
  record Case(DecisionPolicy policy, Bounds bounds) {}

  @Provide
  Arbitrary<Case> cases() {
    return Arbitraries.of(Profile.values())
        .map(profile -> profile.policy().decision())
        .flatMap(policy -> Arbitraries.of(policy.safe(), policy.moderate(), policy.dangerous())
            .map(bounds -> new Case(policy, bounds)));
  }

  @Property
  @Label("whatever is believed, learned or tried, a threshold stays within the bounds of its risk")
  void bounds(
      @ForAll("cases") Case given,
      @ForAll @DoubleRange(max = 1) double rate,
      @ForAll @DoubleRange(max = 1) double alpha,
      @ForAll @DoubleRange(min = -1, max = 1) double boost,
      @ForAll @DoubleRange(max = 1) double bonus) {
    Reasons reasons = new Reasons(rate, alpha, 0, boost, bonus);
    Threshold threshold = Threshold.of(given.policy(), given.bounds(), reasons);
    assertThat(threshold.value())
        .isBetween(given.bounds().floor(), given.bounds().ceiling());
    double together = threshold.base()
        + threshold.thompson()
        + threshold.alpha()
        - threshold.boost()
        - threshold.bonus()
        + threshold.clamp();
    assertThat(together).isCloseTo(threshold.value(), within(1e-12));
    assertThat(threshold.explained().value()).isEqualTo(threshold.value());
  }

  @Property
  @Label("a dangerous tool is never below .80, by any mode and any history")
  void dangerous(
      @ForAll DecisionMode mode,
      @ForAll @Size(max = 60) List<Boolean> outcomes,
      @ForAll @DoubleRange(min = 0.5, max = 1) double alpha,
      @ForAll @IntRange(max = 50) int matches,
      @ForAll @LongRange(max = 100_000) long others,
      @ForAll long seed) {
    Posterior posterior = after(DEFAULT, outcomes);
    double rate = SuccessRate.of(DEFAULT, mode, posterior, new Random(seed)).value();
    double boost = EpisodicBoost.of(DEFAULT, matches, matches).boost().value();
    double bonus =
        ExplorationBonus.of(DEFAULT, outcomes.size() + others, outcomes.size()).value();
    Reasons reasons = new Reasons(rate, alpha, 0, boost, bonus);
    assertThat(Threshold.of(DEFAULT, DEFAULT.dangerous(), reasons).value()).isBetween(0.80, 0.90);
  }

  private static Posterior after(DecisionPolicy policy, List<Boolean> outcomes) {
    Posterior posterior = Posterior.prior(policy);
    for (boolean outcome : outcomes) {
      posterior = posterior.after(policy, outcome);
    }
    return posterior;
  }

  @Property
  @Label("a success never raises a threshold, a failure never lowers one")
  void monotonic(
      @ForAll("cases") Case given,
      @ForAll @Size(max = 200) List<Boolean> outcomes,
      @ForAll @DoubleRange(min = 0.5, max = 1) double alpha) {
    Posterior now = after(given.policy(), outcomes);
    double before = threshold(given, now, alpha);
    assertThat(threshold(given, now.after(given.policy(), true), alpha))
        .isLessThanOrEqualTo(before + 1e-15);
    assertThat(threshold(given, now.after(given.policy(), false), alpha))
        .isGreaterThanOrEqualTo(before - 1e-15);
  }

  private static double threshold(Case given, Posterior posterior, double alpha) {
    Reasons reasons = new Reasons(posterior.mean().value(), alpha, 0, 0, 0);
    return Threshold.of(given.policy(), given.bounds(), reasons).value();
  }

  @Property
  @Label("the prior never fades, evidence never exceeds what can be kept")
  void prior(@ForAll Profile profile, @ForAll @Size(max = 500) List<Boolean> outcomes) {
    Posterior posterior = after(profile.policy().decision(), outcomes);
    assertThat(posterior.alpha()).isBetween(1.0, 101.0);
    assertThat(posterior.beta()).isBetween(1.0, 101.0);
    Interval interval = posterior.interval(0.9);
    assertThat(interval.low()).isBetween(0.0, posterior.mean().value());
    assertThat(interval.high()).isBetween(posterior.mean().value(), 1.0);
  }

  @Property
  @Label("more similar decisions that went well never raise a threshold")
  void boost(
      @ForAll("cases") Case given,
      @ForAll @IntRange(min = 3, max = 50) int matches,
      @ForAll @IntRange(max = 49) int some) {
    int successes = Math.min(some, matches - 1);
    double fewer = EpisodicBoost.of(given.policy(), matches, successes).boost().value();
    double more =
        EpisodicBoost.of(given.policy(), matches, successes + 1).boost().value();
    assertThat(more).isGreaterThanOrEqualTo(fewer);
    assertThat(fewer).isBetween(given.policy().boostMin(), given.policy().boostMax());
  }

  @Property
  @Label("local alpha lies in [.5, 1] and has no jump where the cold start ends")
  void localAlpha(
      @ForAll @DoubleRange(max = 1) double target,
      @ForAll @DoubleRange(max = 1) double context,
      @ForAll @DoubleRange(max = 1) double path,
      @ForAll @LongRange(max = 20) long observations) {
    var policy = Policy.DEFAULT.alpha();
    Explanation warm = LocalAlpha.passive(policy, leaf(target), leaf(context), leaf(path));
    double alpha = LocalAlpha.coldStart(policy, observations, warm).value();
    assertThat(alpha).isBetween(0.5, 1.0).isGreaterThanOrEqualTo(warm.value() - 1e-15);
    double next = LocalAlpha.coldStart(policy, observations + 1, warm).value();
    assertThat(alpha - next).isBetween(-1e-15, 0.1 + 1e-15);
    assertThat(LocalAlpha.coldStart(policy, 5, warm).value()).isEqualTo(warm.value());
  }

  private static Explanation leaf(double value) {
    return Explanation.leaf(value, "given");
  }

  @Property(tries = 20)
  @Label("draws have the mean and the variance of what is believed")
  void samples(
      @ForAll @DoubleRange(min = 1, max = 100) double alpha,
      @ForAll @DoubleRange(min = 1, max = 100) double beta,
      @ForAll long seed) {
    Posterior posterior = new Posterior(alpha, beta);
    Random random = new Random(seed);
    int draws = 5_000;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < draws; i++) {
      double draw = posterior.sample(random);
      assertThat(draw).isBetween(0.0, 1.0);
      sum += draw;
      squares += draw * draw;
    }
    double mean = sum / draws;
    double spread = Math.sqrt(posterior.variance() / draws);
    // Six standard errors: one run in half a thousand million would fail by chance.
    assertThat(mean).isCloseTo(posterior.mean().value(), within(6 * spread));
    assertThat(squares / draws - mean * mean)
        .isCloseTo(posterior.variance(), within(0.15 * posterior.variance()));
  }

  @Example
  @Label("the same chance draws the same, and a uniform belief is drawn uniformly")
  void exact() {
    Posterior uniform = new Posterior(1, 1);
    assertThat(uniform.sample(new Random(7))).isEqualTo(uniform.sample(new Random(7)));
    Random random = new Random(11);
    int low = 0;
    for (int i = 0; i < 100_000; i++) {
      low += uniform.sample(random) < 0.01 ? 1 : 0;
    }
    // The seed's normal approximation puts more than 4 000 there.
    assertThat(low).isBetween(800, 1_200);
  }

  @Example
  @Label("modes: the mean, a draw, or the mean with a bonus; without outcomes always a half")
  void modes() {
    Posterior prior = Posterior.prior(DEFAULT);
    Posterior known = prior.after(DEFAULT, true);
    for (DecisionMode mode : DecisionMode.values()) {
      assertThat(SuccessRate.of(DEFAULT, mode, prior, new Random(3)).value()).isEqualTo(0.5);
      double rate = SuccessRate.of(DEFAULT, mode, known, new Random(3)).value();
      assertThat(rate == known.mean().value()).isEqualTo(mode != DecisionMode.PASSIVE);
    }
  }

  @Example
  @Label("an interval agrees with what is known of Beta")
  void intervals() {
    Interval uniform = new Posterior(1, 1).interval(0.9);
    assertThat(uniform.low()).isCloseTo(0.05, within(1e-9));
    assertThat(uniform.high()).isCloseTo(0.95, within(1e-9));
    Interval power = new Posterior(21, 1).interval(0.9);
    assertThat(power.low()).isCloseTo(Math.pow(0.05, 1 / 21.0), within(1e-9));
    assertThat(power.width()).isPositive();
    assertThat(new Posterior(1, 1).variance()).isCloseTo(1 / 12.0, within(1e-15));
  }

  @Example
  @Label("with a half-life evidence ages towards the prior; without one it does not")
  void aged() {
    Posterior known = new Posterior(9, 5);
    assertThat(known.aged(DEFAULT, 1_000)).isEqualTo(known);
    DecisionPolicy ageing =
        Policy.DEFAULT.with(Map.of("decision.half_life_days", 30)).decision();
    assertThat(known.aged(ageing, 0)).isEqualTo(known);
    assertThat(known.aged(ageing, 30)).isEqualTo(new Posterior(5, 3));
  }

  @Property
  @Label("what is no share is refused by its name")
  void refused(@ForAll("wrong") double wrong) {
    assertRefused("rate", () -> new Reasons(wrong, 1, 0, 0, 0));
    assertRefused("alpha", () -> new Reasons(1, wrong, 0, 0, 0));
    assertRefused("bonus", () -> new Reasons(1, 1, 0, 0, wrong));
    assertRefused("boost", () -> new Reasons(1, 1, 0, wrong - 1, 0));
    assertRefused("alpha_to", () -> ObservationCount.of(DEFAULT, 1, wrong));
    assertRefused("mass", () -> new Posterior(1, 1).interval(wrong));
  }

  @Provide
  Arbitrary<Double> wrong() {
    return Arbitraries.of(Double.NaN, -0.5, 1e9 * -1, Double.NEGATIVE_INFINITY);
  }

  @Example
  @Label("counts that cannot be are refused by their name")
  void refusedCounts() {
    assertRefused("posterior", () -> new Posterior(0, 1));
    assertRefused("posterior", () -> new Posterior(1, Double.NaN));
    assertRefused("successes", () -> EpisodicBoost.of(DEFAULT, 3, 4));
    assertRefused("matches", () -> EpisodicBoost.of(DEFAULT, -1, 0));
    assertRefused("own", () -> ExplorationBonus.of(DEFAULT, 3, 4));
    assertRefused("days", () -> new Posterior(1, 1).aged(DEFAULT, Double.NaN));
  }

  private static void assertRefused(String field, Runnable call) {
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(call::run)
        .satisfies(fault -> assertThat(fault.field()).hasValue(field));
  }

  @Example
  @Label("a policy in which more risk would need less is refused")
  void policies() {
    assertPolicyRefused("decision.dangerous_base", Map.of("decision.dangerous_floor", 0.88));
    assertPolicyRefused("decision.moderate_base", Map.of("decision.safe_base", 0.75));
    assertPolicyRefused("decision.moderate_floor", Map.of("decision.safe_floor", 0.51));
  }

  private static void assertPolicyRefused(String key, Map<String, Object> changes) {
    assertThatExceptionOfType(PolicyRefused.class)
        .isThrownBy(() -> Policy.DEFAULT.with(changes))
        .satisfies(refused -> assertThat(refused.key()).isEqualTo(key));
  }
}
