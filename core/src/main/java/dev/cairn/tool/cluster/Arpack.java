package dev.cairn.tool.cluster;

import dev.cairn.policy.ClusterPolicy;
import java.util.Arrays;
import org.netlib.arpack.Dgetv0;
import org.netlib.arpack.Dsaupd;
import org.netlib.arpack.Dseupd;
import org.netlib.util.doubleW;
import org.netlib.util.intW;

/**
 * The largest eigenvalues of a symmetric operator by ARPACK's restarted Lanczos iteration. Lehoucq, Sorensen
 * and Yang, "ARPACK Users' Guide", 1998. In its translation to Java, not in machine code: that gives the same bits everywhere.
 */
final class Arpack {
  /** The library is a translation of Fortran that keeps what it is at in static fields. */
  private static final Object ONE_AT_A_TIME = new Object();

  private static final String PLAIN = "I";
  private static final String LARGEST = "LA";
  private static final int DONE = 99;
  private static final int PARAMETERS = 11;
  private static final int RESTARTS = 2;
  private static final int FOUND = 4;
  private static final int MODE = 6;
  private static final int WORK_VECTORS = 3;
  private static final int WORK_SPARE = 8;

  /** Vectors kept beyond those asked for, at least; fewer, and hard cases take many restarts. */
  private static final int BASIS_SPARE = 20;

  private final ClusterPolicy policy;
  private final Gram operator;
  private final int count;
  private final int basisSize;
  private final double[] residual;
  private final double[] basis;
  private final int[] parameters = new int[PARAMETERS];
  private final int[] pointers = new int[PARAMETERS];
  private final double[] work;
  private final double[] smallWork;

  private Arpack(ClusterPolicy policy, Gram operator, int count) {
    int size = operator.size();
    this.policy = policy;
    this.operator = operator;
    this.count = count;
    this.basisSize = Math.min(size, 2 * count + BASIS_SPARE);
    this.residual = Vectors.arbitrary(size, 0);
    this.basis = new double[size * basisSize];
    this.work = new double[WORK_VECTORS * size];
    this.smallWork = new double[basisSize * (basisSize + WORK_SPARE)];
    parameters[0] = 1;
    parameters[RESTARTS] = (int) policy.restartsMax();
    parameters[MODE] = 1;
  }

  /** Why it found less than was asked for. */
  static final class GaveUp extends Exception {
    private static final long serialVersionUID = 1L;

    GaveUp(String message) {
      super(message);
    }
  }

  /**
   * Of an operator of more than {@code count} dimensions.
   *
   * @throws GaveUp if the library does not get there
   */
  static Spectrum find(ClusterPolicy policy, Gram operator, int count) throws GaveUp {
    synchronized (ONE_AT_A_TIME) {
      // Where its vectors run out it draws another, and its draws go on from one run to the next;
      // begun
      // anew, two runs are the same.
      Dgetv0.inits = true;
      Arpack run = new Arpack(policy, operator, count);
      run.iterate();
      return run.read();
    }
  }

  private void iterate() throws GaveUp {
    intW step = new intW(0);
    intW outcome = new intW(1);
    doubleW tolerance = new doubleW(policy.tolerance());
    int size = operator.size();
    while (step.val != DONE) {
      Dsaupd.dsaupd(
          step,
          PLAIN,
          size,
          LARGEST,
          count,
          tolerance,
          residual,
          0,
          basisSize,
          basis,
          0,
          size,
          parameters,
          0,
          pointers,
          0,
          work,
          0,
          smallWork,
          0,
          smallWork.length,
          outcome);
      if (step.val == 1 || step.val == -1) {
        apply(pointers[0] - 1, pointers[1] - 1);
      } else if (step.val != DONE) {
        throw new GaveUp("ARPACK asked for step " + step.val);
      }
    }
    if (outcome.val != 0 || parameters[FOUND] < count) {
      throw new GaveUp("ARPACK ended with code " + outcome.val + " after " + parameters[RESTARTS]
          + " restarts, with " + parameters[FOUND] + " of " + count + " vectors");
    }
  }

  private void apply(int from, int to) {
    int size = operator.size();
    double[] image = operator.times(Arrays.copyOfRange(work, from, from + size));
    System.arraycopy(image, 0, work, to, size);
  }

  private Spectrum read() throws GaveUp {
    int size = operator.size();
    double[] ascending = new double[count];
    double[] vectors = new double[size * count];
    intW outcome = new intW(0);
    Dseupd.dseupd(
        true,
        "A",
        new boolean[basisSize],
        0,
        ascending,
        0,
        vectors,
        0,
        size,
        0,
        PLAIN,
        size,
        LARGEST,
        new intW(count),
        policy.tolerance(),
        residual,
        0,
        basisSize,
        basis,
        0,
        size,
        parameters,
        0,
        pointers,
        0,
        work,
        0,
        smallWork,
        0,
        smallWork.length,
        outcome);
    if (outcome.val != 0) {
      throw new GaveUp("ARPACK could not make vectors, code " + outcome.val);
    }
    double[] values = new double[count];
    double[][] found = new double[count][];
    for (int i = 0; i < count; i++) {
      int from = count - 1 - i;
      values[i] = ascending[from];
      found[i] = Vectors.canonical(Arrays.copyOfRange(vectors, from * size, (from + 1) * size));
    }
    return new Spectrum(values, found, null);
  }
}
