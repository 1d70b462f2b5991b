package dev.cairn.operation;

import java.util.List;
import java.util.Optional;

/** Proves that nothing was lost or changed. */
@Operation(
    name = "verify",
    kind = Operation.Kind.HOUSE,
    does =
        "Checks the hash chain, every text and every citation of the log; with `deep` also replays it"
            + " and compares the state.",
    examples = {"{}", "{\"deep\": true}"})
public record Verify(
    @Field("also replay the log and compare state digests") Optional<Boolean> deep) {

  /** {@code ok} exactly when there are no problems. */
  public record Answer(boolean ok, long events, String head, List<Problem> problems) {}

  /** What is wrong, and where in the log. */
  public record Problem(long position, String problem) {}
}
