package dev.cairn.index.vector;

import dev.cairn.policy.Policy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What a look-up costs and finds among 100 000 vectors of 384 numbers. A program, not a test: run its main,
 * with {@code --add-modules jdk.incubator.vector} for the faster kernel and 1 GB of heap.
 */
final class ScanBenchmark {
  private static final int DIMENSIONS = 384;
  private static final int VECTORS = 100_000;
  private static final int QUERIES = 100;
  private static final int LIMIT = 10;
  private static final long SEED = 1;

  private final Clouds clouds = new Clouds(new Random(SEED), DIMENSIONS);

  private ScanBenchmark() {}

  public static void main(String[] args) {
    System.out.println("| vectors | kernel | exact ms | by signs ms | recall@10 |");
    System.out.println("|---|---|---|---|---|");
    ScanBenchmark benchmark = new ScanBenchmark();
    float[][] centres = benchmark.clouds.anywhere(1_000);
    Random which = new Random(SEED);
    benchmark.run(
        "clustered", () -> benchmark.clouds.near(centres[which.nextInt(centres.length)], 0.8));
    benchmark.run("random", benchmark.clouds::anywhere);
  }

  private void run(String name, Supplier<float[]> source) {
    float[][] vectors = new float[VECTORS][];
    float[][] queries = new float[QUERIES][];
    Arrays.setAll(vectors, i -> source.get());
    Arrays.setAll(queries, i -> source.get());
    measure(name, "scalar", Kernels.scalar(), vectors, queries);
    Kernels.vectorApi().ifPresent(kernel -> measure(name, "vector api", kernel, vectors, queries));
  }

  private static void measure(
      String name, String kernelName, DotKernel kernel, float[][] vectors, float[][] queries) {
    VectorSet set = new VectorSet(DIMENSIONS, Policy.DEFAULT.vector(), kernel);
    for (int id = 0; id < vectors.length; id++) {
      set.put(id, vectors[id]);
    }
    double[] exact = new double[queries.length];
    double[] bySigns = new double[queries.length];
    int found = 0;
    for (int round = 0; round < 2; round++) {
      found = 0;
      for (int i = 0; i < queries.length; i++) {
        float[] query = queries[i];
        long start = System.nanoTime();
        List<Neighbour> wanted = set.nearestExactly(query, LIMIT, id -> true);
        long middle = System.nanoTime();
        Set<Neighbour> given = new HashSet<>(set.nearest(query, LIMIT));
        bySigns[i] = (System.nanoTime() - middle) / 1e6;
        exact[i] = (middle - start) / 1e6;
        given.retainAll(wanted);
        found += given.size();
      }
    }
    System.out.printf(
        "| %s | %s | %.1f | %.1f | %.3f |%n",
        name, kernelName, median(exact), median(bySigns), found / (double) (QUERIES * LIMIT));
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
