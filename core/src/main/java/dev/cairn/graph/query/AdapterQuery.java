package dev.cairn.graph.query;

import dev.cairn.fault.CairnException;
import dev.cairn.formula.Spearman;
import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.log.Chain;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.ListAdapters;
import dev.cairn.policy.GraphPolicy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

/** Answers {@code adapters} and {@code compare_adapters}. */
public final class AdapterQuery {
  private final Graph graph;
  private final GraphPolicy policy;

  public AdapterQuery(Graph graph, GraphPolicy policy) {
    this.graph = graph;
    this.policy = policy;
  }

  /** Everyone who ever spoke, and enrichments that are on though they found nothing yet. */
  public ListAdapters.Answer list(long position) {
    Set<String> ids = new TreeSet<>(graph.derived().active());
    graph.contributors().stream()
        .filter(each -> each.edges() > 0 || each.lastPosition() > 0)
        .forEach(each -> ids.add(each.id()));
    return new ListAdapters.Answer(ids.stream().map(this::item).toList(), position);
  }

  private ListAdapters.Item item(String id) {
    Optional<Contributor> heard = graph.contributor(id);
    Optional<Contributor> speaks = heard.filter(each -> each.edges() > 0);
    return new ListAdapters.Item(
        id,
        heard.map(Contributor::edges).orElse(0),
        speaks.map(each -> OptionalDouble.of(each.min())).orElse(OptionalDouble.empty()),
        speaks.map(each -> OptionalDouble.of(each.max())).orElse(OptionalDouble.empty()),
        policy.scale().name().toLowerCase(Locale.ROOT),
        heard.filter(each -> each.lastPosition() > 0).map(each -> Chain.instant(each.lastMicros())),
        graph.derived().isActive(id),
        Optional.ofNullable(graph.derived().failures().get(id)));
  }

  public CompareAdapters.Answer compare(CompareAdapters request, long position) {
    int limit =
        GraphQuery.bounded("limit", request.limit(), policy.limitDefault(), policy.limitMax());
    Contributor a = contributor("a", request.a());
    Contributor b = contributor("b", request.b());
    IntArrayList both = graph.edgesOf(a);
    both.removeIf(edge -> !graph.speaks(b, edge));
    IntArrayList onlyA = graph.edgesOf(a);
    onlyA.removeIf(edge -> graph.speaks(b, edge));
    IntArrayList onlyB = graph.edgesOf(b);
    onlyB.removeIf(edge -> graph.speaks(a, edge));
    return new CompareAdapters.Answer(
        first(onlyA, limit).stream().map(graph::key).toList(),
        first(onlyB, limit).stream().map(graph::key).toList(),
        first(both, limit).stream()
            .map(e -> new CompareAdapters.Both(graph.key(e), graph.value(a, e), graph.value(b, e)))
            .toList(),
        onlyA.size(),
        onlyB.size(),
        both.size(),
        Spearman.correlation(values(a, both), values(b, both)),
        position);
  }

  private Contributor contributor(String field, String id) {
    return graph
        .contributor(id)
        .orElseThrow(() -> CairnException.notFound(
            field, "nobody called '" + id + "' ever contributed; `adapters` lists who did"));
  }

  private List<Integer> first(IntArrayList edges, int limit) {
    return edges
        .intStream()
        .boxed()
        .sorted(EdgeWeights.byName(graph))
        .limit(limit)
        .toList();
  }

  private double[] values(Contributor contributor, IntArrayList edges) {
    return edges.intStream().mapToDouble(edge -> graph.value(contributor, edge)).toArray();
  }
}
