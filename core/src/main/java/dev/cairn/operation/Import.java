package dev.cairn.operation;

import java.util.List;

/** Reads a log written by export. */
@Operation(
    name = "import",
    kind = Operation.Kind.HOUSE,
    who = Operation.Who.PERSON,
    does =
        "Reads an exported log. Into an empty context it is restored byte for byte; into another it is"
            + " merged: ids kept, collisions refused, the origin noted. All of it or nothing.",
    examples = {"{}"})
public record Import() {

  /** How many events were taken over, and which were not. */
  public record Answer(boolean restored, long events, List<Refusal> refused, long position) {}

  /** A line that was left out, and why. */
  public record Refusal(long line, String reason) {}
}
