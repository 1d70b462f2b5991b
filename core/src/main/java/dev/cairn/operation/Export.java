package dev.cairn.operation;

/** Writes a context's log as JSON Lines. */
@Operation(
    name = "export",
    kind = Operation.Kind.HOUSE,
    who = Operation.Who.PERSON,
    does =
        "Writes the whole log of a context as JSON Lines: versioned, lossless, readable elsewhere.",
    examples = {"{}"})
public record Export() {

  /** What was written. */
  public record Answer(long events, String head) {}
}
