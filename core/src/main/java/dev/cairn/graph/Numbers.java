package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Growing, reading and writing of the plain arrays the graph is made of. */
final class Numbers {
  private static final int SMALLEST = 16;
  private static final int WHOLE_ROWS = 12;
  private static final int BLOCK = 1 << 13;

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
    int more = Math.max(SMALLEST, needed + (needed >> 1));
    // Rows of two or more columns rely on whole rows.
    return more + WHOLE_ROWS - more % WHOLE_ROWS;
  }

  static void write(DataOutput out, int[] numbers, int size) throws IOException {
    write(out, numbers, 0, 1, size);
  }

  /** One column of rows. In blocks: number by number, a large graph would take seconds. */
  static void write(DataOutput out, int[] rows, int column, int width, int size)
      throws IOException {
    byte[] bytes = new byte[BLOCK];
    ByteBuffer block = ByteBuffer.wrap(bytes);
    for (int i = 0; i < size; i++) {
      makeRoom(bytes, block, out);
      block.putInt(rows[i * width + column]);
    }
    flush(bytes, block, out);
  }

  static void write(DataOutput out, long[] numbers, int size) throws IOException {
    write(out, numbers, 0, 1, size);
  }

  static void write(DataOutput out, long[] rows, int column, int width, int size)
      throws IOException {
    byte[] bytes = new byte[BLOCK];
    ByteBuffer block = ByteBuffer.wrap(bytes);
    for (int i = 0; i < size; i++) {
      makeRoom(bytes, block, out);
      block.putLong(rows[i * width + column]);
    }
    flush(bytes, block, out);
  }

  private static void makeRoom(byte[] bytes, ByteBuffer block, DataOutput out) throws IOException {
    if (block.remaining() < Long.BYTES) {
      flush(bytes, block, out);
    }
  }

  private static void flush(byte[] bytes, ByteBuffer block, DataOutput out) throws IOException {
    out.write(bytes, 0, block.position());
    block.clear();
  }

  static int[] ints(DataInput in, int size) throws IOException {
    int[] numbers = new int[size];
    read(in, numbers, 0, 1, size);
    return numbers;
  }

  static void read(DataInput in, int[] rows, int column, int width, int size) throws IOException {
    byte[] bytes = new byte[BLOCK];
    ByteBuffer block = ByteBuffer.wrap(bytes);
    for (int i = 0; i < size; ) {
      fill(bytes, block, in, Math.min(size - i, BLOCK / Integer.BYTES) * Integer.BYTES);
      while (block.hasRemaining()) {
        rows[i++ * width + column] = block.getInt();
      }
    }
  }

  static long[] longs(DataInput in, int size) throws IOException {
    long[] numbers = new long[size];
    read(in, numbers, 0, 1, size);
    return numbers;
  }

  static void read(DataInput in, long[] rows, int column, int width, int size) throws IOException {
    byte[] bytes = new byte[BLOCK];
    ByteBuffer block = ByteBuffer.wrap(bytes);
    for (int i = 0; i < size; ) {
      fill(bytes, block, in, Math.min(size - i, BLOCK / Long.BYTES) * Long.BYTES);
      while (block.hasRemaining()) {
        rows[i++ * width + column] = block.getLong();
      }
    }
  }

  private static void fill(byte[] bytes, ByteBuffer block, DataInput in, int length)
      throws IOException {
    in.readFully(bytes, 0, length);
    block.clear().limit(length);
  }
}
