package dev.cairn.server.mcp.memory;

import static java.util.stream.Collectors.toSet;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.Operation.Who;
import dev.cairn.server.operation.Nearest;
import dev.cairn.server.operation.Registry;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tools that are offered together. An agent pays for every definition it is shown, so it chooses. */
public enum Toolset {
  /** What an agent needs all day. */
  MEMORY("start_episode log remember record_outcome end_episode search pack check read"),
  /** Which tool next. */
  TOOLS("register_tools find_tools next_tools plan record_run"),
  /** Whether to go on without asking. */
  DECIDE("decide record_execution"),
  /** The evidence graph. */
  GRAPH("ingest retract graph edge path adapters compare_adapters changes load_spec unload_spec"
      + " enrich"),
  /** Judging what was learned. */
  CURATE(
      "cards episodes episode dispute recheck promote archive restore compact consolidate ledger gates"
          + " explain"),
  /** Keeping house, and the rules of the gate. */
  ADMIN("status contexts configure verify embed rebuild backup accept_damage salvage erase"
      + " register_capability explore tools learn set_risk approve reject revoke trust_server thresholds expect"
      + " decisions approvals simulate"),
  /** The tools of the official knowledge-graph memory server; served on top of the graph. */
  COMPAT("");

  /** What is offered if nobody chooses. */
  public static final String DEFAULT = "memory,tools,decide";

  private static final String ALL = "all";

  private final String operations;

  Toolset(String operations) {
    this.operations = operations;
  }

  /** The operations by name, those that do not exist yet included. */
  public List<String> operations() {
    return List.of(operations.split(" "));
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads names with commas between them. */
  public static Set<Toolset> parse(String names) {
    Set<Toolset> chosen = EnumSet.noneOf(Toolset.class);
    for (String name : names.split(",", -1)) {
      String wanted = name.strip();
      if (wanted.equals(ALL)) {
        chosen.addAll(EnumSet.allOf(Toolset.class));
      } else {
        chosen.add(named(wanted));
      }
    }
    return chosen;
  }

  /** Whether who chose these wants the agent to ask for what is a person's: by name, or not at all. */
  public static boolean givePersonsLeave(Set<Toolset> chosen, Registry registry) {
    Set<String> names =
        chosen.stream().flatMap(toolset -> toolset.operations().stream()).collect(toSet());
    return registry.operations().stream()
        .anyMatch(operation -> operation.who() == Who.PERSON && names.contains(operation.name()));
  }

  private static Toolset named(String wanted) {
    List<String> known = Arrays.stream(values()).map(Toolset::label).toList();
    return Arrays.stream(values())
        .filter(toolset -> toolset.label().equals(wanted))
        .findFirst()
        .orElseThrow(() -> CairnException.invalid(
            "toolsets",
            "unknown toolset '%s'%s; known: %s, %s"
                .formatted(wanted, Nearest.hint(wanted, known), String.join(", ", known), ALL)));
  }
}
