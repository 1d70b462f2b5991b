package dev.cairn.tool.run;

/**
 * A past request that is like the one asked about.
 *
 * @param request the number of the request, later ones larger
 * @param likeness from 0 to 1
 * @param tools what was run for it, in order, by their numbers in the memory
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Neighbour(int request, double likeness, int[] tools) {}
