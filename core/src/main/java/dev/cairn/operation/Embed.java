package dev.cairn.operation;

import java.util.List;

/** Places every entry by its meaning. */
@Operation(
    name = "embed",
    kind = Operation.Kind.HOUSE,
    does =
        "Waits until every entry and tool can be found by its meaning. The background does this anyway;"
            + " use it before measuring, or after choosing another model.",
    examples = {"{}"})
public record Embed() {

  /**
   * How far it came.
   *
   * @param embedded entries that have a vector; the others were erased, or the model had no answer to them
   * @param retracted models used before, whose similarity edges were taken back
   */
  public record Answer(
      String model, long embedded, long entries, List<String> retracted, long position) {}
}
