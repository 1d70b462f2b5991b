package dev.cairn.graph;

import dev.cairn.fault.CairnException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** What an enrichment wants: of each edge it speaks of, the value it should have, or none. */
public final class Wishes {
  /** An edge by the numbers of its nodes. */
  record Wish(int source, int target, String relation) {}

  private final Map<Wish, OptionalDouble> all = new LinkedHashMap<>();

  /** The edge should have this value. */
  public void want(int source, int target, String relation, double value) {
    if (!Double.isFinite(value)) {
      throw CairnException.invalid(
          "value", "an enrichment wants " + value + " for an edge '" + relation + "'");
    }
    all.put(new Wish(source, target, relation), OptionalDouble.of(value));
  }

  /** Nothing speaks for the edge any more. */
  public void drop(int source, int target, String relation) {
    all.put(new Wish(source, target, relation), OptionalDouble.empty());
  }

  /** The same for an edge and its opposite: the value, or none if it is not positive. */
  public void settleBoth(int a, int b, String relation, double value) {
    if (value > 0) {
      want(a, b, relation, value);
      want(b, a, relation, value);
    } else {
      drop(a, b, relation);
      drop(b, a, relation);
    }
  }

  /** Told of an edge that is wanted. */
  @FunctionalInterface
  public interface Wanted {
    void edge(int source, int target, String relation, double value);
  }

  /** All that is wanted, in the order it was said. */
  public void forEach(Wanted each) {
    all.forEach((wish, value) -> value.ifPresent(
        wanted -> each.edge(wish.source(), wish.target(), wish.relation(), wanted)));
  }

  Map<Wish, OptionalDouble> all() {
    return all;
  }
}
