package dev.cairn.graph;

import dev.cairn.log.EdgeKey;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The evidence graph of one context, as it stands: nodes, edges, and on each edge one slot for every
 * contributor that speaks for it. Nodes and edges are addressed by number; numbers stay for good.
 *
 * <p>Weights are not here: they are computed from slots and the contributors' extremes when asked for
 * ({@link Weights}), so that one outlier costs nothing but its own slot.
 */
public final class Graph {
  /** No such node or edge. */
  public static final int NONE = -1;

  /** Measured on a graph of a million edges. */
  private static final long NODE_BYTES = 200;

  private static final long EDGE_BYTES = 120;
  private static final long SLOT_BYTES = 64;

  final Nodes nodes;
  final Edges edges;
  final Slots slots;
  final Interner relations;
  final ChangeLog changes;
  final Derived derived;
  private final List<Contributor> contributors = new ArrayList<>();
  private final ToolLinks toolLinks = new ToolLinks(this);
  private final Interner adapters;
  private final Int2ObjectOpenHashMap<Properties> edgeProperties;
  private long version;

  Graph(Derived derived) {
    this(
        new Nodes(),
        new Edges(),
        new Slots(),
        new Interner(),
        new Interner(),
        new ChangeLog(),
        new Int2ObjectOpenHashMap<>(),
        derived);
  }

  Graph(
      Nodes nodes,
      Edges edges,
      Slots slots,
      Interner relations,
      Interner adapters,
      ChangeLog changes,
      Int2ObjectOpenHashMap<Properties> edgeProperties,
      Derived derived) {
    this.nodes = nodes;
    this.edges = edges;
    this.slots = slots;
    this.relations = relations;
    this.adapters = adapters;
    this.changes = changes;
    this.edgeProperties = edgeProperties;
    this.derived = derived;
    for (int number = 0; number < adapters.size(); number++) {
      contributors.add(new Contributor(number, adapters.string(number), slots));
    }
  }

  // --- nodes ---

  /** The number of a node that is there, or {@link #NONE}. */
  public int node(String id) {
    return nodes.find(id);
  }

  public boolean hasNode(int node) {
    return nodes.isAlive(node);
  }

  public String id(int node) {
    return nodes.id(node);
  }

  /** What kind of thing it is; empty if nobody said. */
  public String type(int node) {
    return nodes.type(node);
  }

  public String dimension(int node) {
    return nodes.dimension(node);
  }

  public Properties properties(int node) {
    return nodes.properties(node);
  }

  public int nodeCount() {
    return nodes.alive();
  }

  /** All numbers given to nodes are below this. */
  public int nodesKnown() {
    return nodes.known();
  }

  // --- edges ---

  /** The number of an edge that is there, or {@link #NONE}. */
  public int edge(int source, int target, String relation) {
    int kind = relations.find(relation);
    int edge = kind == Interner.ABSENT ? NONE : edges.find(source, target, kind);
    return edge != NONE && edges.isAlive(edge) ? edge : NONE;
  }

  public boolean hasEdge(int edge) {
    return edges.isAlive(edge);
  }

  public int source(int edge) {
    return edges.source(edge);
  }

  public int target(int edge) {
    return edges.target(edge);
  }

  public String relation(int edge) {
    return relations.string(edges.relation(edge));
  }

  /** What makes it this edge, by name. */
  public EdgeKey key(int edge) {
    return new EdgeKey(id(source(edge)), id(target(edge)), relation(edge));
  }

  /** Whether nobody but this contributor speaks for an edge. */
  public boolean isOnlyOf(int edge, String contributor) {
    return corroboration(edge) == 1
        && contributorOf(edges.firstSlot(edge)).id().equals(contributor);
  }

  /** Whether the edge is of this relation; quicker than comparing names. */
  public boolean isOf(int edge, int relation) {
    return edges.relation(edge) == relation;
  }

  /** The number of a relation, or {@link #NONE} if no edge ever had it. */
  public int relationNumber(String relation) {
    return relations.find(relation);
  }

  public void forEachOut(int node, IntConsumer each) {
    edges.out().forEach(node, each);
  }

  public void forEachIn(int node, IntConsumer each) {
    edges.in().forEach(node, each);
  }

  /** Every edge between two nodes, in either direction. */
  public void forEachBetween(int a, int b, IntConsumer each) {
    edges.between(a, b, each);
  }

  public int outDegree(int node) {
    return edges.out().degree(node);
  }

  public int inDegree(int node) {
    return edges.in().degree(node);
  }

  public int edgeCount() {
    return edges.alive();
  }

  /** All numbers given to edges are below this. */
  public int edgesKnown() {
    return edges.known();
  }

  public Properties edgeProperties(int edge) {
    return Optional.ofNullable(edgeProperties.get(edge)).orElse(Properties.NONE);
  }

  void edgeProperties(int edge, Properties changed) {
    if (changed.isEmpty()) {
      edgeProperties.remove(edge);
    } else {
      edgeProperties.put(edge, changed);
    }
  }

  Int2ObjectOpenHashMap<Properties> edgeProperties() {
    return edgeProperties;
  }

  // --- slots ---

  /** How many contributors speak for an edge. */
  public int corroboration(int edge) {
    return edges.slots(edge);
  }

  /** Each contribution to an edge, in the order of the contributors' names. */
  public void forEachSlot(int edge, IntConsumer each) {
    for (int slot = edges.firstSlot(edge); slot != Slots.NONE; slot = slots.next(slot)) {
      each.accept(slot);
    }
  }

  public Contributor contributorOf(int slot) {
    return contributors.get(slots.contributor(slot));
  }

  public double contribution(int slot) {
    return slots.value(slot);
  }

  /** The position of the event that last set it. */
  public long setAt(int slot) {
    return slots.position(slot);
  }

  /** The slot of a contributor on an edge, or {@link #NONE}. */
  public int slot(int edge, int contributor) {
    int slot = edges.firstSlot(edge);
    while (slot != Slots.NONE && slots.contributor(slot) != contributor) {
      slot = slots.next(slot);
    }
    return slot;
  }

  /** Everyone who ever contributed, or was named. */
  public List<Contributor> contributors() {
    return contributors;
  }

  /** A contributor that was heard of. */
  public Optional<Contributor> contributor(String id) {
    int number = adapters.find(id);
    return number == Interner.ABSENT ? Optional.empty() : Optional.of(contributors.get(number));
  }

  /** The number of a contributor, or {@link #NONE}. */
  public int contributorNumber(String id) {
    return adapters.find(id);
  }

  Contributor heard(String id) {
    int number = adapters.intern(id);
    if (number == contributors.size()) {
      contributors.add(new Contributor(number, id, slots));
    }
    return contributors.get(number);
  }

  Interner adapters() {
    return adapters;
  }

  /** The edges a contributor speaks for. */
  public IntArrayList edgesOf(Contributor contributor) {
    IntArrayList own = new IntArrayList(contributor.edges());
    for (int place = 0; place < contributor.edges(); place++) {
      own.add(slots.edge(contributor.slot(place)));
    }
    return own;
  }

  public boolean speaks(Contributor contributor, int edge) {
    return slot(edge, contributor.number()) != Slots.NONE;
  }

  /** What a contributor says of an edge it speaks for. */
  public double value(Contributor contributor, int edge) {
    return slots.value(slot(edge, contributor.number()));
  }

  /** What it says about tools. */
  public ToolLinks toolLinks() {
    return toolLinks;
  }

  /** The nodes or edges a change concerned. */
  public int[] concerned(int change) {
    return changes.items(change).toIntArray();
  }

  /** The changes that concerned an edge, the newest first. */
  public int[] changesOf(int edge, int limit) {
    return changes.ofEdge(edge, limit).toIntArray();
  }

  public ChangeLog changes() {
    return changes;
  }

  /** The adapter a change is due to. */
  public String adapter(int change) {
    return adapters.string(changes.adapter(change));
  }

  /** Which enrichments are kept up, and how the last of them ended. */
  public Derived derived() {
    return derived;
  }

  /** Roughly what it takes of the heap. */
  public long footprint() {
    return NODE_BYTES * nodes.known() + EDGE_BYTES * edges.known() + SLOT_BYTES * slots.used();
  }

  /** Raised by every change: what was computed from an earlier version is stale. */
  public long version() {
    return version;
  }

  void touched() {
    version++;
  }
}
