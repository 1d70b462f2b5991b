package dev.cairn.engine.graph;

import dev.cairn.engine.Limits;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.graph.Change;
import dev.cairn.graph.Graph;
import dev.cairn.graph.query.AdapterQuery;
import dev.cairn.graph.query.ChangeQuery;
import dev.cairn.graph.query.EdgeQuery;
import dev.cairn.graph.query.GraphQuery;
import dev.cairn.graph.query.PathQuery;
import dev.cairn.graph.query.Snapshot;
import dev.cairn.graph.query.Texts;
import dev.cairn.log.EventCodec;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.LogEvent;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Reading;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolRelation;
import dev.cairn.projection.Projector;
import dev.cairn.tool.trace.ToolEdges;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** The operations that look at the evidence graph, now or as it was. */
public final class GraphReads {
  private final Memory memory;
  private final EventCodec codec;
  private final Snapshots snapshots = new Snapshots();

  public GraphReads(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.codec = codec;
  }

  public ReadGraph.Answer graph(ReadGraph request, Reading reading) {
    long most = memory.look(() -> memory.state().policy().policy().log().entryBytesMax());
    request.text().ifPresent(text -> Limits.text("text", text, most));
    ReadGraph.Answer found = ask(reading, seen -> {
      ReadGraph.Answer answer =
          new GraphQuery(seen.graph(), seen.policy(), request).answer(seen.position());
      ToolEdges links = new ToolEdges(seen.graph(), seen.all());
      return new ReadGraph.Answer(
          answer.nodes(),
          answer.edges().stream().map(edge -> standing(edge, links)).toList(),
          answer.matching(),
          answer.position());
    });
    return new ReadGraph.Answer(
        texts().nodes(found.nodes()), found.edges(), found.matching(), found.position());
  }

  /** What an edge says about tools counts by its standing besides. */
  private static ReadGraph.Edge standing(ReadGraph.Edge shown, ToolEdges links) {
    Optional<ToolRelation> relation = ToolRelation.named(shown.relation());
    if (relation.isEmpty()) {
      return shown;
    }
    int edge = links.edge(shown.source(), relation.get(), shown.target());
    return links
        .standing(edge, links.seen(edge))
        .map(standing -> shown.between(standing.label(), links.weight(edge, standing)))
        .orElse(shown);
  }

  public ReadEdge.Answer edge(ReadEdge request, Reading reading) {
    ReadEdge.Answer found = ask(
        reading,
        seen -> new EdgeQuery(seen.graph(), seen.policy()).answer(request, seen.position()));
    return new ReadEdge.Answer(found.edges().stream().map(this::whole).toList(), found.position());
  }

  /** With words and times, which are read from the log once the graph is no longer held. */
  private ReadEdge.Edge whole(ReadEdge.Edge edge) {
    return new ReadEdge.Edge(
        edge.source(),
        edge.target(),
        edge.relation(),
        edge.contributions(),
        edge.slots().stream().map(this::timed).toList(),
        edge.rawWeight(),
        edge.corroboration(),
        texts().values(edge.properties()),
        edge.events(),
        edge.why());
  }

  private ReadEdge.Slot timed(ReadEdge.Slot slot) {
    return new ReadEdge.Slot(
        slot.adapter(),
        slot.value(),
        slot.scaled(),
        slot.scale(),
        slot.position(),
        at(slot.position()));
  }

  private Optional<Instant> at(long position) {
    return new LogReads(memory, codec).event(position).map(LogEvent::at);
  }

  public FindPath.Answer path(FindPath request, Reading reading) {
    return ask(reading, seen -> {
      Snapshot snapshot = reading.asOf().isPresent()
          ? Snapshot.of(seen.graph(), seen.policy())
          : snapshots.of(seen.graph(), seen.policy());
      return new PathQuery(seen.graph(), snapshot, seen.policy()).answer(request, seen.position());
    });
  }

  public ListAdapters.Answer adapters(Reading reading) {
    return ask(
        reading, seen -> new AdapterQuery(seen.graph(), seen.policy()).list(seen.position()));
  }

  public CompareAdapters.Answer compare(CompareAdapters request, Reading reading) {
    return ask(
        reading,
        seen -> new AdapterQuery(seen.graph(), seen.policy()).compare(request, seen.position()));
  }

  public ReadChanges.Answer changes(ReadChanges request, Reading reading) {
    ReadChanges.Answer found = ask(
        reading,
        seen -> new ChangeQuery(seen.graph()).answer(seen.policy(), request, seen.position()));
    return new ReadChanges.Answer(
        found.events().stream().map(this::asked).toList(), found.cursor(), found.position());
  }

  /** Who asked for a retraction and why is in the log alone. */
  private GraphChange asked(GraphChange change) {
    return change.type().equals(Change.CONTRIBUTIONS_RETRACTED.label())
        ? new LogReads(memory, codec)
            .at(change.position(), Retracted.class)
            .map(event ->
                change.askedFor(event.by(), event.reason().flatMap(new TextReads(memory)::of)))
            .orElse(change)
        : change;
  }

  /** A graph that does not change while it is looked at. */
  private record Seen(Graph graph, Policy all, long position) {
    GraphPolicy policy() {
      return all.graph();
    }
  }

  private <T> T ask(Reading reading, Function<Seen, T> question) {
    long head = memory.seen(reading).position();
    if (reading.asOf().isPresent()) {
      return question.apply(past(reading.asOf().get(), head));
    }
    return memory.look(() ->
        question.apply(new Seen(memory.state().graph(), memory.state().policy().policy(), head)));
  }

  /** The graph as it was: replayed, which takes as long as the log is. */
  private Seen past(AsOf asOf, long head) {
    if (!(asOf instanceof AsOf.Position then)) {
      throw CairnException.invalid(
          "as_of", "the graph can be seen as of a log position, not as of a time");
    }
    long position = Math.min(then.position(), head);
    Graph graph =
        Projector.replay(memory.name(), memory.log(), codec, State.graphProjection(), position);
    Policy policy = Projector.replay(
            memory.name(), memory.log(), codec, State.policyProjection(), position)
        .policy();
    return new Seen(graph, policy, position);
  }

  private Texts texts() {
    long shown = memory.look(() -> memory.state().policy().policy().search().textShownMax());
    return new Texts(ids -> memory.log().texts(memory.name(), ids), shown);
  }
}
