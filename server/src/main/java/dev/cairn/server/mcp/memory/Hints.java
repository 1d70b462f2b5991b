package dev.cairn.server.mcp.memory;

import dev.cairn.operation.Operation.Kind;
import dev.cairn.server.operation.Bound;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.Set;

/**
 * What a client may assume of a tool before it asks its user. Never rosier than the truth: an operation
 * nobody has thought about is said to destroy. What the protocol assumes by itself (that a tool writes, destroys
 * and may not be repeated) is left unsaid: every word is paid for.
 */
final class Hints {
  /** Keep house, but only look. */
  private static final Set<String> LOOKING = Set.of("contexts", "verify");

  /** Keep house, and lose nothing: they make what was not there, or make anew what can be made again. */
  private static final Set<String> HARMLESS = Set.of("rebuild", "embed", "backup", "salvage");

  /**
   * The log keeps all they take, but the graph loses it, and only its sources can say it again: an emission
   * may remove nodes that others speak of.
   */
  private static final Set<String> TAKING = Set.of("ingest", "retract");

  /** What it takes is nowhere any more. */
  private static final Set<String> DESTROYING = Set.of("erase");

  /** They destroy nothing and open the gate: a client does well to ask its user before it lets an agent. */
  private static final Set<String> OPENING = Set.of("approve", "set_risk", "trust_server");

  /** Twice is the same as once, whatever the idempotency key. */
  private static final Set<String> REPEATABLE =
      Set.of("end_episode", "rebuild", "embed", "ingest", "retract", "enrich", "load_spec");

  private Hints() {}

  static ToolAnnotations of(Bound<?, ?> operation) {
    String name = operation.name();
    ToolAnnotations.Builder hints = ToolAnnotations.builder().openWorldHint(false);
    if (operation.kind() == Kind.READ || LOOKING.contains(name)) {
      return hints.readOnlyHint(true).build();
    }
    // The log only grows, so a write destroys nothing, as a rule.
    boolean harmless = (operation.kind() == Kind.WRITE
            && !TAKING.contains(name)
            && !OPENING.contains(name)
            && !DESTROYING.contains(name))
        || HARMLESS.contains(name);
    if (harmless) {
      hints.destructiveHint(false);
    }
    if (REPEATABLE.contains(name)) {
      hints.idempotentHint(true);
    }
    return hints.build();
  }
}
