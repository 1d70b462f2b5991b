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
 */
public record GraphChange(
    long cursor,
    String type,
    String adapter,
    long position,
    Optional<String> reason,
    List<String> nodes,
    List<EdgeKey> edges,
    OptionalLong edgesAffected) {}
