package dev.cairn.index.vector;

import java.util.Arrays;

/**
 * Vectors end to end, in blocks so that growing copies nothing large, with their owners and sign bits.
 * Dense: the last row moves into the place of a removed one.
 */
final class Rows {
  static final int PER_BLOCK = 1_024;

  private final int dimensions;
  private final SignBits signBits;
  private float[][] blocks = new float[0][];
  private int[] owners = new int[0];
  private long[] signs = new long[0];
  private int count;

  Rows(int dimensions) {
    this.dimensions = dimensions;
    this.signBits = new SignBits(dimensions);
  }

  int count() {
    return count;
  }

  int blocks() {
    return (count + PER_BLOCK - 1) / PER_BLOCK;
  }

  float[] block(int block) {
    return blocks[block];
  }

  int rowsIn(int block) {
    return Math.min(PER_BLOCK, count - block * PER_BLOCK);
  }

  int owner(int row) {
    return owners[row];
  }

  SignBits signBits() {
    return signBits;
  }

  /** In how many sign bits each row differs from the query. */
  short[] signDistances(float[] query) {
    short[] distances = new short[count];
    signBits.distances(signBits.of(query), signs, distances);
    return distances;
  }

  float dot(DotKernel kernel, float[] query, int row) {
    return kernel.dot(query, blocks[row / PER_BLOCK], offset(row));
  }

  float[] vector(int row) {
    int from = offset(row);
    return Arrays.copyOfRange(blocks[row / PER_BLOCK], from, from + dimensions);
  }

  /** Rough heap in use, in bytes. */
  long footprint() {
    long made = (long) blocks() * PER_BLOCK * dimensions * Float.BYTES;
    return made + (long) owners.length * Integer.BYTES + (long) signs.length * Long.BYTES;
  }

  int add(int owner, float[] vector) {
    int row = count++;
    makeRoom(row);
    System.arraycopy(vector, 0, blocks[row / PER_BLOCK], offset(row), dimensions);
    owners[row] = owner;
    signBits.write(vector, signs, row * signBits.words());
    return row;
  }

  /** Removes a row. The row that was last, if another one, now has its number. */
  void removeBySwap(int row) {
    int last = --count;
    int words = signBits.words();
    if (row != last) {
      System.arraycopy(
          blocks[last / PER_BLOCK], offset(last), blocks[row / PER_BLOCK], offset(row), dimensions);
      owners[row] = owners[last];
      System.arraycopy(signs, last * words, signs, row * words, words);
    }
  }

  private int offset(int row) {
    return row % PER_BLOCK * dimensions;
  }

  private void makeRoom(int row) {
    if (row == owners.length) {
      int grown = Math.max(PER_BLOCK, owners.length + owners.length / 2);
      owners = Arrays.copyOf(owners, grown);
      signs = Arrays.copyOf(signs, Math.multiplyExact(grown, signBits.words()));
    }
    int block = row / PER_BLOCK;
    if (block == blocks.length) {
      blocks = Arrays.copyOf(blocks, Math.max(1, blocks.length * 2));
    }
    if (blocks[block] == null) {
      blocks[block] = new float[PER_BLOCK * dimensions];
    }
  }
}
