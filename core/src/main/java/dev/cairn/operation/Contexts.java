package dev.cairn.operation;

import dev.cairn.log.ContextName;
import java.time.Instant;
import java.util.List;

/** Lists the contexts. */
@Operation(
    name = "contexts",
    kind = Operation.Kind.HOUSE,
    does = "Lists the isolated memories in this store.",
    examples = {"{}"})
public record Contexts() {

  /** Those that hold at least one event, by name. */
  public record Answer(List<Item> contexts) {}

  /** One context. */
  public record Item(ContextName context, long position, Instant recordedAt) {}
}
