package dev.cairn.explain;

import java.util.List;

/**
 * A number that carries its reasons. The value <em>is</em> the operation applied to the parts, computed
 * here and nowhere else, so what is shown and what was used cannot differ.
 */
public record Explanation(double value, Op op, String because, List<Explanation> parts) {

  public Explanation {
    parts = List.copyOf(parts);
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(because + " is not a finite number: " + value);
    }
    if (op != Op.LEAF && Double.compare(op.combine(parts), value) != 0) {
      throw new IllegalArgumentException(because + " does not follow from its parts");
    }
  }

  public static Explanation leaf(double value, String because) {
    return new Explanation(value, Op.LEAF, because, List.of());
  }

  public static Explanation of(Op op, String because, List<Explanation> parts) {
    return new Explanation(op.combine(parts), op, because, parts);
  }

  public static Explanation sum(String because, Explanation... parts) {
    return of(Op.SUM, because, List.of(parts));
  }

  public static Explanation product(String because, Explanation... parts) {
    return of(Op.PRODUCT, because, List.of(parts));
  }

  public static Explanation quotient(String because, Explanation over, Explanation under) {
    return of(Op.QUOTIENT, because, List.of(over, under));
  }

  /** One short sentence: what this number mostly comes from. The tree says the rest. */
  public String inShort() {
    return Sentence.of(this);
  }

  /** Held between two bounds; says so even when the bounds did not bind. */
  public Explanation clamp(double floor, double ceiling) {
    return of(Op.CLAMP, because, List.of(this, leaf(floor, "at least"), leaf(ceiling, "at most")));
  }
}
