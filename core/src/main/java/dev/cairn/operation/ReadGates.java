package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import java.util.List;

/** Says whether the memory is ready for finer attribution. */
@Operation(
    name = "gates",
    kind = Operation.Kind.READ,
    does =
        "Says, from the log, whether packs are precise, the store stays bounded, utility has levelled"
            + " off and there is enough use to attribute success more finely.",
    examples = {"{}"})
public record ReadGates() {

  /** The four gates; ready if all are open. */
  public record Answer(
      Gate retrievalStability,
      Gate storeBoundedness,
      Gate utilityPlateau,
      Gate volume,
      boolean ready,
      long position) {}

  /** One gate: whether it is open, the figures behind it, and what would open it. */
  public record Gate(boolean open, List<Figure> figures, String because) {}

  /** A figure and the bound it is held to. */
  public record Figure(String name, double value, String bound, boolean holds, Explanation why) {}
}
