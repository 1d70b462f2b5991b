package dev.cairn.graph;

import dev.cairn.formula.Scale;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The graph as bytes, and back. Numbers are written as they were given: they follow from the log alone,
 * so that equal logs give equal bytes, whether the graph grew or was loaded on the way.
 */
final class GraphBytes {
  private GraphBytes() {}

  static void write(Graph graph, DataOutput out) throws IOException {
    graph.nodes.write(out);
    graph.edges.write(out);
    graph.slots.write(out);
    graph.relations.write(out);
    graph.adapters().write(out);
    graph.changes.write(out);
    graph.derived.write(out);
    for (Contributor contributor : graph.contributors()) {
      write(contributor, out);
    }
    int[] described = graph.edgeProperties().keySet().toIntArray();
    Arrays.sort(described);
    out.writeInt(described.length);
    for (int edge : described) {
      out.writeInt(edge);
      graph.edgeProperties(edge).write(out);
    }
  }

  private static void write(Contributor contributor, DataOutput out) throws IOException {
    out.writeLong(contributor.lastPosition());
    out.writeLong(contributor.lastMicros());
    int[] described = contributor.described().toIntArray();
    Arrays.sort(described);
    out.writeInt(described.length);
    Numbers.write(out, described, described.length);
    out.writeBoolean(contributor.declared().isPresent());
    if (contributor.declared().isPresent()) {
      out.writeDouble(contributor.declared().get().min());
      out.writeDouble(contributor.declared().get().max());
    }
  }

  static Graph read(DataInput in, Derived derived) throws IOException {
    Nodes nodes = Nodes.read(in);
    Edges edges = Edges.read(in);
    Slots slots = Slots.read(in);
    Interner relations = Interner.read(in);
    Interner adapters = Interner.read(in);
    ChangeLog changes = ChangeLog.read(in);
    derived.read(in);
    Int2ObjectOpenHashMap<Properties> ofEdges = new Int2ObjectOpenHashMap<>();
    Graph graph = new Graph(nodes, edges, slots, relations, adapters, changes, ofEdges, derived);
    for (Contributor contributor : graph.contributors()) {
      read(contributor, in);
    }
    for (int left = in.readInt(); left > 0; left--) {
      ofEdges.put(in.readInt(), Properties.read(in));
    }
    for (int slot = 0; slot < slots.used(); slot++) {
      if (slots.contributor(slot) != Slots.NONE) {
        graph.contributorOf(slot).restore(slot);
        graph.toolLinks().slotAdded(slots.edge(slot), slots.contributor(slot));
      }
    }
    graph.contributors().forEach(Contributor::restored);
    derived.folded().values().forEach(enrichment -> enrichment.prime(graph));
    return graph;
  }

  private static void read(Contributor contributor, DataInput in) throws IOException {
    contributor.spoke(in.readLong(), in.readLong());
    for (int node : Numbers.ints(in, in.readInt())) {
      contributor.described().add(node);
    }
    if (in.readBoolean()) {
      contributor.declared(Optional.of(new Scale.Range(in.readDouble(), in.readDouble())));
    }
  }
}
