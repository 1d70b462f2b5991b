package dev.cairn.operation;

import dev.cairn.log.ContextName;
import java.util.List;
import java.util.Optional;

/** Saves what verifies of a damaged store. */
@Operation(
    name = "salvage",
    kind = Operation.Kind.HOUSE,
    who = Operation.Who.PERSON,
    does =
        "Tells what of the store does not verify; with `to` writes all that does into a new data folder,"
            + " which opens and verifies. The store itself stays as it is.",
    examples = {"{}"})
public record Salvage(
    @Field(value = "the data folder to make; it must not hold a store", file = true)
    Optional<String> to) {

  public static Salvage to(String folder) {
    return new Salvage(Optional.of(folder));
  }

  /** Every context with what was left out of it. */
  public record Answer(Optional<String> to, List<Saved> contexts) {}

  /**
   * One context.
   *
   * @param events how many verify
   */
  public record Saved(ContextName context, long events, List<Verify.Problem> leftOut) {}
}
