package dev.cairn.operation;

import java.util.Optional;

/** Builds all state anew from the log. */
@Operation(
    name = "rebuild",
    kind = Operation.Kind.HOUSE,
    does = "Forgets every cache and builds all state anew from the log. The digests must be equal.",
    examples = {"{}"})
public record Rebuild(
    @Field("also show what today's rules would decide; there are no judged rules yet")
    Optional<Boolean> rejudge) {

  /** Equal digests: replaying gives what had grown. */
  public record Answer(String digestBefore, String digestAfter, long events) {}
}
