package dev.cairn.graph.enrichment;

import dev.cairn.graph.Enrichment;
import dev.cairn.policy.GraphPolicy;
import java.util.List;
import java.util.Optional;

/** Makes the enrichments we ship from their ids: what it is, then what it works on. */
public final class Enrichments {
  /** What every context begins with. */
  public static final List<String> INITIALLY_ACTIVE = List.of(
      CoOccurrence.PREFIX + ":tagged_with:may_be_related",
      DiscoveryGap.PREFIX + ":similar_to:discovery_gap");

  /** How ids look, for those who wrote one that is none. */
  public static final String FORMS =
      "co_occurrence:{via}:{out}, discovery_gap:{trigger}:{out}, temporal:{property}:{window}:{out}";

  private Enrichments() {}

  /** The enrichment an id names, if it is one that follows from the graph alone. */
  public static Optional<Enrichment> parse(String id, GraphPolicy policy) {
    String[] parts = id.split(":", -1);
    for (String part : parts) {
      if (part.isEmpty()) {
        return Optional.empty();
      }
    }
    return switch (parts[0]) {
      case CoOccurrence.PREFIX ->
        parts.length == 3
            ? Optional.of(new CoOccurrence(parts[1], parts[2], policy.coOccurrenceTargetsMax()))
            : Optional.empty();
      case DiscoveryGap.PREFIX ->
        parts.length == 3 ? Optional.of(new DiscoveryGap(parts[1], parts[2])) : Optional.empty();
      case Temporal.PREFIX ->
        parts.length == 4
            ? Times.window(parts[2])
                .map(window ->
                    new Temporal(id, parts[1], window, parts[3], policy.temporalNeighboursMax()))
            : Optional.empty();
      default -> Optional.empty();
    };
  }
}
