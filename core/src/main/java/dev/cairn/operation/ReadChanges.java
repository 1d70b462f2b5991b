package dev.cairn.operation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What happened to the evidence graph. */
@Operation(
    name = "changes",
    kind = Operation.Kind.READ,
    does =
        "Reads what happened to the evidence graph behind a cursor: 0 for everything, the answer's"
            + " cursor to go on. Survives restarts.",
    examples = {"{\"cursor\": 0, \"limit\": 10}", "{\"cursor\": 0, \"types\": [\"edges_removed\"]}"
    })
public record ReadChanges(
    @Field("where you left off; 0 for the beginning") long cursor,

    @Field("only these: nodes_added, edges_added, weights_changed, nodes_removed, edges_removed,"
        + " contributions_retracted")
    Optional<List<Type>> types,

    @Field("only what this adapter did") Optional<String> adapter,
    @Field("how many; 100 if absent") OptionalInt limit) {

  /** What can happen. */
  public enum Type {
    NODES_ADDED,
    EDGES_ADDED,
    WEIGHTS_CHANGED,
    NODES_REMOVED,
    EDGES_REMOVED,
    CONTRIBUTIONS_RETRACTED
  }

  public static ReadChanges after(long cursor) {
    return new ReadChanges(cursor, Optional.empty(), Optional.empty(), OptionalInt.empty());
  }

  /** The oldest first, and the cursor to go on from. */
  public record Answer(List<GraphChange> events, long cursor, long position) {}
}
