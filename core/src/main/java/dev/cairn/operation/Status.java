package dev.cairn.operation;

import dev.cairn.log.ContextName;
import dev.cairn.policy.PolicyKey;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells how a context is. */
@Operation(
    name = "status",
    kind = Operation.Kind.READ,
    does =
        "Tells how large the memory is, where it lies, which policy is in force, which languages are"
            + " understood, and its health.",
    examples = {"{}"})
public record Status() {

  /**
   * Sizes, positions, policy, what is understood, storage, health.
   *
   * @param sizes how many there are of everything; also {@code suggestions} that wait to be confirmed and
   *     {@code rules_over_budget}
   * @param languages the languages rules are heard in, by their codes; what is said in others is searchable
   * @param readers the version of what reads language
   */
  public record Answer(
      String version,
      ContextName context,
      long position,
      String head,
      Optional<Instant> recordedAt,
      Map<String, Long> sizes,
      PolicyInForce policy,
      Optional<EmbeddingModel> embeddingModel,
      List<String> languages,
      String readers,
      Storage storage,
      Health health) {}

  /** The profile, every value, and what each key means. */
  public record PolicyInForce(String profile, Map<String, Object> values, List<PolicyKey> keys) {}

  /**
   * What finds entries by their meaning.
   *
   * @param state absent, loading, ready or failed
   * @param embedded how many of the entries it has placed
   */
  public record EmbeddingModel(
      String name, String state, Optional<String> reason, long embedded, long entries) {}

  /** Where the log is kept. */
  public record Storage(String url, long bytes, int version, boolean cacheOwned) {}

  /** Whether all is well, and if not, what is wrong. */
  public record Health(boolean ok, List<String> notices) {}
}
