package dev.cairn.text.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Which places of a large hash space a model knows. What it never saw in training is left out when it reads,
 * instead of falling on some other feature's place; and few features share one.
 */
public final class FeatureIndex {
  private final int[] places;

  private FeatureIndex(int[] places) {
    this.places = places;
  }

  /** The places that are used by so many examples at least. */
  public static FeatureIndex of(Collection<Example> examples, int countMin) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (Example example : examples) {
      for (int place : example.places()) {
        counts.merge(place, 1, Integer::sum);
      }
    }
    return new FeatureIndex(counts.entrySet().stream()
        .filter(each -> each.getValue() >= countMin)
        .mapToInt(Map.Entry::getKey)
        .sorted()
        .toArray());
  }

  public int size() {
    return places.length;
  }

  /** The example with what is known alone, at its place in this index. */
  public Example narrow(Example example) {
    int[] at = new int[example.places().length];
    double[] value = new double[at.length];
    int count = 0;
    for (int i = 0; i < at.length; i++) {
      int known = Arrays.binarySearch(places, example.places()[i]);
      if (known >= 0) {
        at[count] = known;
        value[count++] = example.values()[i];
      }
    }
    return new Example(Arrays.copyOf(at, count), Arrays.copyOf(value, count));
  }

  /** The index with some of its places alone, named by their numbers here in rising order. */
  FeatureIndex only(int[] chosen) {
    return new FeatureIndex(Arrays.stream(chosen).map(each -> places[each]).toArray());
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(places.length);
    int before = 0;
    for (int place : places) {
      // Gaps are small: seven bits a byte.
      int gap = place - before;
      while (gap >= 0x80) {
        out.writeByte((gap & 0x7f) | 0x80);
        gap >>>= 7;
      }
      out.writeByte(gap);
      before = place;
    }
  }

  static FeatureIndex read(DataInputStream in) throws IOException {
    int[] places = new int[in.readInt()];
    int before = 0;
    for (int i = 0; i < places.length; i++) {
      int gap = 0;
      int shift = 0;
      int part = in.readUnsignedByte();
      while (part >= 0x80) {
        gap |= (part & 0x7f) << shift;
        shift += 7;
        part = in.readUnsignedByte();
      }
      before += gap | (part << shift);
      places[i] = before;
    }
    return new FeatureIndex(places);
  }
}
