package dev.cairn.tool.decision;

import dev.cairn.log.Risk;
import dev.cairn.log.TextRef;
import java.time.Instant;

/**
 * How risky the user says a tool is.
 *
 * @param version what the tool said of itself when he did
 */
public record UserRisk(Risk risk, Instant at, String version, TextRef reason, String by) {}
