package dev.cairn.graph;

import dev.cairn.episode.PolicyInForce;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.Recorded;
import dev.cairn.log.ToolEvent.CapabilityRegistered;
import dev.cairn.log.ToolWrite;
import dev.cairn.projection.Projection;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;

/** Folds the log into the {@link Graph}, with all that follows from it. */
public final class GraphProjection implements Projection<Graph> {
  private final Derived.Known known;
  private final List<String> initiallyActive;

  /**
   * Enrichments that follow from the graph alone are made from their ids.
   *
   * @param initiallyActive those that are switched on in a new graph
   */
  public GraphProjection(Derived.Known known, List<String> initiallyActive) {
    this.known = known;
    this.initiallyActive = List.copyOf(initiallyActive);
  }

  @Override
  public String name() {
    return "graph";
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public Graph empty() {
    Graph graph = new Graph(new Derived(known));
    for (String id : initiallyActive) {
      graph
          .derived
          .start(id, GraphApplier.BY_DEFAULT)
          .ifPresent(enrichment -> enrichment.prime(graph));
    }
    return graph;
  }

  @Override
  public Graph apply(Graph graph, Recorded recorded) {
    if (recorded.event() instanceof GraphEvent event) {
      event.accept(new GraphApplier(graph, recorded.position()));
    } else if (recorded.event() instanceof PolicyAdopted adopted) {
      PolicyInForce now = PolicyInForce.of(adopted, recorded.position());
      new GraphApplier(graph, recorded.position()).adopt(now.policy().graph());
    } else if (recorded.event() instanceof ToolsRegistered registered) {
      new GraphApplier(graph, recorded.position())
          .tools(Stream.concat(registered.added().stream(), registered.changed().stream())
              .map(ToolWrite::tool)
              .toList());
    } else if (recorded.event() instanceof CapabilityRegistered registered) {
      new GraphApplier(graph, recorded.position()).tools(List.of(registered.capability()));
    }
    return graph;
  }

  /** A graph that can be changed without changing the one it was copied from. */
  public Graph copy(Graph graph) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      write(graph, new DataOutputStream(bytes));
      return read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void write(Graph graph, DataOutput out) throws IOException {
    GraphBytes.write(graph, out);
  }

  @Override
  public Graph read(DataInput in) throws IOException {
    return GraphBytes.read(in, new Derived(known));
  }
}
