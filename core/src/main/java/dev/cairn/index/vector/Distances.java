package dev.cairn.index.vector;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** How many sign bits each row differs in. Whether a row is accepted is asked only of those that are near. */
final class Distances {
  private final Rows rows;
  private final IntPredicate accepts;
  private final short[] ofRow;
  private final int[] rowsAt;

  Distances(Rows rows, float[] query, IntPredicate accepts) {
    this.rows = rows;
    this.accepts = accepts;
    this.ofRow = rows.signDistances(query);
    this.rowsAt = new int[query.length + 1];
    for (short distance : ofRow) {
      rowsAt[distance]++;
    }
  }

  /** The accepted rows that differ in more than {@code above} and at most {@code upTo} bits. */
  void each(int above, int upTo, IntConsumer row) {
    // Often nothing lies between the two, and then no row need be looked at.
    int end = above < upTo ? ofRow.length : 0;
    for (int i = 0; i < end; i++) {
      if (ofRow[i] <= upTo && ofRow[i] > above && accepts.test(rows.owner(i))) {
        row.accept(i);
      }
    }
  }

  /** A distance within which there are this many accepted rows; the largest there is, if fewer. */
  int within(long wanted) {
    int[] accepted = new int[rowsAt.length];
    int reach = -1;
    long seen = 0;
    // Doubled until enough are accepted, so that a filter that refuses most is paid for by itself.
    for (long most = wanted; reach < rowsAt.length - 1; most *= 2) {
      int next = reaching(most);
      each(reach, next, row -> accepted[ofRow[row]]++);
      for (int distance = reach + 1; distance <= next; distance++) {
        seen += accepted[distance];
        if (seen >= wanted) {
          return distance;
        }
      }
      reach = next;
    }
    return reach;
  }

  /** The smallest distance within which there are this many rows; the largest there is, if fewer. */
  private int reaching(long most) {
    long seen = 0;
    for (int distance = 0; distance < rowsAt.length; distance++) {
      seen += rowsAt[distance];
      if (seen >= most) {
        return distance;
      }
    }
    return rowsAt.length - 1;
  }
}
