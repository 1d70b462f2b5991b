package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import java.util.function.Supplier;

/**
 * One tool may wait for another.
 *
 * @param from the place of the tool that is waited for
 * @param to the place of the tool that waits
 * @param why explains the chance; made when it is asked for, because few of all pairs are shown
 */
public record Edge(int from, int to, double chance, Supplier<Explanation> why) {}
