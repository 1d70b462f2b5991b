package dev.cairn.formula;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * By how much one way of doing is better than another on the same cases, with an interval: the percentile
 * bootstrap over groups, for cases of one group are alike.
 *
 * <pre>
 *   gain = (sum of after - sum of before) / cases
 * </pre>
 *
 * <p>Efron, "Bootstrap methods: another look at the jackknife", 1979. Seeded, so that asking twice gives one
 * answer.
 */
public final class PairedGain {
  private PairedGain() {}

  /**
   * The cases of one group, such as the steps of one run.
   *
   * @param before what the one way reached on all of them together, {@code after} the other
   */
  public record Group(long cases, double before, double after) {}

  /**
   * What was found.
   *
   * @param low the lower end of the interval of the gain
   */
  public record Gain(
      long cases, double before, double after, double gain, double low, double high) {}

  /** Of groups that have at least one case together. */
  public static Gain of(List<Group> groups, long resamples, double tail, long seed) {
    long cases = Given.count("cases", groups.stream().mapToLong(Group::cases).sum());
    RandomGenerator random = new SeededChance(seed);
    double[] gains = new double[(int) resamples];
    for (int i = 0; i < gains.length; i++) {
      long drawn = 0;
      double sum = 0;
      for (int j = 0; j < groups.size(); j++) {
        Group group = groups.get(random.nextInt(groups.size()));
        drawn += group.cases();
        sum += group.after() - group.before();
      }
      gains[i] = drawn == 0 ? 0 : sum / drawn;
    }
    Arrays.sort(gains);
    double before = groups.stream().mapToDouble(Group::before).sum() / cases;
    double after = groups.stream().mapToDouble(Group::after).sum() / cases;
    return new Gain(
        cases,
        before,
        after,
        after - before,
        gains[(int) StrictMath.round(tail * (gains.length - 1))],
        gains[(int) StrictMath.round((1 - tail) * (gains.length - 1))]);
  }
}
