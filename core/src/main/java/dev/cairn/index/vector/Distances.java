package dev.cairn.index.vector;

import java.util.function.IntPredicate;

/** How many sign bits each accepted row differs in, and how many rows there are at each distance. */
final class Distances {
  private static final short REFUSED = Short.MAX_VALUE;

  private final short[] ofRow;
  private final int[] rowsAt;

  private Distances(short[] ofRow, int[] rowsAt) {
    this.ofRow = ofRow;
    this.rowsAt = rowsAt;
  }

  static Distances measure(Rows rows, float[] query, IntPredicate accepts) {
    long[] bits = rows.signBits().of(query);
    short[] ofRow = new short[rows.count()];
    int[] rowsAt = new int[query.length + 1];
    for (int row = 0; row < ofRow.length; row++) {
      if (accepts.test(rows.owner(row))) {
        int distance = rows.signDistance(bits, row);
        ofRow[row] = (short) distance;
        rowsAt[distance]++;
      } else {
        ofRow[row] = REFUSED;
      }
    }
    return new Distances(ofRow, rowsAt);
  }

  int of(int row) {
    return ofRow[row];
  }

  /** The smallest distance within which there are this many rows; the largest there is, if fewer. */
  int within(long wanted) {
    long seen = 0;
    for (int distance = 0; distance < rowsAt.length; distance++) {
      seen += rowsAt[distance];
      if (seen >= wanted) {
        return distance;
      }
    }
    return rowsAt.length - 1;
  }
}
