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
   * @param sizes how many there are of everything; also how many
   *     {@code entries_indexed} there are, {@code suggestions} that wait to be confirmed and
   *     {@code rules_over_budget}
   * @param scrubbed how many secrets were taken out before they were written, by kind
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
      Map<String, Long> scrubbed,
      PolicyInForce policy,
      Optional<EmbeddingModel> embeddingModel,
      List<String> languages,
      String readers,
      Storage storage,
      Health health) {

    /** For who is bound to this context: the size of the store grows with all of them. */
    public Answer withoutStoreSize() {
      return new Answer(
          version,
          context,
          position,
          head,
          recordedAt,
          sizes,
          scrubbed,
          policy,
          embeddingModel,
          languages,
          readers,
          new Storage(storage.url(), 0, storage.version(), storage.cacheOwned()),
          health);
    }
  }

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

  /** Where the log is kept; {@code bytes} is 0 for a caller who is bound to some contexts. */
  public record Storage(String url, long bytes, int version, boolean cacheOwned) {}

  /** Whether all is well, and if not, what is wrong. */
  public record Health(boolean ok, List<String> notices) {}
}
