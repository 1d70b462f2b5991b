package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import java.util.function.Supplier;

/**
 * A tool the request may need.
 *
 * @param why explains the chance; made when it is asked for, because few of all tools are shown
 */
public record Wanted(String tool, double chance, Supplier<Explanation> why) {}
