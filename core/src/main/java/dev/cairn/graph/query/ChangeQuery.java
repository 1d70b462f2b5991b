package dev.cairn.graph.query;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Change;
import dev.cairn.graph.ChangeLog;
import dev.cairn.graph.Graph;
import dev.cairn.log.EdgeKey;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.ReadChanges;
import dev.cairn.policy.GraphPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Answers {@code changes}, and says what one event of the log changed. */
public final class ChangeQuery {
  private final Graph graph;
  private final ChangeLog changes;

  public ChangeQuery(Graph graph) {
    this.graph = graph;
    this.changes = graph.changes();
  }

  /** Changes behind a cursor, the oldest first. */
  public ReadChanges.Answer answer(GraphPolicy policy, ReadChanges request, long position) {
    int limit =
        GraphQuery.bounded("limit", request.limit(), policy.limitDefault(), policy.limitMax());
    if (request.cursor() < 0 || request.cursor() > changes.size()) {
      throw CairnException.invalid(
          "cursor",
          "cursor must lie between 0 and " + changes.size() + ", was " + request.cursor());
    }
    List<GraphChange> events = new ArrayList<>();
    int number = (int) request.cursor();
    while (number < changes.size() && events.size() < limit) {
      number++;
      if (isWanted(request, number)) {
        events.add(view(number));
      }
    }
    return new ReadChanges.Answer(events, number, position);
  }

  private boolean isWanted(ReadChanges request, int number) {
    String type = changes.change(number).name();
    return request
            .types()
            .map(all -> all.stream().anyMatch(t -> t.name().equals(type)))
            .orElse(true)
        && request.adapter().map(graph.adapter(number)::equals).orElse(true);
  }

  /** What the event at a position changed, at most so much of it. */
  public List<GraphChange> at(long position, int limit) {
    List<GraphChange> events = new ArrayList<>();
    for (int number = changes.firstAt(position);
        number <= changes.size() && changes.position(number) == position && events.size() < limit;
        number++) {
      events.add(view(number));
    }
    return events;
  }

  /** The cursor to read on from after {@link #at} has shown so many, if there are more. */
  public OptionalLong moreAfter(long position, int shown) {
    int next = changes.firstAt(position) + shown;
    boolean more = next <= changes.size() && changes.position(next) == position;
    return more ? OptionalLong.of(next - 1L) : OptionalLong.empty();
  }

  GraphChange view(int number) {
    Change change = changes.change(number);
    boolean ofNodes = change == Change.NODES_ADDED || change == Change.NODES_REMOVED;
    int[] ids = graph.concerned(number);
    List<String> nodes = new ArrayList<>();
    List<EdgeKey> edges = new ArrayList<>();
    for (int id : ids) {
      if (ofNodes) {
        nodes.add(graph.id(id));
      } else {
        edges.add(graph.key(id));
      }
    }
    Change.Reason reason = changes.reason(number);
    return new GraphChange(
        number,
        change.label(),
        graph.adapter(number),
        changes.position(number),
        reason == Change.Reason.NONE ? Optional.empty() : Optional.of(reason.label()),
        nodes,
        edges,
        change == Change.CONTRIBUTIONS_RETRACTED
            ? OptionalLong.of(changes.count(number))
            : OptionalLong.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
