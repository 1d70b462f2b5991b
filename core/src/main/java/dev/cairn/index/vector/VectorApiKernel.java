package dev.cairn.index.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The same sums in the processor's vector registers. Compiled apart from the rest, because the module it
 * needs is not there by default; nobody may name this class but {@link Kernels}, by its name alone.
 */
final class VectorApiKernel implements DotKernel {
  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();

  /** Called by reflection. */
  VectorApiKernel() {}

  @Override
  public float dot(float[] query, float[] rows, int offset) {
    FloatVector even = FloatVector.zero(SPECIES);
    FloatVector odd = FloatVector.zero(SPECIES);
    int i = 0;
    // Two sums in flight hide the time a fused multiply-add takes.
    for (int bound = query.length - 2 * LANES; i <= bound; i += 2 * LANES) {
      even = at(query, i).fma(at(rows, offset + i), even);
      odd = at(query, i + LANES).fma(at(rows, offset + i + LANES), odd);
    }
    if (i <= query.length - LANES) {
      even = at(query, i).fma(at(rows, offset + i), even);
      i += LANES;
    }
    float sum = even.add(odd).reduceLanes(VectorOperators.ADD);
    for (; i < query.length; i++) {
      sum += query[i] * rows[offset + i];
    }
    return sum;
  }

  private static FloatVector at(float[] values, int from) {
    return FloatVector.fromArray(SPECIES, values, from);
  }
}
