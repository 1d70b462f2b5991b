package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import java.util.Map;
import java.util.Optional;

/** Shows why something is as it is. */
@Operation(
    name = "explain",
    kind = Operation.Kind.READ,
    explains = true,
    does =
        "Shows why: a pack as it was handed out, a card's standing, what became of a candidate, a"
            + " decision, an edge's weight, what weights were learned from. Stored inputs and numbers,"
            + " reproduced.",
    examples = {"{\"id\": \"login|tagged_with|concept:auth\"}"})
public record Explain(
    @Field("a pack, card, candidate, decision, learning, or an edge as source|relation|target")
    String id) {

  /**
   * The record.
   *
   * @param type pack, card, candidate, decision, learning or edge
   * @param stored what was written down when it happened
   * @param why the number it stands by, if it has one
   */
  public record Answer(
      String type,
      String id,
      Map<String, Object> stored,
      Optional<Explanation> why,
      long position) {}
}
