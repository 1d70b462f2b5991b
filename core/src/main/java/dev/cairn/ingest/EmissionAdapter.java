package dev.cairn.ingest;

import dev.cairn.fault.CairnException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Takes an emission as it is: the way in for programs that bring their own adapter. The emission says which
 * adapter speaks; {@link #id()} names only this reader.
 */
public final class EmissionAdapter implements Adapter {
  private static final String NAME = "emission";

  @Override
  public String id() {
    return NAME;
  }

  @Override
  public String kind() {
    return NAME;
  }

  @Override
  public Emission emit(Map<String, Object> data) {
    Input input = Input.of(
        data,
        "adapter",
        "range",
        "nodes",
        "edges",
        "property_updates",
        "remove_nodes",
        "remove_edges");
    String adapter = input.key("adapter");
    Gathering gathering = new Gathering();
    gathering.range(range(input));
    each(input, "nodes", gathering::node);
    each(input, "edges", gathering::edge);
    each(input, "property_updates", gathering::update);
    each(input, "remove_nodes", gathering::removeNode);
    each(input, "remove_edges", gathering::removeEdge);
    return gathering.emission(adapter, Optional.empty());
  }

  /** {@code [least, most]}: on what scale the adapter speaks. */
  private static Optional<Emission.Range> range(Input input) {
    List<?> ends = input.listOrNone("range");
    if (ends.isEmpty()) {
      return Optional.empty();
    }
    if (ends.size() == 2
        && ends.get(0) instanceof Number least
        && ends.get(1) instanceof Number most
        && Double.isFinite(least.doubleValue())
        && Double.isFinite(most.doubleValue())
        && least.doubleValue() < most.doubleValue()) {
      // Adding zero turns -0.0 into 0.0.
      return Optional.of(new Emission.Range(least.doubleValue() + 0.0, most.doubleValue() + 0.0));
    }
    throw CairnException.invalid(
        "data.range", "range must be two finite numbers, the least first, for example [0, 20]");
  }

  private static void each(Input input, String field, BiConsumer<String, Object> take) {
    List<?> items = input.listOrNone(field);
    for (int i = 0; i < items.size(); i++) {
      take.accept(field + "[" + i + "]", items.get(i));
    }
  }
}
