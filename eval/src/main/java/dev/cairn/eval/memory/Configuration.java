package dev.cairn.eval.memory;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.operation.Configure;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/**
 * One way to run the suite; two runs with different ones can be compared question by question.
 *
 * @param depth how many results are asked for
 * @param wordsAlone leave out who spoke and what an image shows, as text-only baselines do
 * @param profile the policy profile, if another than the default
 * @param policy policy values by key, as {@code configure} takes them
 * @param settings changes how every Cairn is opened: a model that places texts by meaning, with the
 *     vectors it keeps outside the project, is put in here
 */
record Configuration(
    int depth,
    boolean wordsAlone,
    Optional<String> profile,
    Map<String, Object> policy,
    UnaryOperator<Settings> settings) {
  static final int DEPTH = 200;

  /** Fixed, so that ids and draws are the same in every run. */
  private static final long SEED = 7;

  Configuration {
    policy = new LinkedHashMap<>(policy);
  }

  static Configuration plain() {
    return new Configuration(DEPTH, false, Optional.empty(), Map.of(), UnaryOperator.identity());
  }

  Configuration policy(Optional<String> newProfile, Map<String, String> written) {
    Map<String, Object> values = new LinkedHashMap<>();
    written.forEach((key, value) -> values.put(key, value(value)));
    return new Configuration(depth, wordsAlone, newProfile, values, settings);
  }

  Configuration depth(int results) {
    return new Configuration(results, wordsAlone, profile, policy, settings);
  }

  Configuration wordsAlone(boolean alone) {
    return new Configuration(depth, alone, profile, policy, settings);
  }

  /** In memory, or in a SQLite file of that folder; the clock stands still at the end of the talk. */
  Cairn open(Optional<Path> folder, Instant end) {
    Settings plain = folder
        .map(it -> Settings.in(it).cache(Optional.empty()))
        .orElseGet(Settings::inMemory)
        .clock(InstantSource.fixed(end))
        .random(new SplittableRandom(SEED));
    return Cairn.open(settings.apply(plain));
  }

  /** What to ask of {@code configure}, if anything differs from the default. */
  Optional<Configure> configure() {
    return profile.isEmpty() && policy.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Configure(profile, Optional.of(policy).filter(values -> !values.isEmpty())));
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
