package dev.cairn.operation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Takes a source or model out of the evidence graph again. */
@Operation(
    name = "retract",
    kind = Operation.Kind.WRITE,
    does =
        "Takes back everything an adapter, model or enrichment ever contributed, and all that was"
            + " derived from it. Edges nobody else speaks for go. Emitting it again brings it back.",
    examples = {"{\"adapter\": \"coverage\", \"dry_run\": true}"})
public record Retract(
    @Field("whose contributions to take back; `adapters` lists them")
    String adapter,

    @Field("only say what would happen") Optional<Boolean> dryRun,
    @Field("who asks for it") Optional<String> by,
    @Field("why") Optional<String> reason) {

  public Retract(String adapter, Optional<Boolean> dryRun) {
    this(adapter, dryRun, Optional.empty(), Optional.empty());
  }

  public static Retract of(String adapter) {
    return new Retract(adapter, Optional.empty());
  }

  public Retract because(String who, String why) {
    return new Retract(adapter, dryRun, Optional.of(who), Optional.of(why));
  }

  /**
   * What went.
   *
   * @param edgesAffected edges that lost the adapter's slot
   * @param edgesPruned edges that went because nobody else spoke for them
   * @param derivedRemoved derived edges that went because what they followed from is gone
   */
  public record Answer(
      long edgesAffected,
      long edgesPruned,
      long derivedRemoved,
      List<String> cardsToRecheck,
      Receipt receipt) {}

  /** Proof of the retraction: the event of the log it is. A dry run wrote none. */
  public record Receipt(
      String adapter,
      boolean dryRun,
      Optional<Long> position,
      Optional<Instant> at,
      Optional<String> by,
      Optional<String> reason) {}
}
