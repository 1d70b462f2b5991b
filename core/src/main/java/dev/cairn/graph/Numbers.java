package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Growing, reading and writing of the plain arrays the graph is made of. */
final class Numbers {
  private static final int SMALLEST = 16;

  private Numbers() {}

  /** Room for {@code needed} numbers, with slack, so that growing one by one costs little. */
  static int[] room(int[] numbers, int needed) {
    return needed <= numbers.length ? numbers : Arrays.copyOf(numbers, slack(needed));
  }

  static long[] room(long[] numbers, int needed) {
    return needed <= numbers.length ? numbers : Arrays.copyOf(numbers, slack(needed));
  }

  static double[] room(double[] numbers, int needed) {
    return needed <= numbers.length ? numbers : Arrays.copyOf(numbers, slack(needed));
  }

  private static int slack(int needed) {
    return Math.max(SMALLEST, needed + (needed >> 1));
  }

  static void write(DataOutput out, int[] numbers, int size) throws IOException {
    for (int i = 0; i < size; i++) {
      out.writeInt(numbers[i]);
    }
  }

  static void write(DataOutput out, long[] numbers, int size) throws IOException {
    for (int i = 0; i < size; i++) {
      out.writeLong(numbers[i]);
    }
  }

  static void write(DataOutput out, double[] numbers, int size) throws IOException {
    for (int i = 0; i < size; i++) {
      out.writeLong(Double.doubleToLongBits(numbers[i]));
    }
  }

  static int[] ints(DataInput in, int size) throws IOException {
    int[] numbers = new int[size];
    for (int i = 0; i < size; i++) {
      numbers[i] = in.readInt();
    }
    return numbers;
  }

  static long[] longs(DataInput in, int size) throws IOException {
    long[] numbers = new long[size];
    for (int i = 0; i < size; i++) {
      numbers[i] = in.readLong();
    }
    return numbers;
  }

  static double[] doubles(DataInput in, int size) throws IOException {
    double[] numbers = new double[size];
    for (int i = 0; i < size; i++) {
      numbers[i] = Double.longBitsToDouble(in.readLong());
    }
    return numbers;
  }
}
