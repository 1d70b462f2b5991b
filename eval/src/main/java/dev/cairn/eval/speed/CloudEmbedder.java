package dev.cairn.eval.speed;

import dev.cairn.index.Embedder;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Places texts as a model does, without its cost: all in one corner of the space, around many centres, a
 * text's place given by its hash. Searching among such vectors takes as long as among real ones.
 */
final class CloudEmbedder implements Embedder {
  static final int DIMENSIONS = 384;

  private static final int CENTRES = 1_000;
  private static final double CENTRE_SPREAD = 0.9;
  private static final double SPREAD = 0.6;
  private static final long SEED = 20_240_611;

  private final float[][] centres = new float[CENTRES][];

  CloudEmbedder() {
    float[] corner = near(new float[DIMENSIONS], 1, SEED);
    for (int i = 0; i < CENTRES; i++) {
      centres[i] = near(corner, CENTRE_SPREAD, SEED + 1 + i);
    }
  }

  @Override
  public String model() {
    return "clouds";
  }

  @Override
  public int dimensions() {
    return DIMENSIONS;
  }

  @Override
  public List<float[]> embed(List<String> texts) {
    return texts.stream().map(this::place).toList();
  }

  private float[] place(String text) {
    int hash = text.hashCode();
    return near(centres[Math.floorMod(hash, CENTRES)], SPREAD, hash);
  }

  /** A direction drawn from the seed, so much of it added to a point, and brought to length 1. */
  private static float[] near(float[] point, double spread, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] direction = random.doubles(DIMENSIONS, -1, 1).toArray();
    double length = length(direction);
    double[] moved = new double[DIMENSIONS];
    for (int i = 0; i < DIMENSIONS; i++) {
      moved[i] = point[i] + spread * direction[i] / length;
    }
    float[] unit = new float[DIMENSIONS];
    double whole = length(moved);
    for (int i = 0; i < DIMENSIONS; i++) {
      unit[i] = (float) (moved[i] / whole);
    }
    return unit;
  }

  private static double length(double[] vector) {
    double squares = 0;
    for (double x : vector) {
      squares += x * x;
    }
    return Math.sqrt(squares);
  }

  @Override
  public void close() {
    // Nothing to let go of.
  }
}
