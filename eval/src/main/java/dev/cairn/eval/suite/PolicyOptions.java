package dev.cairn.eval.suite;

import dev.cairn.operation.Configure;
import dev.cairn.policy.Profile;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The policy a suite runs with. */
public final class PolicyOptions {
  @Option(names = "--profile", paramLabel = "NAME", description = "the policy profile to run with")
  private @Nullable String profile;

  @Option(
      names = "--policy",
      paramLabel = "KEY=VALUE",
      description = "a policy value to run with, as `configure` takes it; may be repeated")
  private Map<String, String> policy = new LinkedHashMap<>();

  /**
   * What to ask of {@code configure}: these values and the given changes, on top of the profile. The profile
   * is always named, so that nothing of an earlier run in the same context stays.
   */
  public Configure with(Map<String, Object> changes) {
    Map<String, Object> values = new LinkedHashMap<>();
    policy.forEach((key, value) -> values.put(key, value(value)));
    values.putAll(changes);
    return new Configure(
        Optional.of(profile == null ? Profile.DEFAULT.label() : profile),
        Optional.of(values).filter(it -> !it.isEmpty()));
  }

  /** A number if it reads as one, else a name. */
  private static Object value(String written) {
    try {
      BigDecimal number = new BigDecimal(written);
      return number.stripTrailingZeros().scale() <= 0
          ? (Object) number.longValueExact()
          : (Object) number.doubleValue();
    } catch (ArithmeticException | NumberFormatException e) {
      return written;
    }
  }
}
