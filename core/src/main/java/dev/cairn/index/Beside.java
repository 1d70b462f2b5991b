package dev.cairn.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.util.Arrays;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;

/**
 * Which entries stand beside each other in their episodes. Episodes of several agents may lie among each
 * other in the log; beyond a few strange entries a turn counts as the last one of its kind. What is not
 * eligible is not there: not even as a stranger, else what happened later would change an answer as of a
 * time before.
 */
final class Beside {
  /** Documents in ascending order, and in the same places the keys of their episodes. */
  private final int[] docs;

  private final long[] keys;
  private final Question.Extent extent;

  private Beside(int[] docs, long[] keys, Question.Extent extent) {
    this.docs = docs;
    this.keys = keys;
    this.extent = extent;
  }

  /**
   * @param docs in ascending order, each of them eligible
   * @param eligible documents that may stand beside one
   */
  static Beside of(Snapshot snapshot, int[] docs, Eligible eligible, Question.Extent extent)
      throws IOException {
    int[] near = near(docs, eligible, extent.reach());
    return new Beside(near, keys(snapshot, near), extent);
  }

  /** The documents and all that are eligible within reach, in ascending order. */
  private static int[] near(int[] docs, Eligible eligible, int reach) {
    IntArrayList near = new IntArrayList();
    for (int doc : docs) {
      int last = near.isEmpty() ? -1 : near.topInt();
      int first = doc;
      for (int far = 1; far <= reach && eligible.before(first) > last; far++) {
        first = eligible.before(first);
      }
      int after = 0;
      for (int at = first; at >= 0 && after <= reach; at = eligible.after(at)) {
        if (at > last) {
          near.add(at);
        }
        after += at >= doc ? 1 : 0;
      }
    }
    return near.toIntArray();
  }

  private static long[] keys(Snapshot snapshot, int[] docs) throws IOException {
    long[] keys = new long[docs.length];
    int next = 0;
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      int end = leaf.docBase + leaf.reader().maxDoc();
      NumericDocValues values = Segments.values(leaf, Fields.EPISODE_KEY);
      for (; next < docs.length && docs[next] < end; next++) {
        keys[next] = Segments.value(values, docs[next] - leaf.docBase);
      }
    }
    return keys;
  }

  /** The key of the episode of one of the documents asked about. */
  long key(int doc) {
    return keys[place(doc)];
  }

  private int place(int doc) {
    return Arrays.binarySearch(docs, doc);
  }

  /** The documents around one, as {@link Found.Candidate#beside} has them; -1 where there is none. */
  int[] beside(int doc) {
    int[] beside = new int[2 * extent.turns()];
    Arrays.fill(beside, -1);
    int place = place(doc);
    walk(place, -1, beside);
    walk(place, 1, beside);
    return beside;
  }

  /** All that is eligible within reach was read, so places next to each other are documents that are. */
  private void walk(int from, int step, int[] beside) {
    int turn = 0;
    for (int far = 1, at = from + step;
        far <= extent.reach() && turn < extent.turns() && at >= 0 && at < docs.length;
        far++, at += step) {
      if (keys[at] == keys[from]) {
        turn++;
        beside[step < 0 ? extent.turns() - turn : extent.turns() + turn - 1] = docs[at];
      }
    }
  }
}
