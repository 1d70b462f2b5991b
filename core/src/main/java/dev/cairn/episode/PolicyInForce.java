package dev.cairn.episode;

import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyKey;
import dev.cairn.policy.PolicyKeys;
import dev.cairn.policy.Profile;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The numbers in force, as last adopted.
 *
 * @param adopted exactly what the log says; empty before the first event
 * @param policy adopted values, and the profile's defaults for keys the log does not know yet
 * @param isComplete whether the log spells out every number this Cairn uses; every write asks
 */
public record PolicyInForce(
    Profile profile,
    SortedMap<String, Object> adopted,
    long position,
    Policy policy,
    boolean isComplete) {
  static final PolicyInForce NONE = of(Profile.DEFAULT, new TreeMap<>(), 0);

  /** What an event of the log puts in force. */
  public static PolicyInForce of(PolicyAdopted adopted, long position) {
    Profile profile = Profile.valueOf(adopted.profile().toUpperCase(Locale.ROOT));
    return of(profile, new TreeMap<>(adopted.values()), position);
  }

  static PolicyInForce of(Profile profile, SortedMap<String, Object> adopted, long position) {
    Set<String> keys =
        PolicyKeys.all().stream().map(PolicyKey::key).collect(Collectors.toUnmodifiableSet());
    Map<String, Object> known = new TreeMap<>(adopted);
    known.keySet().retainAll(keys);
    return new PolicyInForce(
        profile,
        adopted,
        position,
        profile.policy().with(known),
        adopted.keySet().equals(keys));
  }
}
