package dev.cairn.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Gathers an emission item by item from JSON. An item that cannot be read is rejected by itself; every
 * adapter gathers through here, so none can emit what another may not.
 */
public final class Gathering {
  private final List<Emission.Node> nodes = new ArrayList<>();
  private final List<Emission.Edge> edges = new ArrayList<>();
  private final List<Emission.Update> updates = new ArrayList<>();
  private final List<String> removeNodes = new ArrayList<>();
  private final List<Emission.EdgeName> removeEdges = new ArrayList<>();
  private final List<Emission.Rejected> rejected = new ArrayList<>();
  private Optional<Emission.Range> range = Optional.empty();

  /** Takes {@code {id, type?, dimension?, properties?}}, and says whether it could be read. */
  public boolean node(String item, @Nullable Object raw) {
    return gather(item, () -> {
      ItemFields node = ItemFields.of(raw, ItemFields.NODE);
      nodes.add(new Emission.Node(
          item,
          node.key("id"),
          node.optionalKey("type"),
          node.optionalKey("dimension"),
          node.properties()));
    });
  }

  /** Takes {@code {source, target, relation, contribution, properties?}}. */
  public boolean edge(String item, @Nullable Object raw) {
    return gather(item, () -> {
      ItemFields edge = ItemFields.of(raw, ItemFields.EDGE);
      edges.add(new Emission.Edge(
          item,
          edge.key("source"),
          edge.key("target"),
          edge.key("relation"),
          edge.contribution(),
          edge.properties()));
    });
  }

  /** Takes {@code {id, properties}}. */
  public boolean update(String item, @Nullable Object raw) {
    return gather(item, () -> {
      ItemFields update = ItemFields.of(raw, ItemFields.UPDATE);
      updates.add(new Emission.Update(item, update.key("id"), update.properties()));
    });
  }

  /** Takes an id. */
  public boolean removeNode(String item, @Nullable Object raw) {
    return gather(item, () -> removeNodes.add(ItemFields.key("id", raw)));
  }

  /** Takes {@code {source, target, relation}}. */
  public boolean removeEdge(String item, @Nullable Object raw) {
    return gather(item, () -> {
      ItemFields edge = ItemFields.of(raw, ItemFields.EDGE_NAME);
      removeEdges.add(new Emission.EdgeName(
          item, edge.key("source"), edge.key("target"), edge.key("relation")));
    });
  }

  public void range(Optional<Emission.Range> declared) {
    range = declared;
  }

  public void reject(String item, String reason) {
    rejected.add(new Emission.Rejected(item, reason));
  }

  public Emission emission(String adapter, Optional<String> root) {
    return new Emission(
        adapter, nodes, edges, updates, removeNodes, removeEdges, root, range, rejected);
  }

  private boolean gather(String item, Runnable reading) {
    try {
      reading.run();
      return true;
    } catch (Unreadable unreadable) {
      reject(item, unreadable.reason());
      return false;
    }
  }
}
