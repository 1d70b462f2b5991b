package dev.cairn.operation;

import dev.cairn.log.EdgeKey;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One change of the evidence graph.
 *
 * @param cursor its number; ask for changes behind it to go on from here
 * @param position the event of the log it is due to
 * @param edgesAffected for a retraction: how many slots were taken back
 * @param by for a retraction: who asked for it, if they said
 * @param because for a retraction: why, if they said
 */
public record GraphChange(
    long cursor,
    String type,
    String adapter,
    long position,
    Optional<String> reason,
    List<String> nodes,
    List<EdgeKey> edges,
    OptionalLong edgesAffected,
    Optional<String> by,
    Optional<String> because) {

  public GraphChange askedFor(Optional<String> who, Optional<String> why) {
    return new GraphChange(
        cursor, type, adapter, position, reason, nodes, edges, edgesAffected, who, why);
  }
}
