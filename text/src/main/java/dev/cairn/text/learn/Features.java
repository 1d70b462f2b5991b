package dev.cairn.text.learn;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * What is known of one example: numbers by feature. A feature's name is hashed to its place, so a model
 * keeps no words and no row it learned from can be read back.
 */
public final class Features {
  private static final long OFFSET = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private final int places;
  private final long seed;
  private final Map<Integer, Double> values = new HashMap<>();

  /**
   * Starts empty.
   *
   * @param places how many there are; two features may share one
   * @param seed of the hash
   */
  public Features(int places, long seed) {
    this.places = places;
    this.seed = seed;
  }

  /** Adds to a feature; one that is said twice counts twice. */
  public Features add(String name, double value) {
    if (value != 0) {
      values.merge(place(name), value, Double::sum);
    }
    return this;
  }

  public Features add(String name) {
    return add(name, 1);
  }

  /** Adds many features that together have the given length, so that long texts weigh no more. */
  public Features addAll(String group, Map<String, Double> counts, double length) {
    double squares = 0;
    for (double count : counts.values()) {
      squares += count * count;
    }
    double scale = squares == 0 ? 0 : length / Math.sqrt(squares);
    counts.forEach((name, count) -> add(group + name, count * scale));
    return this;
  }

  /** Adds a vector, one feature per dimension. */
  public Features addVector(String group, float[] vector, double length) {
    for (int i = 0; i < vector.length; i++) {
      add(group + i, vector[i] * length);
    }
    return this;
  }

  public Example example() {
    int[] at = values.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
    double[] value = new double[at.length];
    for (int i = 0; i < at.length; i++) {
      value[i] = values.getOrDefault(at[i], 0.0);
    }
    return new Example(at, value);
  }

  private int place(String name) {
    long hash = OFFSET ^ (seed * PRIME);
    for (byte each : name.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (each & 0xff)) * PRIME;
    }
    hash ^= hash >>> 29;
    hash *= 0xbf58476d1ce4e5b9L;
    hash ^= hash >>> 32;
    return (int) Long.remainderUnsigned(hash, places);
  }
}
