package dev.cairn.operation;

import dev.cairn.log.EdgeKey;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Holds two contributors against each other. */
@Operation(
    name = "compare_adapters",
    kind = Operation.Kind.READ,
    does =
        "Compares two adapters or models: the edges only one of them sees, those both see, and how far"
            + " they agree in ranking those.",
    examples = {"{\"a\": \"coverage\", \"b\": \"fragment\"}"})
public record CompareAdapters(
    @Field("one adapter") String a,
    @Field("the other") String b,
    @Field("edges shown of each list; 100 if absent") OptionalInt limit) {

  public static CompareAdapters of(String a, String b) {
    return new CompareAdapters(a, b, OptionalInt.empty());
  }

  /**
   * Counts, and the first edges of each list by name.
   *
   * @param rankCorrelation Spearman's, over edges both see; absent below two, or if one ranks all alike
   */
  public record Answer(
      List<EdgeKey> onlyA,
      List<EdgeKey> onlyB,
      List<Both> both,
      long onlyACount,
      long onlyBCount,
      long bothCount,
      OptionalDouble rankCorrelation,
      long position) {}

  /** An edge both speak for. */
  public record Both(EdgeKey edge, double a, double b) {}
}
